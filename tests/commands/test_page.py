"""page: a hand or a match as a web page, and one sentence where that can't be."""

from pathlib import Path

import pytest

from marjapussi_gui.commands.cli import main
from marjapussi_gui.engine.games import find_variant
from tests.ui.sharing.shared_records import random_record


@pytest.fixture
def record(tmp_path: Path) -> str:
    path = tmp_path / "match.marja"
    path.write_text(random_record(find_variant("tuppi"), 4).text(), encoding="utf-8")
    return str(path)


def test_page_is_printed(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["page", record, "--hand", "1", "--seat", "2", "--lang", "en"]) == 0

    page, err = capsys.readouterr()
    assert (err, page.count("<article>")) == ("", 1)
    assert "Only what Helvi saw" in page


def test_page_is_written_in_a_language(record: str, tmp_path: Path) -> None:
    file = tmp_path / "page.html"

    assert main(["page", record, "--all", "--lang", "fi", "-o", str(file)]) == 0

    page = file.read_text(encoding="utf-8")
    assert '<html lang="fi">' in page
    assert page.count("<article>") == 2


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--hand 3", "there's no hand 3, only 1, 2"),
        ("--seat 4", "there's no seat 4, only 0, 1, 2, 3"),
    ],
)
def test_what_is_not_there_is_refused(
    record: str, capsys: pytest.CaptureFixture[str], arguments: str, sentence: str
) -> None:
    assert main(["page", record, *arguments.split()]) == 1

    assert ("", f"marjapussi: {record}: {sentence}\n") == tuple(capsys.readouterr())


def test_a_record_without_cards_is_refused(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = Path(record)
    path.write_text(path.read_text(encoding="utf-8").split("\n")[0] + "\n", encoding="utf-8")

    assert main(["page", record]) == 1

    assert capsys.readouterr().err == f"marjapussi: {record}: no cards have been dealt\n"
