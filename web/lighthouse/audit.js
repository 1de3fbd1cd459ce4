// Judges pages with Lighthouse in a running Chromium: node audit.js '{"port": 9222, "urls": [], "settings": {}}'.
// Prints one line of JSON for each page: the score of each category in hundredths, what failed, and some figures.
import lighthouse from 'lighthouse';

const FIGURES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'speed-index'];
const { port, urls, settings } = JSON.parse(process.argv[2]);

/** The audits of a category that count and aren't passed, each with the first places it names. */
function failures(report, category) {
  return category.auditRefs
    .filter(({ id, weight }) => weight > 0 && report.audits[id].score !== null && report.audits[id].score < 0.9)
    .map(({ id }) => `${id}: ${report.audits[id].displayValue ?? report.audits[id].title} ${JSON.stringify(report.audits[id].details?.items ?? []).slice(0, 400)}`);
}

for (const url of urls) {
  const { lhr } = await lighthouse(url, { port, output: 'json', logLevel: 'error', disableFullPageScreenshot: true, ...settings });
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const categories = Object.values(lhr.categories);
  console.log(
    JSON.stringify({
      url: lhr.finalDisplayedUrl,
      scores: Object.fromEntries(categories.map((one) => [one.id, Math.round(one.score * 100)])),
      failed: categories.flatMap((one) => failures(lhr, one)),
      figures: Object.fromEntries(FIGURES.filter((id) => lhr.audits[id]).map((id) => [id, lhr.audits[id].numericValue])),
      benchmark: lhr.environment.benchmarkIndex,
    }),
  );
}
