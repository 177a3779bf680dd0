"""The rules that a page tells are those in force."""

import re
from collections.abc import Callable, Iterator

import pytest

from marjapussi_gui.engine.game import Game, Variant
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.options import OptionValue
from marjapussi_gui.engine.rummy.turn_rules import MIN_DUBLEE_PLAYERS
from tests.ui.text.rules_text import rules_without_changes

TAGS = re.compile(r"<[^>]*>")

Claim = Callable[[Game], bool]

# What the page may say, and when that is so: it says it then, and never else.
CLAIMS: dict[str, tuple[str, Claim]] = {
    "must beat the best card in the trick if you can": (
        "must_head",
        lambda game: game.rules.must_head,
    ),
    "must play a trump if you have one": ("must_trump", lambda game: game.rules.must_trump),
    "beat the trumps already in the trick": (
        "must_head",
        lambda game: game.rules.must_trump and game.rules.must_head,
    ),
    r"suit, you may play any card\.": ("must_trump", lambda game: not game.rules.must_trump),
    "first lead must be an ace": ("first_lead", lambda game: game.rules.first_lead != "free"),
    "must lead a spade": ("first_lead", lambda game: game.rules.first_lead == "ace_or_spade"),
    "player with the ace of the suit led must": ("ace_shows", lambda game: game.rules.ace_shows),
    "must lead its king or queen": ("marriage_lead", lambda game: game.rules.marriage_lead),
    "If you led to a trick and won it": (
        "declare_after",
        lambda game: game.key == "huutopussi" and game.rules.declare_after == "own_lead",
    ),
    "Hearts 100": ("suit_values", lambda game: _says_suits(game, "hearts_high")),
    "Spades 100": ("suit_values", lambda game: _says_suits(game, "spades_high")),
    "even if you hold neither its king": ("half_bluff", lambda game: game.rules.half_bluff),
    "goes to Porvoo": ("porvoo", lambda game: "porvoo" in game.option_values and game.rules.porvoo),
    r"exactly \d+ points": (
        "exact",
        lambda game: "exact" in game.option_values and game.rules.exact,
    ),
    "you drop back to": (
        "overshoot",
        lambda game: _exact(game) and game.rules.overshoot == "fall",
    ),
    "excess is subtracted": (
        "overshoot",
        lambda game: _exact(game) and game.rules.overshoot == "subtract",
    ),
    "gives any 3 (cards )?back": (
        "exchange",
        lambda game: "exchange" in game.option_values and game.rules.exchange == 3,
    ),
    "gives any 4 (cards )?back": (
        "exchange",
        lambda game: "exchange" in game.option_values and game.rules.exchange == 4,
    ),
    "may raise the bid once, and": (
        "raise_when",
        lambda game: "min_bid" in game.option_values and game.rules.raise_when == "before",
    ),
    "sees the kitty": (
        "kitty_open",
        lambda game: "kitty" in game.option_values and game.rules.kitty_open,
    ),
    "discards 6 cards": (
        "kitty",
        lambda game: "kitty" in game.option_values and game.rules.kitty == 6,
    ),
    "sooli": ("sooli", lambda game: "sooli" in game.option_values and game.rules.sooli),
    "The winners rise": ("winner_banks", lambda game: game.rules.winner_banks),
    "as soon as it takes a trick": (
        "bag_exit",
        lambda game: "bag_exit" in game.option_values and game.rules.bag_exit == "at_once",
    ),
    "dublees": (
        "dublees",
        lambda game: (
            game.is_rummy and game.rules.dublees and game.seating.players >= MIN_DUBLEE_PLAYERS
        ),
    ),
    "Printed jokers": (
        "printed_jokers",
        lambda game: game.is_rummy and game.rules.printed_jokers > 0,
    ),
}


def is_known(option: str, game: Game) -> bool:
    """Return whether a rule can be in force: sets know only the rules about sets."""
    return not game.is_rummy or option in game.option_values


def _exact(game: Game) -> bool:
    return "exact" in game.option_values and game.rules.exact


def _says_suits(game: Game, order: str) -> bool:
    return "min_bid" in game.option_values and game.rules.suit_values == order


def tables(each: Variant) -> Iterator[Game]:
    for players in each.players:
        yield each.create_game(players=players)
    for preset in each.presets:
        yield each.create_game(preset.option_values)
    for option in each.options:
        for value in values(option.choices):
            yield each.create_game({option.key: value})


def values(choices: range | tuple[OptionValue, ...]) -> tuple[OptionValue, ...]:
    return (choices[0], choices[-1]) if isinstance(choices, range) else choices


def text(game: Game) -> str:
    return " ".join(TAGS.sub(" ", rules_without_changes(game)).split())


@pytest.mark.parametrize("each", VARIANTS, ids=lambda each: each.key)
def test_every_claim_is_made_exactly_where_its_rule_is_in_force(each: Variant) -> None:
    wrong = [
        (claim, option, game.option_values)
        for game in tables(each)
        for claim, (option, is_so) in CLAIMS.items()
        if bool(re.search(claim, text(game))) != (is_known(option, game) and is_so(game))
    ]

    assert wrong == []


@pytest.mark.parametrize("each", VARIANTS, ids=lambda each: each.key)
def test_numbers_are_those_in_force(each: Variant) -> None:
    for game in tables(each):
        rules, said = game.rules, text(game)
        if rules.deals:
            assert str(rules.deals) in said
        elif "target" in game.option_values:
            assert re.search(rf"\b{rules.target} (points|game points?)\b", said)
        if "marriage_first" in game.option_values:
            assert (
                f"counts {rules.marriage_first}, and each later one {rules.marriage_next}" in said
            )
            assert (f"The last trick is worth an extra {rules.last_trick}." in said) == (
                rules.last_trick > 0
            )
            assert (f"is under {rules.skunk}," in said) == (rules.skunk > 0)
        if "you drop back" in said:
            assert f"you drop back to {rules.falls_to}." in said


def test_card_points_and_a_target_of_500_are_not_called_usual() -> None:
    game = find_variant("huutopussi").create_game({"pips": "original"})

    assert "usual" not in text(game)
    assert "10 each" not in text(game)
