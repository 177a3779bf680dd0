"""Update and check the translations of the program's texts.

python packaging/translations.py update    writes new sentences into the .ts files, drops old ones
python packaging/translations.py check     fails when a file is not up to date or not complete
"""

import argparse
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
LUPDATE = Path(sysconfig.get_path("scripts")) / "pyside6-lupdate"

sys.path.insert(0, str(ROOT))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("command", choices=("update", "check"))
    if parser.parse_args().command == "update":
        update_translations(TEXT_FOLDER, TRANSLATIONS_FOLDER)
        faults = tuple(untranslated_sentences(TRANSLATIONS_FOLDER))
    else:
        faults = find_problems(TEXT_FOLDER, TRANSLATIONS_FOLDER)
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
