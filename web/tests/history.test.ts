import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { Catalogue } from '../src/i18n/catalogue';
import { historyText } from '../src/i18n/history';
import type { TableStatus } from '../src/state/my-tables.svelte';

const NOW = new Date(2026, 5, 15, 12).getTime();
const DAY = 86_400_000;

function written(lang: string, row: Partial<TableStatus>): string {
  const catalogue = new Catalogue(lang);
  catalogue.add(readFileSync(`${resolve('..')}/src/ludoteca/i18n/web/${lang}.ftl`, 'utf8'));
  return historyText({ id: 'x', seats: [0], ended: NOW, ...row }, catalogue.say, lang, NOW);
}

const result = (winners: number[], scores: number[]) => ({ winners, scores, reason: 'points' });

test('a finished game has its result, score, date and change of the rating', () => {
  expect(written('en', { result: result([0], [1, 0]), ratingChange: 162 })).toBe('Won 1–0 · today · +162');
  expect(written('en', { result: result([1], [12, 30, 18]), ended: NOW - DAY, ratingChange: -8 })).toBe('Lost 12–30–18 · yesterday · −8');
  expect(written('en', { result: result([0, 1], [9, 9]), ended: NOW - 3 * DAY })).toBe('Shared win 9–9 · 3 days ago');
  expect(written('en', { result: result([], [0, 0]), ended: NOW - 40 * DAY })).toBe('No winner 0–0 · May 6, 2026');
  expect(written('en', { seats: [], result: result([1], [0, 1]) })).toBe('Finished 1–0 · today');
  expect(written('en', {})).toBe('Finished · today');
});

test('the history is written in every language', () => {
  const row = { result: result([0], [-3, -5]), ratingChange: 12 };
  expect(['it', 'fr', 'es'].map((lang) => written(lang, row))).toEqual(['Vinta −3–−5 · oggi · +12', 'Gagnée −3–−5 · aujourd’hui · +12', 'Ganada −3–−5 · hoy · +12']);
});
