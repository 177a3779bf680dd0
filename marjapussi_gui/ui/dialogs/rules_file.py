"""House rules as a text file for one game, with strict parsing."""

import json
from collections.abc import Mapping

from ...engine.frozen import frozen
from ...engine.game import Variant
from ...engine.options import Option, Value
from ...engine.rules import values_of
from ...engine.strict_json import BadJson, NotJson, loads
from ..wording import games, options, rules_files
from ..wording.others import FILE, shown

MARK, VERSION = "marjapussi-rules", 1
KEYS = {MARK, "game", "name", "rules"}
MOST_BYTES = 65536
LONGEST_NAME = 60


class BadFile(ValueError):
    """A file that holds no valid house rules for this game; the message is for the player."""


@frozen
class RulesFile:
    """House rules under the name that their author gave them."""

    name: str
    values: dict[str, Value]


def rules_text(variant: Variant, rules: RulesFile) -> str:
    """Return the text of a rules file."""
    whole = {MARK: VERSION, "game": variant.key, "name": rules.name, "rules": rules.values}
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


def read_rules(data: bytes, variant: Variant) -> RulesFile:
    """Parse a rules file; missing options have their defaults. Raise RulesFileError if invalid."""
    if len(data) > MOST_BYTES:
        raise BadFile(rules_files.file_too_long())
    whole = _whole(data)
    _check_game(whole["game"], variant)
    name = fit_name(whole["name"])
    if not name:
        raise BadFile(rules_files.file_without_name(LONGEST_NAME))
    values = _values(whole["rules"], variant)
    clashes = variant.clashes(variant.rules(values))
    if clashes:
        raise BadFile(rules_files.file_contradicts(options.clash(clashes[0].why)))
    return RulesFile(name, values_of(variant.rules(values), variant.options))


def fit_name(name: object) -> str:
    """Return the name without surrounding spaces, or an empty string if it can't be shown."""
    if not isinstance(name, str):
        return ""
    name = name.strip()
    return name if len(name) <= LONGEST_NAME and name.isprintable() else ""


def _whole(data: bytes) -> dict[str, object]:
    try:
        whole = loads(data)
    except BadJson:
        raise BadFile(rules_files.file_ambiguous()) from None
    except NotJson:
        raise BadFile(rules_files.file_not_rules()) from None
    if not isinstance(whole, dict) or MARK not in whole:
        raise BadFile(rules_files.file_not_rules())
    if type(whole[MARK]) is not int or whole[MARK] != VERSION:
        raise BadFile(rules_files.file_of_other_version())
    if whole.keys() != KEYS:
        raise BadFile(rules_files.file_incomplete())
    return whole


def _check_game(key: object, variant: Variant) -> None:
    if key == variant.key:
        return
    raise BadFile(rules_files.file_of_other_game(games.introduction(variant.key).name))


def _values(rules: object, variant: Variant) -> Mapping[str, Value]:
    if not isinstance(rules, dict):
        raise BadFile(rules_files.file_incomplete())
    known = {each.key: each for each in variant.options}
    return {key: _value(known.get(key), key, value) for key, value in rules.items()}


def _value(option: Option | None, key: str, value: object) -> Value:
    if option is None:
        raise BadFile(rules_files.file_with_unknown_rule(shown(key, FILE)))
    if not option.accepts(value):
        raise BadFile(rules_files.file_with_bad_value(options.label(key), shown(str(value), FILE)))
    assert isinstance(value, bool | int | str)
    return value
