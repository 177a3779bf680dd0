"""Outcome features are derived from the engine's events and agree with its states."""

from random import Random

import pytest

from marjapussi_gui.analysis.explanation.outcome_features import OUTCOME_FEATURES
from marjapussi_gui.analysis.explanation.seat_perspective import Perspective, perspective_of
from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.bots.players.levels import LEVELS
from marjapussi_gui.engine.actions import Action, Draw, Play
from marjapussi_gui.engine.cards import NO_SUIT, RANK_OF, SUIT_OF, Suit
from marjapussi_gui.engine.events import HandScored, Log, TrickTaken
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.state import (
    NOBODY,
    ContestKind,
    DeclaredMarriage,
    FaceDownBids,
    GameState,
    MatchStart,
    PartnerQuestion,
    Seat,
    Trick,
)
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.model.contrast import PlayoutResult
from tests.preset_games import every_trick_game
from tests.scripted_match import ScriptedMatch

MARRIAGE_AT_SEAT_2 = (
    "AS TS 9S 8S 7S 6S AH TH 9H",
    "8H 7H 6H AC TC 9C 8C 7C 6C",
    "KS QS JS KD QD JD AD TD 9D",
    "KH QH JH KC QC JC 8D 7D 6D",
)
FIRST_TRICK = "AH 8H JS JH"


class Hand:
    """A hand of heuristic players: its states and its events."""

    def __init__(self, game: Game, seed: int) -> None:
        self.log: Log = []
        self.made: set[DeclaredMarriage] = set()
        self.questions: set[PartnerQuestion] = set()
        self.tricks: list[Trick] = []
        self.draws: list[tuple[Trick, bool]] = []  # each trick, and whether cards are drawn then
        self.trump_makers: list[Seat] = []
        state, rng = game.initial_state(MatchStart(Seat(0))), Random(seed)
        habits = LEVELS["normal"]()
        while not state.match.hands_played:
            if state.turn == NOBODY:
                state = game.step(state, game.chance_action(state, seed), self.log)
                continue
            action = habits.decide(create_view(game, state, state.turn), SearchContext(rng)).action
            before, state = state, game.step(state, action, self.log)
            self._look(before, action, state)
        self.end = state
        (self.scored,) = (event for event in self.log if isinstance(event, HandScored))

    def _look(self, before: GameState, action: Action, state: GameState) -> None:
        self.made |= set(state.marriages.declared)
        self.questions |= set(state.marriages.questions)
        if len(state.marriages.declared) > len(before.marriages.declared):
            made = state.marriages.declared[-1]
            self.trump_makers += [made.seat] * (made.suit == state.marriages.trump)
        trick = before.trick
        if isinstance(action, Play) and len(trick.cards) == len(trick.seats) - 1:
            self.tricks.append(self._full(trick, action, state))
        if isinstance(action, Draw):
            self.draws.append((self.tricks[-1], True))

    def _full(self, trick: Trick, last: Play, after: GameState) -> Trick:
        """Return a trick with its last card; of the last of a hand its winner is counted."""
        (taken,) = [
            event.trick
            for event in self.log[-8:]
            if isinstance(event, TrickTaken) and event.trick.cards == (*trick.cards, last.card)
        ]
        return taken

    def expected_features(self, at: Perspective) -> dict[PlayoutResult, bool]:
        side, count = at.seating.side_of(at.seat), self.scored
        noted = {(item.key, item.side == side) for item in count.items}
        others = [gain for each, gain in enumerate(count.score_changes) if each != side]
        lost = [trick for trick in self.tricks if self._loses(trick, at)]
        drawn = [trick.winner for trick, stock in self.draws if stock]
        return {
            PlayoutResult.CONTRACT_MADE: ("made", True) in noted,
            PlayoutResult.CONTRACT_BEATEN: ("failed", False) in noted,
            PlayoutResult.CONTRACT_FAILED: ("failed", True) in noted,
            PlayoutResult.MATCH_WON: self.end.match.is_over and self.end.match.winner == side,
            PlayoutResult.MATCH_LOST: self.end.match.is_over and self.end.match.winner != side,
            PlayoutResult.SOOLI_MADE: False,
            PlayoutResult.SOOLI_BROKEN: (ContestKind.SOOLI, True) in noted,
            PlayoutResult.OUR_TRUMPS: any(map(at.is_on_own_side, self.trump_makers)),
            PlayoutResult.OUR_MARRIAGE: any(at.is_on_own_side(made.seat) for made in self.made),
            PlayoutResult.THEIR_MARRIAGE: any(
                not at.is_on_own_side(made.seat) for made in self.made
            ),
            PlayoutResult.PARTNER_HAS_MARRIAGE: any(
                each.seat == at.seat and (each.answer != NO_SUIT or each.partner_has_half)
                for each in self.questions
            ),
            PlayoutResult.CARD_LOST: self.tricks[0] in lost,
            PlayoutResult.CARD_TRUMPED: self.tricks[0] in lost
            and self._is_trumped(self.tricks[0], at),
            PlayoutResult.TRICK: at.is_on_own_side(self.tricks[0].winner),
            PlayoutResult.LEAD: self.tricks[0].winner == at.seat,
            PlayoutResult.STOCK_LEAD: bool(drawn) and drawn[-1] == at.seat,
            PlayoutResult.MOST_CARD_POINTS: ("pips", True) in noted,
            PlayoutResult.LAST_TRICK: at.is_on_own_side(self.tricks[-1].winner),
            PlayoutResult.PORVOO: ("porvoo", True) in noted,
            PlayoutResult.OVERSHOOT: ("overshoot", True) in noted,
            PlayoutResult.HAND_WON: count.score_changes[side] > max(others),
            PlayoutResult.HIGH_CARD_LOST: bool(lost),
            PlayoutResult.TRICKLESS: count.tricks[side] == 0,
            PlayoutResult.THEIR_CONTRACT: ("made", False) in noted,
            PlayoutResult.TRUMPED: self._is_trumped(self.tricks[0], at),
            PlayoutResult.TRUMP_DRAWN: False,  # no trumps when it is looked at
            PlayoutResult.PARTNER_TRICK: at.is_on_own_side(self.tricks[0].winner)
            and self.tricks[0].winner != at.seat,
            PlayoutResult.TWO_TRICKS: all(
                at.is_on_own_side(each.winner) for each in self.tricks[:2]
            ),
            PlayoutResult.TWO_MARRIAGES: sum(at.is_on_own_side(made.seat) for made in self.made)
            > 1,
            PlayoutResult.HIGH_CARD_CAUGHT: any(self._catches(trick, at) for trick in self.tricks),
        }

    def _is_trumped(self, trick: Trick, at: Perspective) -> bool:
        suits = dict(zip(trick.seats, (SUIT_OF[each] for each in trick.cards), strict=True))
        followed = suits.get(at.seat) == suits[trick.leader]
        return (
            followed
            and not at.is_on_own_side(trick.winner)
            and suits[trick.winner] != suits[at.seat]
        )

    def _catches(self, trick: Trick, at: Perspective) -> bool:
        theirs = [
            card
            for seat, card in zip(trick.seats, trick.cards, strict=True)
            if not at.is_on_own_side(seat)
        ]
        return at.is_on_own_side(trick.winner) and any(RANK_OF[card] in "AT" for card in theirs)

    def _loses(self, trick: Trick, at: Perspective) -> bool:
        played = dict(zip(trick.seats, trick.cards, strict=True))
        is_high = at.seat in played and RANK_OF[played[at.seat]] in "AT"
        return is_high and not at.is_on_own_side(trick.winner)


@every_trick_game
def test_outcome_features_agree_with_the_states_of_a_hand(game: Game) -> None:
    for seed in range(3):
        hand = Hand(game, seed)
        for seat in game.seating.seats:
            at = Perspective(seat, game.seating)
            told = {each.result: each.occurs(tuple(hand.log), at) for each in OUTCOME_FEATURES}
            assert told == hand.expected_features(at)


def features_after(table: ScriptedMatch, seat: int) -> set[PlayoutResult]:
    at = Perspective(Seat(seat), table.game.seating)
    return {each.result for each in OUTCOME_FEATURES if each.occurs(tuple(table.events), at)}


def test_only_the_asker_learns_that_the_partner_has_the_marriage() -> None:
    table = ScriptedMatch("marjapussi", dealer=3).deal(*MARRIAGE_AT_SEAT_2)
    table.tricks(FIRST_TRICK).do("whole?", "answer S")

    assert PlayoutResult.PARTNER_HAS_MARRIAGE in features_after(table, 0)
    assert PlayoutResult.PARTNER_HAS_MARRIAGE not in features_after(table, 2)
    assert {
        PlayoutResult.OUR_MARRIAGE,
        PlayoutResult.OUR_TRUMPS,
        PlayoutResult.TRICK,
    } <= features_after(table, 2)
    assert {PlayoutResult.THEIR_MARRIAGE} == features_after(table, 1)


@pytest.mark.parametrize(
    ("showing", "wanted"),
    [
        (FaceDownBids(), 1),
        (FaceDownBids(contest=ContestKind.RAMI, declarer=Seat(1)), 1),
        (FaceDownBids(contest=ContestKind.NOLO), -1),
        (FaceDownBids(contest=ContestKind.SOOLI, soloist=Seat(0)), -1),
        (FaceDownBids(contest=ContestKind.SOOLI, soloist=Seat(1)), 0),
    ],
)
def test_tricks_are_good_where_they_are_wanted(showing: FaceDownBids, wanted: int) -> None:
    game = find_variant("tuppi").create_game()
    state = game.initial_state(MatchStart(Seat(3))).replace(showing=showing)

    at = perspective_of(create_view(game, state, Seat(0)))

    goods = {each.result: each.sign_for(at) for each in OUTCOME_FEATURES}
    assert (
        goods[PlayoutResult.TRICK]
        == goods[PlayoutResult.LEAD]
        == goods[PlayoutResult.LAST_TRICK]
        == wanted
    )
    assert goods[PlayoutResult.TRICKLESS] == -wanted
    assert goods[PlayoutResult.CARD_LOST] == goods[PlayoutResult.HIGH_CARD_LOST] == -max(wanted, 0)
    assert (goods[PlayoutResult.MATCH_WON], goods[PlayoutResult.MATCH_LOST]) == (1, -1)


def test_lead_of_trumps_draws_one() -> None:
    table = ScriptedMatch("marjapussi", dealer=3).deal(*MARRIAGE_AT_SEAT_2)
    table.tricks(FIRST_TRICK)
    drawn = next(each for each in OUTCOME_FEATURES if each.result == PlayoutResult.TRUMP_DRAWN)

    def draws(seat: int, trump: int) -> bool:
        at = Perspective(Seat(seat), table.game.seating, trump=Suit(trump))
        return drawn.occurs(tuple(table.events), at)

    assert draws(0, trump=1)  # hearts were led, and others had to follow
    assert not draws(0, trump=0)
    assert not draws(1, trump=1)


def test_nothing_is_caught_where_cards_count_nothing() -> None:
    game = find_variant("tuppi").create_game()
    state = game.initial_state(MatchStart(Seat(3))).replace(
        showing=FaceDownBids(contest=ContestKind.RAMI, declarer=Seat(1))
    )

    assert not perspective_of(create_view(game, state, Seat(0))).has_card_points
