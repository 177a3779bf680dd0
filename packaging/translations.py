"""Update and check the translations of the program's texts.

python packaging/translations.py update       writes new messages into the .ts files, drops old ones
                                              and writes the table of keys into the guides
python packaging/translations.py check        fails when a file is not up to date or not complete
python packaging/translations.py reword FILE  changes the English of messages everywhere at once
"""

import argparse
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

from messages import Message, read_messages
from rewording import RewordingError, plan_changes, read_rewordings

ROOT = Path(__file__).resolve().parent.parent
ENGINE_FOLDER = ROOT / "marjapussi_gui" / "engine"
TEXT_FOLDER = ROOT / "marjapussi_gui" / "ui" / "text"
TRANSLATIONS_FOLDER = ROOT / "assets" / "translations"
GUIDE_FOLDER = ROOT / "assets" / "guide"
TABLE = re.compile(r"^\|.*(?:\n\|.*)*$", re.MULTILINE)
LUPDATE = Path(sysconfig.get_path("scripts")) / "pyside6-lupdate"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("update", help="write new messages into the .ts files, drop old ones")
    commands.add_parser("check", help="fail when a file is not up to date or not complete")
    reword_parser = commands.add_parser("reword", help="change the English of messages everywhere")
    reword_parser.add_argument("file", type=Path, help="JSON lines, see packaging/README.md")
    arguments = parser.parse_args()
    if arguments.command == "check":
        faults = (
            *find_problems(TEXT_FOLDER, TRANSLATIONS_FOLDER),
            *outdated_guides(GUIDE_FOLDER),
        )
    else:
        to_review = reword(arguments.file) if arguments.command == "reword" else ()
        update_translations(TEXT_FOLDER, TRANSLATIONS_FOLDER)
        for guide, text in guides_with_keys(GUIDE_FOLDER):
            guide.write_text(text, encoding="utf-8")
        for message in to_review:
            print(message)
        faults = tuple(untranslated_sentences(TRANSLATIONS_FOLDER))
    for fault in faults:
        print(fault)
    sys.exit(bool(faults))


def reword(file: Path) -> tuple[str, ...]:
    """Carry out the rewordings in a file. Return the translations that must be read again."""
    sources = (TEXT_FOLDER, ENGINE_FOLDER)
    try:
        changes = plan_changes(read_rewordings(file), sources, TRANSLATIONS_FOLDER, ROOT / "tests")
    except RewordingError as error:
        sys.exit(f"Nothing is changed:\n{error}")
    changes.write()
    return tuple(
        f"to be read again in {', '.join(languages)}: {message}"
        for message, languages in changes.to_review.items()
    )


def update_translations(text: Path, translations: Path, engine: Path = ENGINE_FOLDER) -> None:
    """Update every .ts file with the messages of two source folders."""
    messages = (*read_messages(text), *read_messages(engine))
    with tempfile.TemporaryDirectory() as folder:
        calls = Path(folder) / "calls.py"  # all messages, in a form that lupdate understands
        calls.write_text("\n".join(dict.fromkeys(map(_translate_call, messages))), encoding="utf-8")
        subprocess.run(
            [
                str(LUPDATE),
                "-tr-function-alias",
                "translate+=translate",
                "-locations",
                "none",
                "-no-obsolete",
                "-disable-heuristic",
                "similartext",
                str(calls),
                "-ts",
                *sorted(map(str, translations.glob("*.ts"))),
            ],
            check=True,
            stdout=subprocess.DEVNULL,
        )


def find_problems(wording: Path, translations: Path) -> tuple[str, ...]:
    """Return the files that an update would change, and the messages without a translation."""
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder)
        for file in translations.glob("*.ts"):
            shutil.copy(file, fresh)
        update_translations(wording, fresh)
        stale = tuple(
            f"{file.name} is not up to date: run packaging/translations.py update"
            for file in sorted(translations.glob("*.ts"))
            if file.read_bytes() != (fresh / file.name).read_bytes()
        )
        return stale + tuple(untranslated_sentences(fresh))


def untranslated_sentences(translations: Path) -> Iterator[str]:
    """Yield file, context and text of each message without a translation or without all forms."""
    for file in sorted(translations.glob("*.ts")):
        for context in ET.parse(file).getroot().iter("context"):  # noqa: S314 - a file of our own
            for message in context.iter("message"):
                translation = message.find("translation")
                if translation is None or translation.get("type") or not _has_all_forms(message):
                    name, source = context.findtext("name"), message.findtext("source")
                    yield f"{file.name}: {name}: {source}"


def _has_all_forms(message: ET.Element) -> bool:
    """Return whether all forms of a translation have a text.

    An update creates as many forms as the language has.
    """
    forms = message.findall("translation/numerusform") or message.findall("translation")
    return all(each.text for each in forms)


def guides_with_keys(folder: Path) -> Iterator[tuple[Path, str]]:
    """Yield each guide, and its text with the current table of keyboard shortcuts.

    This table must be the only one in a guide.
    """
    from PySide6.QtCore import QCoreApplication

    from marjapussi_gui.ui.common.languages import install_language

    app = QCoreApplication.instance() or QCoreApplication([])
    for file in sorted(folder.glob("*.md")):
        install_language(app, file.stem)
        before, after = TABLE.split(file.read_text("utf-8"))
        yield file, before + _key_table() + after
    install_language(app, "en")


def outdated_guides(folder: Path) -> Iterator[str]:
    """Yield a message for each guide with an outdated table of keyboard shortcuts."""
    for file, text in guides_with_keys(folder):
        if file.read_text("utf-8") != text:
            yield f"{file.name} is not up to date: run packaging/translations.py update"


def _key_table() -> str:
    """Return the keyboard shortcuts as a Markdown table, in the current language."""
    from marjapussi_gui.ui.text.about_text import key_rows, key_table_header
    from marjapussi_gui.ui.text.commands import COMMANDS, KeyGroup

    keys = {each.command: _localized_key(each.key) for each in COMMANDS}
    rows = [row for group in (None, *KeyGroup) for row in key_rows(group, keys)]
    table = (key_table_header(), ("---", "---"), *rows)
    return "\n".join(f"| {' | '.join(row)} |" for row in table)


def _localized_key(key: str) -> str:
    """Return a shortcut with the names of keys on keyboards for the current language."""
    from PySide6.QtCore import QCoreApplication

    return "+".join(QCoreApplication.translate("QShortcut", part) for part in key.split("+"))


def _translate_call(message: Message) -> str:
    arguments = [*message.key, *([2] if message.has_number else [])]
    return f"translate({', '.join(map(repr, arguments))})"


if __name__ == "__main__":
    main()
