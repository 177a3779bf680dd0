"""Text files for sharing a game's house rules."""

import json
from collections.abc import Mapping

from ...engine.errors import MarjapussiError
from ...engine.frozen import frozen
from ...engine.game import Variant
from ...engine.options import Option, OptionValue
from ...engine.rules import option_values
from ...engine.strict_json import InvalidJsonError, UnexpectedJsonError, loads
from ..text import games, house_rule_labels, rules_file_text
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
    """Return the text of a file that contains these rules."""
    whole = {FORMAT_KEY: VERSION, "game": variant.key, "name": rules.name, "rules": rules.values}
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


def parse_rules(data: bytes, variant: Variant) -> RulesFile:
    """Parse a file of house rules. Missing options get their defaults.

    Raise RulesFileError if the file is invalid.
    """
    if len(data) > MAX_BYTES:
        raise RulesFileError(rules_file_text.file_too_large_text())
    whole = _parse_document(data)
    _check_game(whole["game"], variant)
    name = clean_name(whole["name"])
    if not name:
        raise RulesFileError(rules_file_text.missing_name_text(MAX_NAME_LENGTH))
    values = _parse_values(whole["rules"], variant)
    clashes = variant.conflicts(variant.create_rules(values))
    if clashes:
        raise RulesFileError(
            rules_file_text.conflicting_rules_text(
                house_rule_labels.conflict_sentence(clashes[0].reason)
            )
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
        raise RulesFileError(rules_file_text.file_ambiguous_text()) from None
    except InvalidJsonError:
        raise RulesFileError(rules_file_text.not_a_rules_file_text()) from None
    if not isinstance(whole, dict) or FORMAT_KEY not in whole:
        raise RulesFileError(rules_file_text.not_a_rules_file_text())
    if type(whole[FORMAT_KEY]) is not int or whole[FORMAT_KEY] != VERSION:
        raise RulesFileError(rules_file_text.other_version_text())
    if whole.keys() != REQUIRED_KEYS:
        raise RulesFileError(rules_file_text.file_incomplete_text())
    return whole


def _check_game(key: object, variant: Variant) -> None:
    if key == variant.key:
        return
    raise RulesFileError(rules_file_text.other_game_text(games.game_introduction(variant.key).name))


def _parse_values(rules: object, variant: Variant) -> Mapping[str, OptionValue]:
    if not isinstance(rules, dict):
        raise RulesFileError(rules_file_text.file_incomplete_text())
    known = {each.key: each for each in variant.options}
    for key in rules:
        if key not in known:
            game, shown_key = (
                games.game_introduction(variant.key).name,
                shorten(key, MAX_FILE_LENGTH),
            )
            raise RulesFileError(rules_file_text.unknown_rule_text(game, shown_key))
    return {key: _parse_value(known[key], value) for key, value in rules.items()}


def _parse_value(option: Option, value: object) -> OptionValue:
    if not option.accepts(value):
        raise RulesFileError(
            rules_file_text.invalid_value_text(
                house_rule_labels.rule_label(option.key), shorten(str(value), MAX_FILE_LENGTH)
            )
        )
    assert isinstance(value, bool | int | str)
    return value
