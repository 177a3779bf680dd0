"""What is called decided is: whatever anybody plays, whoever holds what, it comes to the same."""

from random import Random

import pytest

from marjapussi_gui.bots.claims import is_decided, takes_all
from marjapussi_gui.engine.events import HandScored, Log
from marjapussi_gui.engine.game import Game, Variant
from marjapussi_gui.engine.state import NOBODY, Seat, Start, State
from tests.bots.test_honesty import with_others_cards_exchanged
from tests.bots.test_table import TRICK_GAMES
from tests.tabletop import Tabletop

HANDS, TRIES = 150, 4


def gained(game: Game, state: State, rng: Random) -> tuple[int, ...]:
    """Play a hand to its end by chance, and return what each side gains."""
    log: Log = []
    hands = state.match.hands
    while state.match.hands == hands and state.turn != NOBODY:
        state = game.step(state, rng.choice(game.legal(state)), log)
    return next(event.gained for event in log if isinstance(event, HandScored))


@pytest.mark.parametrize("variant", TRICK_GAMES, ids=lambda variant: variant.key)
def test_a_decided_hand_ends_in_one_way(variant: Variant) -> None:
    rng, game, decided = Random(7), variant.game(), 0
    for seed in range(HANDS):
        state = game.start(Start(Seat(0)))
        while not state.match.hands and not state.match.over:
            if state.turn == NOBODY:
                state = game.step(state, game.chance(state, seed))
                continue
            if is_decided(game.look(state, state.turn)):
                decided += 1
                worlds = [with_others_cards_exchanged(game, state, rng) for _ in range(TRIES)]
                for world in (state, *worlds):
                    assert 1 == len({gained(game, world, rng) for _ in range(TRIES)})
                break
            state = game.step(state, rng.choice(game.legal(state)))

    assert decided or game.seating.players == 2 or game.dealing.has_rows


def test_a_marriage_that_may_still_be_made_leaves_a_hand_open() -> None:
    table = Tabletop("marjapussi", dealer=3)
    table.deal(
        "AS TS KS QS JS 9S 8S 7S AH",
        "6S TH KH QH JH 9H 8H 7H 6H",
        "AD TD KD QD JD 9D 8D 7D 6D",
        "AC TC KC QC JC 9C 8C 7C 6C",
    )
    view = table.view(0)

    assert takes_all(view)
    assert not is_decided(view)
