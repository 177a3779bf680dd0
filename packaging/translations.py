"""Check the messages of all languages, and keep them in step with English.

python packaging/translations.py check           fails where a translation is missing, or was made
                                                 from another English text, or a guide is outdated
python packaging/translations.py confirm ID ...  notes that the translations of these messages fit
                                                 the English of today, and puts all files in order
python packaging/translations.py rename OLD NEW  renames a message in all languages and in the code
python packaging/translations.py guides          writes the table of keys into the guides
"""

import argparse
import hashlib
import json
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MESSAGE_FOLDER = ROOT / "assets" / "messages"
GUIDE_FOLDER = ROOT / "assets" / "guide"
CODE_FOLDERS = (ROOT / "marjapussi_gui", ROOT / "tests")
ENGLISH = "en"
HASH_MARK = "#"  # ends the key of the hash of the English text that a translation was made from
FORMS = ("", "_one", "_other")
TABLE = re.compile(r"^\|.*(?:\n\|.*)*$", re.MULTILINE)

Messages = dict[str, str]  # texts by id, and in translations also hashes by id and HASH_MARK


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("check", help="fail where a translation or a guide is not up to date")
    confirming = commands.add_parser("confirm", help="note that translations fit the English text")
    confirming.add_argument("ids", nargs="*", metavar="ID")
    renaming = commands.add_parser("rename", help="rename a message in all files and in the code")
    renaming.add_argument("old")
    renaming.add_argument("new")
    commands.add_parser("guides", help="write the table of keys into the guides")
    arguments = parser.parse_args()
    match arguments.command:
        case "confirm":
            confirm(MESSAGE_FOLDER, arguments.ids)
        case "rename":
            rename(MESSAGE_FOLDER, CODE_FOLDERS, arguments.old, arguments.new)
        case "guides":
            for guide, text in guides_with_keys(GUIDE_FOLDER):
                guide.write_text(text, encoding="utf-8")
    faults = *find_faults(MESSAGE_FOLDER), *outdated_guides(GUIDE_FOLDER)
    print(*faults, sep="\n", end="\n" if faults else "")
    sys.exit(bool(faults))


def text_hash(text: str) -> str:
    """Return four digits by which a change of an English text is noticed."""
    return hashlib.sha256(text.encode()).hexdigest()[:4]


def read_messages(folder: Path) -> dict[str, Messages]:
    """Return all messages by language, English first."""
    files = sorted(folder.glob("*.json"), key=lambda file: (file.stem != ENGLISH, file.stem))
    return {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in files}


def find_faults(folder: Path) -> Iterator[str]:
    """Yield each translation that is missing, outdated, or of a message that is gone."""
    english, *others = read_messages(folder).items()
    texts = english[1]
    for language, messages in others:
        for key, text in texts.items():
            if not messages.get(key):
                yield f"{language}: {key} has no translation: {text}"
            elif messages.get(key + HASH_MARK) != text_hash(text):
                yield f"{language}: {key} was made from another English text than: {text}"
        for key in messages:
            if key.removesuffix(HASH_MARK) not in texts:
                yield f"{language}: {key} is gone in English"


def confirm(folder: Path, ids: Iterable[str]) -> None:
    """Note that the translations of these messages fit, and write all files in one order."""
    messages = read_messages(folder)
    english = messages[ENGLISH]
    confirmed = {each + form for each in ids for form in FORMS}
    for language, texts in messages.items():
        for key in confirmed & english.keys() & texts.keys() if language != ENGLISH else ():
            texts[key + HASH_MARK] = text_hash(english[key])
        _write(folder / f"{language}.json", texts, english)


def rename(folder: Path, code_folders: Iterable[Path], old: str, new: str) -> None:
    """Rename a message in all languages, and where its id stands in the code."""
    keys = {old + form + mark: new + form + mark for form in FORMS for mark in ("", HASH_MARK)}
    for language, texts in read_messages(folder).items():
        renamed = {keys.get(key, key): text for key, text in texts.items()}
        _write(folder / f"{language}.json", renamed, renamed)
    quoted = re.compile(rf"""(?<=["']){re.escape(old)}(?=["'])""")
    for file in (each for root in code_folders for each in root.rglob("*.py")):
        code = file.read_text(encoding="utf-8")
        if quoted.search(code):
            file.write_text(quoted.sub(new, code), encoding="utf-8")


def _write(file: Path, texts: Messages, order: Mapping[str, str]) -> None:
    """Write one message a line, with the hash of its English text beside it."""
    known = [key for key in order if key in texts and not key.endswith(HASH_MARK)]
    lines = (
        ", ".join(
            f"{_quoted(key)}: {_quoted(texts[key])}"
            for key in (each, each + HASH_MARK)
            if key in texts
        )
        for each in known
    )
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8", newline="\n")


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


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
    install_language(app, ENGLISH)


def outdated_guides(folder: Path) -> Iterator[str]:
    """Yield a message for each guide with an outdated table of keyboard shortcuts."""
    for file, text in guides_with_keys(folder):
        if file.read_text("utf-8") != text:
            yield f"{file.name} is not up to date: run packaging/translations.py guides"


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


if __name__ == "__main__":
    main()
