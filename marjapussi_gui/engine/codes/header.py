"""The fields that codes of all kinds begin with: the game, its rules, and how the match stands."""

from dataclasses import replace

from ..game import Game, Variant
from ..games import VARIANTS
from ..options import OptionValue
from ..state import MatchStanding, Seat
from .code_alphabet import raise_content_error
from .code_fields import CodeFields

MAX_GAMES, MAX_PRESETS = 16, 16
STANDARD_GAME = VARIANTS[0].create_game()  # what a reader starts with
BLANK_STANDING = MatchStanding(())
Difference = tuple[int, int]  # the number of an option, and of the value that differs


def code_game(fields: CodeFields, game: Game = STANDARD_GAME) -> Game:
    """Write or read a game, its number of players, and how its rules differ from a preset."""
    place = fields.number(MAX_GAMES, game.variant.place)
    variant = next((each for each in VARIANTS if each.place == place), None)
    if variant is None:
        raise_content_error("there's no such game")
    players = fields.pick(variant.players, game.seating.players)
    preset, differences = _closest_preset(game)
    preset = fields.number(MAX_PRESETS, preset)
    differences = _code_differences(fields, differences)
    return variant.create_game(_read_rules(variant, preset, differences), players=players)


def code_standing(
    fields: CodeFields, game: Game, dealer: Seat = Seat(0), match: MatchStanding = BLANK_STANDING
) -> tuple[Seat, MatchStanding]:
    """Write or read the dealer of a hand, and how the match stands before its cards are dealt."""
    sides, values = len(game.seating.sides), game.option_values
    dealer = fields.pick(game.seating.seats, dealer)
    hands = fields.long(8, match.hands_played)
    redeals = 0
    if values.get("redeal", "none") != "none":
        redeals = fields.long(1, match.deal_count - match.hands_played)
    collected, nothing = match.collected_points, (0,) * sides
    has_negative = fields.flag(min((*match.scores, *collected, 0)) < 0)
    kind = fields.number(3, 0 if collected == nothing else 1 if collected == match.scores else 2)
    scores = _code_scores(fields, match.scores or nothing, has_negative)
    if kind == 2:
        collected = _code_scores(fields, collected or nothing, has_negative)
    else:
        collected = scores if kind else nothing
    key = game.scoring_phase.carried_key
    has_carry = key == "carry" and values.get("pip_tie") == "carry"
    return dealer, replace(
        match,
        scores=scores,
        deal_count=hands + redeals,
        hands_played=hands,
        carried_points=fields.long(2, match.carried_points) if has_carry else 0,
        in_bag=_code_bag(fields, match.in_bag, sides) if key == "bag" else (),
        collected_points=collected,
        is_extended=bool(values.get("deals")) and fields.flag(match.is_extended),
    )


def _closest_preset(game: Game) -> tuple[int, tuple[Difference, ...]]:
    """Return the preset from which the fewest rules differ, and these differences."""
    options, values = game.variant.options, game.option_values
    choices = []
    for number, preset in enumerate(game.variant.presets):
        usual = game.variant.create_rules(preset.option_values)
        differences = tuple(
            (place, option.choices.index(values[option.key]))  # type: ignore[arg-type]
            for place, option in enumerate(options)
            if values[option.key] != getattr(usual, option.key)
        )
        choices.append((number, differences))
    return min(choices, key=lambda choice: len(choice[1]))


def _code_differences(
    fields: CodeFields, differences: tuple[Difference, ...]
) -> tuple[Difference, ...]:
    last = -1

    def code_difference(difference: Difference) -> Difference:
        nonlocal last
        last += 1 + fields.long(4, difference[0] - last - 1)
        return last, fields.long(4, difference[1])

    return fields.items(1, differences, code_difference, (0, 0))


def _read_rules(
    variant: Variant, preset: int, differences: tuple[Difference, ...]
) -> dict[str, OptionValue]:
    try:
        values = dict(variant.presets[preset].option_values)
        for place, value in differences:
            values[variant.options[place].key] = variant.options[place].choices[value]
    except IndexError:
        raise_content_error("there's no such preset or rule")
    return values


def _code_scores(
    fields: CodeFields,
    scores: tuple[int, ...],
    has_negative: bool,  # noqa: FBT001
) -> tuple[int, ...]:
    coded = []
    for score in scores:
        sign = -1 if has_negative and fields.flag(score < 0) else 1
        coded.append(sign * fields.long(16, abs(score)))
    return tuple(coded)


def _code_bag(fields: CodeFields, in_bag: tuple[bool, ...], sides: int) -> tuple[bool, ...]:
    value = 1 + sum(1 << side for side, is_in in enumerate(in_bag) if is_in) if in_bag else 0
    value = fields.number(2**sides + 1, value)
    return tuple(bool(value - 1 >> side & 1) for side in range(sides)) if value else ()
