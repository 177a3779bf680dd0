"""What happens in a hand is told from the engine's events, and is what the engine says."""

from random import Random

import pytest

from marjapussi_gui.bots.base import Think
from marjapussi_gui.bots.levels import LEVELS
from marjapussi_gui.engine.cards import NO_SUIT
from marjapussi_gui.engine.events import HandScored, Log
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import variant
from marjapussi_gui.engine.state import NOBODY, Contest, Made, Question, Seat, Showing, Start, State
from marjapussi_gui.teacher.happenings import HAPPENINGS, Sight, sight
from tests.presets import every_game_of_tricks
from tests.tabletop import Tabletop

MARRIAGE_AT_SEAT_2 = (
    "AS TS 9S 8S 7S 6S AH TH 9H",
    "8H 7H 6H AC TC 9C 8C 7C 6C",
    "KS QS JS KD QD JD AD TD 9D",
    "KH QH JH KC QC JC 8D 7D 6D",
)
FIRST_TRICK = "AH 8H JS JH"


class Hand:
    """A hand played by habits: what the states say of it, and its events."""

    def __init__(self, game: Game, seed: int) -> None:
        self.log: Log = []
        self.made: set[Made] = set()
        self.questions: set[Question] = set()
        self.winners: list[Seat] = []  # of each trick but the last
        state, rng = game.start(Start(Seat(0))), Random(seed)
        habits = LEVELS["normal"]()
        while not state.match.hands:
            if state.turn == NOBODY:
                state = game.step(state, game.chance(state, seed), self.log)
                continue
            action = habits.consider(game.look(state, state.turn), Think(rng)).action
            state = game.step(state, action, self.log)
            self._look(state)
        self.end = state
        (self.scored,) = (event for event in self.log if isinstance(event, HandScored))

    def _look(self, state: State) -> None:
        self.made |= set(state.marriages.made)
        self.questions |= set(state.marriages.questions)
        if state.tricks:
            self.winners = [trick.winner for trick in state.tricks]

    def found(self, at: Sight) -> dict[str, bool]:
        side, count = at.seating.side(at.seat), self.scored
        noted = {(item.key, item.side == side) for item in count.items}
        others = [gain for each, gain in enumerate(count.gained) if each != side]
        return {
            "contract_made": ("made", True) in noted,
            "contract_beaten": ("failed", False) in noted,
            "match_won": self.end.match.over and self.end.match.winner == side,
            "match_lost": self.end.match.over and self.end.match.winner != side,
            "our_marriage": any(at.is_ours(made.seat) for made in self.made),
            "their_marriage": any(not at.is_ours(made.seat) for made in self.made),
            "partner_has_it": any(
                each.seat == at.seat and (each.answer != NO_SUIT or each.has_half)
                for each in self.questions
            ),
            "trick": at.is_ours(self.winners[0]),
            "lead": self.winners[0] == at.seat,
            "last": count.tricks[side] > sum(map(at.is_ours, self.winners)),
            "points": ("pips", True) in noted,
            "hand": count.gained[side] > max(others),
            "trickless": count.tricks[side] == 0,
        }


@every_game_of_tricks
def test_happenings_are_what_the_states_of_a_hand_say(game: Game) -> None:
    for seed in range(3):
        hand = Hand(game, seed)
        for seat in game.seating.seats:
            at = Sight(seat, game.seating)
            told = {each.key: each.happens(tuple(hand.log), at) for each in HAPPENINGS}
            assert told == hand.found(at)


def happens(table: Tabletop, seat: int) -> set[str]:
    """Return what happened at a table, as a seat looks at it."""
    at = Sight(Seat(seat), table.game.seating)
    return {each.key for each in HAPPENINGS if each.happens(tuple(table.events), at)}


def test_only_who_asked_hears_that_his_partner_has_it() -> None:
    table = Tabletop("marjapussi", dealer=3).deal(*MARRIAGE_AT_SEAT_2)
    table.tricks(FIRST_TRICK).do("whole?", "answer S")

    assert "partner_has_it" in happens(table, 0)
    assert "partner_has_it" not in happens(table, 2)
    assert {"our_marriage", "trick"} <= happens(table, 2)
    assert {"their_marriage"} == happens(table, 1)


@pytest.mark.parametrize(
    ("showing", "wanted"),
    [
        (Showing(), 1),
        (Showing(game=Contest.RAMI, declarer=Seat(1)), 1),
        (Showing(game=Contest.NOLO), -1),
        (Showing(game=Contest.SOOLI, soloist=Seat(0)), -1),
        (Showing(game=Contest.SOOLI, soloist=Seat(1)), 0),
    ],
)
def test_tricks_are_good_where_they_are_wanted(showing: Showing, wanted: int) -> None:
    game = variant("tuppi").game()
    state = game.start(Start(Seat(3))).but(showing=showing)

    at = sight(game.look(state, Seat(0)))

    goods = {each.key: each.good_for(at) for each in HAPPENINGS}
    assert goods["trick"] == goods["lead"] == goods["last"] == wanted
    assert goods["trickless"] == -wanted
    assert (goods["match_won"], goods["match_lost"]) == (1, -1)
