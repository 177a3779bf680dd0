"""The conformance report is complete, and each test that it names exists."""

import re
from pathlib import Path

from marjapussi_gui import __version__

from .print_report import TITLES, page, read_report, verdicts

ROOT = Path(__file__).parents[2]
LEVELS = {"supports", "partially-supports", "does-not-support", "not-applicable"}
NAMED = re.compile(r"(tests/[\w/]+\.py)::(\w+)")
SIZES = {  # how many criteria the catalogue has
    "success_criteria_level_a": 32,
    "success_criteria_level_aa": 24,
    "en_301_549_generic_requirements": 39,
    "en_301_549_software": 31,
    "en_301_549_documentation_and_support_services": 7,
}


def test_every_criterion_has_a_verdict_and_a_test_or_a_reason() -> None:
    chapters = read_report()["chapters"]
    for chapter in TITLES:
        found = list(verdicts(chapters[chapter]))
        assert len({num for num, _, _ in found}) == len(found) == SIZES[chapter], chapter
        for num, level, notes in found:
            assert level in LEVELS, num
            assert notes, num


def test_every_named_test_exists() -> None:
    named = [each for chapter in TITLES for each in NAMED.findall(_notes(chapter))]

    assert len(named) > 60
    for file, test in named:
        assert f"def {test}(" in (ROOT / file).read_text("utf-8"), (file, test)


def test_report_is_about_this_version_and_can_be_printed() -> None:
    report = read_report()

    assert report["product"]["version"] == __version__
    assert page(report).count("\n| ") >= sum(SIZES.values())


def _notes(chapter: str) -> str:
    return "\n".join(notes for _, _, notes in verdicts(read_report()["chapters"][chapter]))
