"""Random matches of every game under random house rules, to check texts against."""

import re
from collections.abc import Iterator
from functools import cache
from random import Random

from marjapussi_gui.engine.game import Game, Variant
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.options import OptionValue
from marjapussi_gui.engine.phases.settlement import SettlementScoringPhase
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.ui.text.table_players import TablePlayers
from tests.random_matches import RandomMatch, Step

MATCHES = 8
NAMES = ("Aino", "Eero", "Helvi", "Onni", "Lempi")
ENGINE_WORDS = re.compile(r"[{}_]|None(?! of)|True|False|\?\?|seat \d|-\d")


@cache
def random_matches() -> tuple[tuple[Game, tuple[Step, ...]], ...]:
    return tuple(
        (game, tuple(RandomMatch(game, seed, Seat(0)).steps(hands=_hands(game))))
        for variant in VARIANTS
        for seed in range(MATCHES)
        for game in [_game(variant, Random(seed))]
    )


def _game(variant: Variant, rng: Random) -> Game:
    return variant.create_game(random_rules(variant, rng), players=rng.choice(variant.players))


def random_rules(variant: Variant, rng: Random) -> dict[str, OptionValue]:
    """Return house rules at random, each at its default half the time."""
    return {
        option.key: rng.choice((option.default, rng.choice(option.choices)))
        for option in variant.options
    }


def _hands(game: Game) -> int:
    return 1 if isinstance(game.scoring_phase, SettlementScoringPhase) else 3


def table_players(game: Game, me: int = 0) -> TablePlayers:
    return TablePlayers(NAMES[: game.seating.players], Seat(me), game.seating)


def all_steps() -> Iterator[tuple[Game, Step]]:
    for game, walked in random_matches():
        for step in walked:
            yield game, step


def is_readable(text: str) -> bool:
    """Return whether a text is not empty and contains none of the engine's words."""
    return bool(text.strip()) and not ENGINE_WORDS.search(text)
