"""The messages that the code says: they exist, their places are filled, and none is left over."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from marjapussi_gui.system.assets import ENGLISH, read_messages

PACKAGE = Path(__file__).parents[3] / "marjapussi_gui"
TEXTS = read_messages(ENGLISH)
IDS = {key.removesuffix("_one").removesuffix("_other") for key in TEXTS}
PLACE = re.compile(r"\{(\w+)\}")
ROW = re.compile(r"[a-z-]+( [a-z-]+)+")  # ids with spaces between them
SAYING = {"say", "Message"}


def nodes() -> Iterator[tuple[str, ast.AST]]:
    for file in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            yield file.name, node


def calls() -> Iterator[tuple[str, ast.Call, str]]:
    """Yield each call that says a message whose id is written out: file, call and id."""
    for file, node in nodes():
        match node:
            case ast.Call(ast.Name(name), [ast.Constant(str(message)), *_]) if name in SAYING:
                yield file, node, message


def pattern(text: ast.JoinedStr) -> str:
    """Return a regular expression for the ids that an f-string may make."""
    parts = (re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in text.values)
    return "".join(parts)


def places_of(message: str) -> set[str]:
    forms = (TEXTS.get(message + form, "") for form in ("", "_one", "_other"))
    return {place for form in forms for place in PLACE.findall(form)}


def test_every_message_that_is_said_exists() -> None:
    assert [(file, message) for file, _, message in calls() if message not in IDS] == []


def test_every_place_of_a_message_is_filled() -> None:
    lacking = [
        (file, message, place)
        for file, call, message in calls()
        if all(each.arg for each in call.keywords)
        for place in places_of(message) - {each.arg for each in call.keywords}
    ]

    assert lacking == []


def test_every_message_is_said() -> None:
    texts = [str(node.value) for _, node in nodes() if isinstance(node, ast.Constant)]
    written = {each for text in texts for each in (text.split() if ROW.fullmatch(text) else [text])}
    made = {pattern(node) for _, node in nodes() if isinstance(node, ast.JoinedStr)}
    rows = re.compile("|".join(each for each in made if re.match(r"[a-z]+(\\?-[a-z]+)*\\?-", each)))

    assert sorted(each for each in IDS - written if not rows.fullmatch(each)) == []
