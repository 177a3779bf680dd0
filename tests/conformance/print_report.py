"""Print the conformance report as a page in Markdown: python -m tests.conformance.print_report"""

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("report.json")
TITLES = {
    "success_criteria_level_a": "WCAG 2.2, level A",
    "success_criteria_level_aa": "WCAG 2.2, level AA",
    "en_301_549_generic_requirements": "EN 301 549, chapter 5",
    "en_301_549_software": "EN 301 549, chapter 11",
    "en_301_549_documentation_and_support_services": "EN 301 549, chapter 12",
}


def read_report() -> dict[str, Any]:
    report: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return report


def verdicts(chapter: Mapping[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Yield the number, level and remarks of each criterion of a chapter."""
    for criterion in chapter.get("criteria", ()):
        for component in criterion["components"]:
            adherence = component["adherence"]
            yield criterion["num"], adherence["level"], adherence["notes"]


def page(report: Mapping[str, Any]) -> str:
    product = report["product"]
    lines = [
        f"# {report['title']}",
        f"{product['name']} {product['version']}, {report['report_date']}. {report['notes']}",
        report["evaluation_methods_used"],
    ]
    for chapter, title in TITLES.items():
        rows = verdicts(report["chapters"][chapter])
        table = [f"| {num} | {level} | {notes} |" for num, level, notes in rows]
        lines.append("\n".join((f"## {title}\n", "| | | |\n| --- | --- | --- |", *table)))
    return "\n\n".join(lines)


if __name__ == "__main__":
    sys.stdout.write(f"{page(read_report())}\n")
