"""The house rules of a table in words: all that differ from the defaults."""

from collections.abc import Mapping
from types import MappingProxyType

from ...engine.game import Game, Variant
from ...engine.options import BadRules, Option, Value
from ...engine.rules import values_of
from .markup import paragraph, section, table
from .options import label, preset_name, value_name
from .others import PRESET, shown
from .tongue import counted, once_a_language, translate


def house_rules(game: Game) -> str:
    """Return a table of the house rules that differ from their defaults."""
    chosen = game.options
    rows = [
        _row(option, chosen[option.key])
        for option in game.variant.options
        if chosen[option.key] != option.default
    ]
    title = translate("Rules page", "House rules")
    if not rows:
        return section(title, paragraph(translate("Rules page", "All rules are the usual ones.")))
    header = translate("Rules page", "House rule"), translate("Rules page", "At this table")
    return section(title, table(header, rows))


def _row(option: Option, value: Value) -> tuple[str, ...]:
    """Return the cells of a house rule; one sentence if the rule is switched off."""
    if value is False and option.key in _without():
        return (_without()[option.key],)
    return label(option.key), value_name(option.key, value)


@once_a_language
def _without() -> dict[str, str]:
    return {
        "must_head": translate("Rules page", "Nobody need beat the best card of a trick."),
        "must_trump": translate("Rules page", "A player who cannot follow suit may play any card."),
        "ace_shows": translate("Rules page", "No ace must be played to the first trick."),
        "half_bluff": translate(
            "Rules page",
            "Only a player who holds the other half may ask for a half, and only in a suit "
            "that is not made yet.",
        ),
        "kitty_open": translate("Rules page", "Only the declarer sees the kitty."),
        "round_others": translate("Rules page", "What the others took is not rounded."),
        "porvoo": translate("Rules page", "A side without a trick keeps its points."),
        "sooli": translate("Rules page", "Nobody plays alone."),
        "exact": translate("Rules page", "Any score from the target on wins."),
        "marriage_lead": translate("Rules page", "After a marriage any card may be led."),
        "dublees": translate("Rules page", "Pairs of identical cards do not count as first sets."),
    }


def in_force(game: Game) -> str:
    """Return the preset or number of changed house rules; empty if all are defaults."""
    unusual = _unusual(game)
    if not unusual:
        return ""
    one = translate("Rules page", "1 house rule")
    many = translate("Rules page", "{number} house rules")
    return _preset(game.variant, game.options) or counted(unusual, one, many)


def in_short(game: Game) -> str:
    """Return in a few words which house rules are in force."""
    if preset := _preset(game.variant, game.options):
        return preset
    unusual = _unusual(game)
    if not unusual:
        return translate("Rules page", "All as usual")
    one = translate("Rules page", "1 differs from the usual ones")
    many = translate("Rules page", "{number} differ from the usual ones")
    return counted(unusual, one, many)


OwnRules = Mapping[str, Mapping[str, Value]]  # the player's presets for a game, by name
NO_OWN_RULES: OwnRules = MappingProxyType({})


def rules_name(variant: Variant, values: Mapping[str, Value], own: OwnRules = NO_OWN_RULES) -> str:
    """Return the name of the preset with these values; "Own rules" if there is none.

    values must have every option, as in Game.options.
    """
    if is_standard(variant, values):
        return translate("Presets", "Standard")
    if known := _preset(variant, values):
        return known
    for name, chosen in own.items():
        if _completed(variant, chosen) == values:
            return shown(name, PRESET)
    return translate("Statistics", "Own rules")


def is_standard(variant: Variant, values: Mapping[str, Value]) -> bool:
    """Return whether all house rules have their defaults."""
    return all(values[each.key] == each.default for each in variant.options)


def _completed(variant: Variant, values: Mapping[str, Value]) -> Mapping[str, Value] | None:
    """Return the value of every option; None for a preset that a newer version wrote."""
    try:
        return values_of(variant.rules(values), variant.options)
    except BadRules:
        return None


def _preset(variant: Variant, values: Mapping[str, Value]) -> str:
    """Return the name of the preset with exactly these values; empty if there is none."""
    for preset in variant.presets:
        if _completed(variant, preset.values) == values:
            return preset_name(preset.name)
    return ""


def _unusual(game: Game) -> int:
    """Return how many house rules differ from their defaults."""
    chosen = game.options
    return sum(chosen[each.key] != each.default for each in game.variant.options)
