"""Rules: what this table has agreed on that is not usual."""

from ...engine.game import Game
from ...engine.options import Option, Value
from .markup import paragraph, section, table
from .options import label, value_name
from .tongue import counted, once_a_language, translate


def house_rules(game: Game) -> str:
    """Return a table of the house rules that differ from the usual ones."""
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
    """Return what is agreed; of a rule that is given up, what is so without it."""
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
    """Return the name of unusual house rules, or how many there are; nothing if all are usual."""
    unusual = _unusual(game)
    if not unusual:
        return ""
    one = translate("Rules page", "1 house rule")
    many = translate("Rules page", "{number} house rules")
    return _preset(game) or counted(unusual, one, many)


def in_short(game: Game) -> str:
    """Return in a few words which house rules are in force."""
    if preset := _preset(game):
        return preset
    unusual = _unusual(game)
    if not unusual:
        return translate("Rules page", "All as usual")
    one = translate("Rules page", "1 differs from the usual ones")
    many = translate("Rules page", "{number} differ from the usual ones")
    return counted(unusual, one, many)


def _preset(game: Game) -> str:
    """Return the name of the preset that sets exactly these house rules, if there is one."""
    for preset in game.variant.presets:
        same = game.variant.game(preset.values, players=game.seating.players)
        if same.options == game.options:
            return translate("Presets", preset.name)
    return ""


def _unusual(game: Game) -> int:
    """Return how many house rules differ from the usual ones."""
    chosen = game.options
    return sum(chosen[each.key] != each.default for each in game.variant.options)
