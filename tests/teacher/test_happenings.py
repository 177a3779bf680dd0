"""What happens in a hand is told from the engine's events, and is what the engine says."""

from random import Random

import pytest

from marjapussi_gui.bots.base import Think
from marjapussi_gui.bots.levels import LEVELS
from marjapussi_gui.contrast import Result
from marjapussi_gui.engine.actions import Action, Draw, Play
from marjapussi_gui.engine.cards import NO_SUIT, RANK_OF, SUIT_OF, Suit
from marjapussi_gui.engine.events import HandScored, Log, TrickTaken
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import variant
from marjapussi_gui.engine.state import (
    NOBODY,
    Contest,
    Made,
    Question,
    Seat,
    Showing,
    Start,
    State,
    Trick,
)
from marjapussi_gui.teacher.happenings import HAPPENINGS
from marjapussi_gui.teacher.sight import Sight, sight
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
        self.tricks: list[Trick] = []
        self.draws: list[tuple[Trick, bool]] = []  # each trick, and whether cards are drawn then
        self.trump_makers: list[Seat] = []
        state, rng = game.start(Start(Seat(0))), Random(seed)
        habits = LEVELS["normal"]()
        while not state.match.hands:
            if state.turn == NOBODY:
                state = game.step(state, game.chance(state, seed), self.log)
                continue
            action = habits.consider(game.look(state, state.turn), Think(rng)).action
            before, state = state, game.step(state, action, self.log)
            self._look(before, action, state)
        self.end = state
        (self.scored,) = (event for event in self.log if isinstance(event, HandScored))

    def _look(self, before: State, action: Action, state: State) -> None:
        self.made |= set(state.marriages.made)
        self.questions |= set(state.marriages.questions)
        if len(state.marriages.made) > len(before.marriages.made):
            made = state.marriages.made[-1]
            self.trump_makers += [made.seat] * (made.suit == state.marriages.trump)
        trick = before.trick
        if isinstance(action, Play) and len(trick.cards) == len(trick.seats) - 1:
            self.tricks.append(self._full(trick, action, state))
        if isinstance(action, Draw):
            self.draws.append((self.tricks[-1], True))

    def _full(self, trick: Trick, last: Play, after: State) -> Trick:
        """Return a trick with its last card; of the last of a hand its winner is counted."""
        (taken,) = [
            event.trick
            for event in self.log[-8:]
            if isinstance(event, TrickTaken) and event.trick.cards == (*trick.cards, last.card)
        ]
        return taken

    def found(self, at: Sight) -> dict[Result, bool]:
        side, count = at.seating.side(at.seat), self.scored
        noted = {(item.key, item.side == side) for item in count.items}
        others = [gain for each, gain in enumerate(count.gained) if each != side]
        lost = [trick for trick in self.tricks if self._loses(trick, at)]
        drawn = [trick.winner for trick, stock in self.draws if stock]
        return {
            Result.CONTRACT_MADE: ("made", True) in noted,
            Result.CONTRACT_BEATEN: ("failed", False) in noted,
            Result.CONTRACT_FAILED: ("failed", True) in noted,
            Result.MATCH_WON: self.end.match.over and self.end.match.winner == side,
            Result.MATCH_LOST: self.end.match.over and self.end.match.winner != side,
            Result.SOOLI_MADE: False,
            Result.SOOLI_BROKEN: (Contest.SOOLI, True) in noted,
            Result.OUR_TRUMPS: any(map(at.is_ours, self.trump_makers)),
            Result.OUR_MARRIAGE: any(at.is_ours(made.seat) for made in self.made),
            Result.THEIR_MARRIAGE: any(not at.is_ours(made.seat) for made in self.made),
            Result.PARTNER_HAS_IT: any(
                each.seat == at.seat and (each.answer != NO_SUIT or each.has_half)
                for each in self.questions
            ),
            Result.CARD_LOST: self.tricks[0] in lost,
            Result.TRICK: at.is_ours(self.tricks[0].winner),
            Result.LEAD: self.tricks[0].winner == at.seat,
            Result.STOCK_LEAD: bool(drawn) and drawn[-1] == at.seat,
            Result.POINTS: ("pips", True) in noted,
            Result.LAST: at.is_ours(self.tricks[-1].winner),
            Result.PORVOO: ("porvoo", True) in noted,
            Result.OVERSHOOT: ("overshoot", True) in noted,
            Result.HAND: count.gained[side] > max(others),
            Result.HIGH_LOST: bool(lost),
            Result.TRICKLESS: count.tricks[side] == 0,
            Result.THEIR_CONTRACT: ("made", False) in noted,
            Result.TRUMPED: self._is_trumped(self.tricks[0], at),
            Result.TRUMP_DRAWN: False,  # no trumps when it is looked at
            Result.PARTNER_TRICK: at.is_ours(self.tricks[0].winner)
            and self.tricks[0].winner != at.seat,
            Result.TWO_TRICKS: all(at.is_ours(each.winner) for each in self.tricks[:2]),
            Result.TWO_MARRIAGES: sum(at.is_ours(made.seat) for made in self.made) > 1,
            Result.HIGH_CAUGHT: any(self._catches(trick, at) for trick in self.tricks),
        }

    def _is_trumped(self, trick: Trick, at: Sight) -> bool:
        suits = dict(zip(trick.seats, (SUIT_OF[each] for each in trick.cards), strict=True))
        followed = suits.get(at.seat) == suits[trick.leader]
        return followed and not at.is_ours(trick.winner) and suits[trick.winner] != suits[at.seat]

    def _catches(self, trick: Trick, at: Sight) -> bool:
        theirs = [
            card
            for seat, card in zip(trick.seats, trick.cards, strict=True)
            if not at.is_ours(seat)
        ]
        return at.is_ours(trick.winner) and any(RANK_OF[card] in "AT" for card in theirs)

    def _loses(self, trick: Trick, at: Sight) -> bool:
        played = dict(zip(trick.seats, trick.cards, strict=True))
        is_high = at.seat in played and RANK_OF[played[at.seat]] in "AT"
        return is_high and not at.is_ours(trick.winner)


@every_game_of_tricks
def test_happenings_are_what_the_states_of_a_hand_say(game: Game) -> None:
    for seed in range(3):
        hand = Hand(game, seed)
        for seat in game.seating.seats:
            at = Sight(seat, game.seating)
            told = {each.key: each.happens(tuple(hand.log), at) for each in HAPPENINGS}
            assert told == hand.found(at)


def happens(table: Tabletop, seat: int) -> set[Result]:
    """Return what happened at a table, as a seat looks at it."""
    at = Sight(Seat(seat), table.game.seating)
    return {each.key for each in HAPPENINGS if each.happens(tuple(table.events), at)}


def test_only_who_asked_hears_that_his_partner_has_it() -> None:
    table = Tabletop("marjapussi", dealer=3).deal(*MARRIAGE_AT_SEAT_2)
    table.tricks(FIRST_TRICK).do("whole?", "answer S")

    assert Result.PARTNER_HAS_IT in happens(table, 0)
    assert Result.PARTNER_HAS_IT not in happens(table, 2)
    assert {Result.OUR_MARRIAGE, Result.OUR_TRUMPS, Result.TRICK} <= happens(table, 2)
    assert {Result.THEIR_MARRIAGE} == happens(table, 1)


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
    assert goods[Result.TRICK] == goods[Result.LEAD] == goods[Result.LAST] == wanted
    assert goods[Result.TRICKLESS] == -wanted
    assert goods[Result.CARD_LOST] == goods[Result.HIGH_LOST] == -max(wanted, 0)
    assert (goods[Result.MATCH_WON], goods[Result.MATCH_LOST]) == (1, -1)


def test_lead_of_trumps_draws_one() -> None:
    table = Tabletop("marjapussi", dealer=3).deal(*MARRIAGE_AT_SEAT_2)
    table.tricks(FIRST_TRICK)
    drawn = next(each for each in HAPPENINGS if each.key == Result.TRUMP_DRAWN)

    def draws(seat: int, trump: int) -> bool:
        at = Sight(Seat(seat), table.game.seating, trump=Suit(trump))
        return drawn.happens(tuple(table.events), at)

    assert draws(0, trump=1)  # hearts were led, and others had to follow
    assert not draws(0, trump=0)
    assert not draws(1, trump=1)


def test_nothing_is_caught_where_cards_count_nothing() -> None:
    game = variant("tuppi").game()
    state = game.start(Start(Seat(3))).but(showing=Showing(game=Contest.RAMI, declarer=Seat(1)))

    assert not sight(game.look(state, Seat(0))).counts_cards
