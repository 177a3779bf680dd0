"""A decision in the play of tricks, and what can be proven in it from the rules."""

from collections.abc import Iterable
from functools import cached_property

from marjapussi_gui.engine import actions
from marjapussi_gui.engine.cards import (
    ALL_SUITS,
    CARDS_OF_SUIT,
    MARRIAGE_PAIRS,
    NO_SUIT,
    RANK_OF,
    SUIT_OF,
    Card,
    CardSet,
    Suit,
    card_set,
    cards_in_set,
    cards_of_ranks,
    parse_card,
)
from marjapussi_gui.engine.state import NOBODY, ContestKind, GameState, Seat

from .decided import Decided
from .possible_deals import PossibleDeals, any_of

# RULES.md, "Options shared by them": pips
POINTS = {
    "original": {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2},
    "simplified": {"A": 10, "T": 10, "K": 5, "Q": 5, "J": 5},
    "mates": {"A": 1, "T": 1},
    "bondtolva": {"A": 1, "T": 1},
}
ACES_AND_TENS = cards_of_ranks("AT")
ORDERS = {"marriage": "ATKQJ9876", "tuppi": "AKQJT98765432", "sooli": "KQJT98765432A"}


class TrickTable:
    """What lies on the table, what the seat to act may play, and what others may do then."""

    def __init__(self, decided: Decided) -> None:
        self.decided, self.game, self.state = decided, decided.game, decided.state
        self.view, self.me = decided.view, decided.state.turn
        self.rules, self.trick = self.game.rules, self.state.trick
        self.deals = PossibleDeals(decided)
        self.hand = card_set(self.view.hand)
        self.legal = tuple(self.view.legal_actions)
        self.cards = [each.card for each in self.legal if isinstance(each, actions.Play)]
        self.trump = self.state.marriages.trump
        self.is_leading = not self.trick.cards
        place = self.trick.seats.index(self.me)
        self.later = self.trick.seats[place + 1 :]
        self.best = self.trick.best_card
        self.led = NO_SUIT if self.is_leading else SUIT_OF[self.trick.cards[0]]
        seating = self.game.seating
        self.contest = self.state.showing.contest
        self.is_tuppi = self.game.key == "tuppi"
        self.soloist = self.state.showing.soloist
        partner = seating.partner_of(self.me) if seating.has_partners else NOBODY
        self.partner = partner if partner in self.trick.seats else NOBODY
        if self.contest == ContestKind.SOOLI and self.soloist == self.me:
            self.partner = NOBODY
        self.opponents = tuple(
            seat for seat in self.trick.seats if seat not in (self.me, self.partner)
        )
        self.order = ORDERS[
            "sooli"
            if self.contest == ContestKind.SOOLI
            else "tuppi"
            if self.is_tuppi
            else "marriage"
        ]
        pips = "original" if self.game.key in ("bag", "pfadfinder") else self.rules.pips
        self.point_table = {} if self.is_tuppi else POINTS[pips]
        self._beaten: dict[Card, bool | None] = {}
        self._yes: dict[actions.Action, bool | None] = {}

    # Cards

    def points(self, card: Card) -> int:
        return self.point_table.get(RANK_OF[card], 0)

    def rank(self, card: Card) -> int:
        """Return how high a card is in its suit; higher cards have higher numbers."""
        return -self.order.index(RANK_OF[card])

    def higher(self, card: Card) -> CardSet:
        return card_set(
            each
            for each in cards_in_set(CARDS_OF_SUIT[SUIT_OF[card]])
            if RANK_OF[each] in self.order and self.rank(each) > self.rank(card)
        )

    @cached_property
    def out(self) -> CardSet:
        out = self.deals.hidden
        for seat in self.game.seating.seats:
            if seat != self.me:
                out |= self.state.hands[seat]
        return out

    @cached_property
    def in_others_hands(self) -> CardSet:
        """The cards that another player of the trick may hold."""
        found = 0
        for seat in self.trick.seats:
            if seat != self.me:
                found |= self.may_have(seat)
        return found

    def may_have(self, seat: Seat) -> CardSet:
        """Return the cards that a seat holds or may hold, without a closer look at the deals."""
        known = self.state.hands[seat] & ~self.deals.hidden
        return known | self.deals.hidden & self.deals.allowed.get(seat, 0)

    @cached_property
    def played(self) -> CardSet:
        tricks = (*self.state.tricks, self.trick)
        return card_set(card for trick in tricks for card in trick.cards)

    def ace_of(self, suit: Suit) -> Card:
        return parse_card("A" + "SHDC"[suit])

    def lowest(self, cards: Iterable[Card]) -> set[Card]:
        listed = [*cards]
        return {
            c
            for c in listed
            if not any(SUIT_OF[o] == SUIT_OF[c] and self.rank(o) < self.rank(c) for o in listed)
        }

    def highest(self, cards: Iterable[Card]) -> set[Card]:
        listed = [*cards]
        return {
            c
            for c in listed
            if not any(SUIT_OF[o] == SUIT_OF[c] and self.rank(o) > self.rank(c) for o in listed)
        }

    # The trick

    def beats(self, card: Card, other: Card | None = None) -> bool:
        if self.is_leading and other is None:
            return True
        best = self.best if other is None else other
        if SUIT_OF[card] == SUIT_OF[best]:
            return self.rank(card) > self.rank(best)
        return self.trump not in (NO_SUIT, SUIT_OF[best]) and SUIT_OF[card] == self.trump

    def after(self, state: GameState, card: Card) -> GameState:
        return self.game.step(state, actions.Play(card))

    def legal_for(self, state: GameState, seat: Seat) -> list[Card]:
        """Return what a seat may play if all before it play lower cards."""
        legal = self.deals.phase.legal_actions(state.replace(turn=seat))
        return [each.card for each in legal if isinstance(each, actions.Play)]

    def may_be_beaten(self, card: Card) -> bool | None:
        """Return whether a later seat can beat a card, if it is the best, in a possible deal."""
        if card not in self._beaten:
            self._beaten[card] = any_of(self._may_beat(seat, card) for seat in self.later)
        return self._beaten[card]

    def _may_beat(self, seat: Seat, card: Card) -> bool | None:
        suit = SUIT_OF[card]
        led = suit if self.is_leading else self.led
        own_turn = card in self.cards

        def fact(state: GameState) -> bool:
            then = self.after(state, card) if own_turn else self._after_a_loser(state)
            return any(
                then.trick.best_card == card and self.beats(each, card)
                for each in self.legal_for(then, seat)
            )

        may = self.may_have(seat)
        ways = [(may & self.higher(card), 0)]
        if self.trump not in (NO_SUIT, suit):
            ways.append((may & CARDS_OF_SUIT[self.trump], CARDS_OF_SUIT[led]))
        if self.state.stock:
            ways = [(cards, 0) for cards, _ in ways]
        return any_of(
            self.deals.exists(fact, {seat: wish}, {seat: lacking})
            for cards, lacking in ways
            for wish in self._wishes(cards)
        )

    def _wishes(self, cards: CardSet) -> list[CardSet]:
        hidden = cards_in_set(cards & self.deals.hidden)
        known = cards & ~self.deals.hidden
        return [0] * bool(known) + [1 << each for each in hidden]

    def _after_a_loser(self, state: GameState) -> GameState:
        """Return the state after the seat has played a card that doesn't win, if it has one."""
        losers = [card for card in self.cards if not self.beats(card)]
        return self.after(state, (losers or self.cards)[0])

    def wins_surely(self, card: Card) -> bool:
        return self.beats(card) and self.may_be_beaten(card) is False

    def may_win_surely(self, card: Card) -> bool:
        """Return whether a card beats the trick, and no deal was found in which it is beaten."""
        return self.beats(card) and not self.may_be_beaten(card)

    def can_win(self, card: Card) -> bool:
        """Return whether a card wins the trick in some possible deal, if the others let it."""
        if not self.beats(card):
            return False
        if not self.later:
            return True

        def stays_best(state: GameState) -> bool:
            return self._may_stay_best(self.after(state, card), card)

        beating = self.higher(card) | (0 if self.trump == NO_SUIT else CARDS_OF_SUIT[self.trump])
        powerless = self.deals.find(forbidden=dict.fromkeys(self.later, beating))
        if powerless is not None and stays_best(powerless):
            return True
        return bool(self.deals.exists(stays_best))

    def _may_stay_best(self, state: GameState, card: Card) -> bool:
        return all(
            any(not self.beats(each, card) for each in self.legal_for(state, seat))
            for seat in self.later
        )

    @cached_property
    def can_win_at_all(self) -> bool:
        return any(map(self.can_win, self.cards))

    @cached_property
    def is_partner_winning(self) -> bool:
        return not self.is_leading and self.trick.winner == self.partner != NOBODY

    @cached_property
    def is_partner_sure(self) -> bool | None:
        """Whether the partner wins in every possible deal, if the seat plays a losing card."""
        if self.partner == NOBODY or self.is_leading:
            return False
        if self.is_partner_winning:
            if all(map(self.beats, self.cards)):
                return False
            return _not(self.may_be_beaten(self.best))
        if self.partner not in self.later or all(map(self.beats, self.cards)):
            return False
        return _not(self.deals.exists(self._may_partner_fail))

    def _may_partner_fail(self, state: GameState) -> bool:
        then = self._after_a_loser(state)
        partners = self.legal_for(then, self.partner)
        if any(not self.beats(each, self.best) for each in partners):
            return True
        others = [seat for seat in self.later if seat != self.partner]
        return any(
            self.beats(mine, yours)
            for yours in partners
            for seat in others
            for mine in cards_in_set(then.hands[seat])
        )

    @cached_property
    def is_last_trick(self) -> bool:
        return self.hand.bit_count() == 1

    # Marriages

    def pair_halves(self, suit: Suit) -> CardSet:
        return self.hand & MARRIAGE_PAIRS[suit]

    def is_declared(self, suit: Suit) -> bool:
        return bool(self.state.marriages.declared_suits >> suit & 1)

    def speech_after_winning(self, card: Card) -> bool:
        """Return whether the seat may declare or ask in some deal after winning with a card."""
        return any(self._may_speak(state, card) for state in self.deals.sample)

    def _may_speak(self, state: GameState, card: Card) -> bool:
        then = self.after(state, card)
        while then.trick.cards:
            losing = [
                each.card
                for each in self.game.legal_actions(then)
                if isinstance(each, actions.Play) and not self.beats(each.card, card)
            ]
            if not losing:
                return False
            then = self.after(then, losing[0])
        if then.turn != self.me:
            return False
        return any(
            isinstance(each, actions.Declare | actions.AskWhole | actions.AskHalf)
            for each in self.game.legal_actions(then)
        )

    def answer_may_be_yes(self, question: actions.Action) -> bool | None:
        if question not in self._yes and self._is_pointless_bluff(question):
            self._yes[question] = False
        if question not in self._yes:
            suits = [question.suit] if isinstance(question, actions.AskHalf) else ALL_SUITS
            partner = self.game.seating.partner_of(self.me)
            wanted = {MARRIAGE_PAIRS[suit] & ~self.pair_halves(suit) for suit in suits}
            self._yes[question] = any_of(
                self.deals.exists(
                    lambda state: self._makes_marriage(state, question),
                    {partner: cards & self.deals.hidden},
                )
                for cards in wanted
                if cards & ~self.may_have(partner) == 0
            )
        return self._yes[question]

    def _is_pointless_bluff(self, question: actions.Action) -> bool:
        """Return whether a suit is asked for in which the asker hasn't one half, or is trumps."""
        return isinstance(question, actions.AskHalf) and (
            self.pair_halves(question.suit).bit_count() != 1
            or (self.is_declared(question.suit) and question.suit == self.trump)
        )

    def _makes_marriage(self, state: GameState, question: actions.Action) -> bool:
        then = self.game.step(state, question)
        if then.turn != self.me:
            return True  # the partner has several, and chooses
        before, after = state.marriages, then.marriages
        return after.trump != before.trump or len(after.declared) > len(before.declared)

    def chance_of_yes(self, question: actions.Action) -> float:
        states = self.deals.many
        yes = [self._makes_marriage(state, question) for state in states]
        return sum(yes) / max(len(yes), 1)

    def is_void(self, seat: Seat, suit: Suit) -> bool | None:
        if not self.may_have(seat) & CARDS_OF_SUIT[suit]:
            return True
        return _not(self.deals.may_hold(seat, CARDS_OF_SUIT[suit]))


def _not(answer: bool | None) -> bool | None:
    return None if answer is None else not answer
