"""Update and check the translations of the program's texts.

python packaging/translations.py update    writes new sentences into the .ts files, drops old ones,
                                           and writes the table of keys into the guides
python packaging/translations.py check     fails when a file is not up to date or not complete
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

ROOT = Path(__file__).resolve().parent.parent
TEXT_FOLDER = ROOT / "marjapussi_gui" / "ui" / "text"
TRANSLATIONS_FOLDER = ROOT / "assets" / "translations"
GUIDE_FOLDER = ROOT / "assets" / "guide"
TABLE = re.compile(r"^\|.*(?:\n\|.*)*$", re.MULTILINE)
LUPDATE = Path(sysconfig.get_path("scripts")) / "pyside6-lupdate"

sys.path.insert(0, str(ROOT))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("command", choices=("update", "check"))
    if parser.parse_args().command == "update":
        update_translations(TEXT_FOLDER, TRANSLATIONS_FOLDER)
        for guide, text in guides_with_keys(GUIDE_FOLDER):
            guide.write_text(text, encoding="utf-8")
        faults = tuple(untranslated_sentences(TRANSLATIONS_FOLDER))
    else:
        faults = (
            *find_problems(TEXT_FOLDER, TRANSLATIONS_FOLDER),
            *outdated_guides(GUIDE_FOLDER),
        )
    for fault in faults:
        print(fault)
    sys.exit(bool(faults))


def update_translations(wording: Path, translations: Path) -> None:
    """Update every .ts file with the texts of the source folder and of the engine."""
    with tempfile.TemporaryDirectory() as folder:
        generated = Path(folder) / "engine_sentences.py"
        generated.write_text("\n".join(_translate_calls()), encoding="utf-8")
        files = sorted(map(str, translations.glob("*.ts")))
        sources = [*sorted(map(str, wording.rglob("*.py"))), str(generated)]
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
                *sources,
                "-ts",
                *files,
            ],
            check=True,
            stdout=subprocess.DEVNULL,
        )


def find_problems(wording: Path, translations: Path) -> tuple[str, ...]:
    """Return the files that an update would change, and the texts without a translation."""
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
    """Yield file, context and text of every missing translation."""
    for file in sorted(translations.glob("*.ts")):
        for context in ET.parse(file).getroot().iter("context"):  # noqa: S314 - a file of our own
            for message in context.iter("message"):
                translation = message.find("translation")
                if translation is None or translation.get("type") or not translation.text:
                    name, source = context.findtext("name"), message.findtext("source")
                    yield f"{file.name}: {name}: {source}"


def guides_with_keys(folder: Path) -> Iterator[tuple[Path, str]]:
    """Yield each guide with its text, in which the only table has the keys of all commands."""
    from PySide6.QtCore import QCoreApplication

    from marjapussi_gui.ui.common.languages import install_language

    app = QCoreApplication.instance() or QCoreApplication([])
    for file in sorted(folder.glob("*.md")):
        install_language(app, file.stem)
        before, after = TABLE.split(file.read_text("utf-8"))
        yield file, before + _key_table() + after
    install_language(app, "en")


def outdated_guides(folder: Path) -> Iterator[str]:
    """Yield a message for each guide whose table of keys is not that of the program."""
    for file, text in guides_with_keys(folder):
        if file.read_text("utf-8") != text:
            yield f"{file.name} is not up to date: run packaging/translations.py update"


def _key_table() -> str:
    """Return the table of keys in the current language, in Markdown."""
    from marjapussi_gui.ui.text.about_text import key_rows, key_table_header
    from marjapussi_gui.ui.text.commands import COMMANDS, KeyGroup

    keys = {each.command: _localized_key(each.key) for each in COMMANDS}
    rows = [row for group in (None, *KeyGroup) for row in key_rows(group, keys)]
    table = (key_table_header(), ("---", "---"), *rows)
    return "\n".join(f"| {' | '.join(row)} |" for row in table)


def _localized_key(key: str) -> str:
    """Return a shortcut as the keyboards of the current language name it."""
    from PySide6.QtCore import QCoreApplication

    return "+".join(QCoreApplication.translate("QShortcut", part) for part in key.split("+"))


def engine_sentences() -> Iterator[tuple[str, str]]:
    """Yield context and text of each rule, preset and conflict of the engine."""
    from marjapussi_gui.engine.games import VARIANTS
    from marjapussi_gui.engine.rule_conflicts import RULE_CONFLICTS

    for variant in VARIANTS:
        for option in variant.options:
            yield "Rules", option.description
            yield "Rules", option.where_played
        for preset in variant.presets:
            yield "Presets", preset.name
    for clash in RULE_CONFLICTS:
        yield "Rules", clash.reason


def _translate_calls() -> list[str]:
    """Return calls of translate with the engine's texts, for lupdate to find."""
    return [f"translate({a!r}, {b!r})" for a, b in dict.fromkeys(engine_sentences())]


if __name__ == "__main__":
    main()
