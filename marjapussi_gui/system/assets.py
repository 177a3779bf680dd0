"""The paths of the program's data files, including its messages."""

import json
from functools import cache
from pathlib import Path

PACKAGE_FOLDER = Path(__file__).parents[1]
ENGLISH = "en"  # the language of texts without a translation
MESSAGE_FILE = "messages/{language}.json"
# for languages in which Qt itself has no translation of its own texts
QT_MESSAGE_FILE = "messages/qt/{language}.json"


def asset_path(name: str) -> Path:
    """Return the path of an asset: in the installed package, or beside it in a checkout."""
    installed = PACKAGE_FOLDER / "assets"
    return (installed if installed.exists() else PACKAGE_FOLDER.parent / "assets") / name


def message_path(language: str) -> Path:
    return asset_path(MESSAGE_FILE.format(language=language))


def qt_message_path(language: str) -> Path:
    """Return the path of our translation of Qt's own texts.

    The file exists only for languages that Qt itself doesn't have.
    """
    return asset_path(QT_MESSAGE_FILE.format(language=language))


def available_languages() -> tuple[str, ...]:
    """Return the codes of the languages with messages, English first."""
    return ENGLISH, *sorted(
        file.stem for file in message_path("*").parent.glob("*.json") if file.stem != ENGLISH
    )


@cache
def read_messages(language: str) -> dict[str, str]:
    """Return the texts of a language by id, with English ones in place of missing texts.

    Placeholders are written as in Python: {name}.
    """
    content = message_path(language).read_text(encoding="utf-8")
    texts: dict[str, str] = json.loads(content.replace("{{", "{").replace("}}", "}"))
    return texts if language == ENGLISH else read_messages(ENGLISH) | texts
