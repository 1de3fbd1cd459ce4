"""The report of the server benchmark: medians, thresholds and ratios."""

from __future__ import annotations

from bench.server.report import Figure, all_figures, ratios, summary


def test_a_figure_is_the_median_over_the_rounds() -> None:
    figure = Figure("cost", "µs", [310.0, 290.0, 900.0])
    assert figure.value == 310.0
    assert figure.spread() == "290 µs – 900 µs"


def test_the_summary_lists_only_figures_with_a_threshold() -> None:
    figures = [Figure("a", "", [0.7], 0.75), Figure("b", "", [1.3], 1.25), Figure("c", "µs", [100.0])]
    head, met, missed = summary(figures).splitlines()
    assert met.split() == ["a", "0.70", "≤", "0.75", "met"]
    assert missed.split() == ["b", "1.30", "≤", "1.25", "missed"]
    assert "c" not in summary(figures).replace(head, "")
    assert len(all_figures(figures).splitlines()) == 1 + len(figures)


def test_a_figure_at_its_threshold_meets_it() -> None:
    assert Figure("a", "ms", [1.0], 1.0).is_met()


def test_there_is_no_summary_without_thresholds() -> None:
    assert summary([Figure("c", "µs", [100.0])]) == ""


def test_ratios_compare_the_same_rounds() -> None:
    assert ratios([100.0, 300.0], [200.0, 200.0]) == [0.5, 1.5]
