"""Text files for sharing a game's house rules."""

import json
from collections.abc import Mapping

from ...engine.errors import MarjapussiError
from ...engine.frozen import frozen
from ...engine.game import Variant
from ...engine.options import Option, OptionValue
from ...engine.rules import option_values
from ...engine.strict_json import InvalidJsonError, UnexpectedJsonError, loads
from ..text import games, house_rules_text
from ..text.i18n import say
from ..text.sanitizing import MAX_FILE_LENGTH, shorten

FORMAT_KEY, VERSION = "marjapussi-rules", 1
REQUIRED_KEYS = {FORMAT_KEY, "game", "name", "rules"}
MAX_BYTES = 65536
MAX_NAME_LENGTH = 60


class RulesFileError(MarjapussiError, ValueError):
    """A file doesn't contain valid house rules for the game. The message is meant for players."""


@frozen
class RulesFile:
    """The content of a file: house rules, and the name that their author gave them."""

    name: str
    values: dict[str, OptionValue]


def format_rules(variant: Variant, rules: RulesFile) -> str:
    whole = {FORMAT_KEY: VERSION, "game": variant.key, "name": rules.name, "rules": rules.values}
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


def parse_rules(data: bytes, variant: Variant) -> RulesFile:
    """Parse a file of house rules. Missing options get their defaults.

    Raise RulesFileError if the file is invalid.
    """
    if len(data) > MAX_BYTES:
        raise RulesFileError(say("file-too-large"))
    whole = _parse_document(data)
    _check_game(whole["game"], variant)
    name = clean_name(whole["name"])
    if not name:
        raise RulesFileError(say("missing-name", longest=MAX_NAME_LENGTH))
    values = _parse_values(whole["rules"], variant)
    clashes = variant.conflicts(variant.create_rules(values))
    if clashes:
        raise RulesFileError(
            say("conflicting-rules", why=house_rules_text.conflict_sentence(clashes[0]))
        )
    return RulesFile(name, option_values(variant.create_rules(values), variant.options))


def clean_name(name: object) -> str:
    """Return a name without spaces at the ends; empty if it can't be displayed."""
    if not isinstance(name, str):
        return ""
    name = name.strip()
    return name if len(name) <= MAX_NAME_LENGTH and name.isprintable() else ""


def _parse_document(data: bytes) -> dict[str, object]:
    try:
        whole = loads(data)
    except UnexpectedJsonError:
        raise RulesFileError(say("file-ambiguous")) from None
    except InvalidJsonError:
        raise RulesFileError(say("not-a-rules-file")) from None
    if not isinstance(whole, dict) or FORMAT_KEY not in whole:
        raise RulesFileError(say("not-a-rules-file"))
    if type(whole[FORMAT_KEY]) is not int or whole[FORMAT_KEY] != VERSION:
        raise RulesFileError(say("other-version"))
    if whole.keys() != REQUIRED_KEYS:
        raise RulesFileError(say("file-incomplete"))
    return whole


def _check_game(key: object, variant: Variant) -> None:
    if key == variant.key:
        return
    raise RulesFileError(say("other-game", game=games.game_introduction(variant.key).name))


def _parse_values(rules: object, variant: Variant) -> Mapping[str, OptionValue]:
    if not isinstance(rules, dict):
        raise RulesFileError(say("file-incomplete"))
    known = {each.key: each for each in variant.options}
    for key in rules:
        if key not in known:
            game, shown_key = (
                games.game_introduction(variant.key).name,
                shorten(key, MAX_FILE_LENGTH),
            )
            raise RulesFileError(say("unknown-rule", game=game, key=shown_key))
    return {key: _parse_value(known[key], value) for key, value in rules.items()}


def _parse_value(option: Option, value: object) -> OptionValue:
    if not option.accepts(value):
        raise RulesFileError(
            say(
                "invalid-value",
                rule=house_rules_text.rule_label(option.key),
                value=shorten(str(value), MAX_FILE_LENGTH),
            )
        )
    assert isinstance(value, bool | int | str)
    return value
