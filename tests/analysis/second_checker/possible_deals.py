"""The deals that a seat must hold possible, from the rules alone.

A candidate is the true hand with the cards that the seat can't see exchanged among their places.
It is possible if everything that was played and said is legal in it and looks the same to the
seat, which is found by playing the hand again.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cached_property
from itertools import islice, product
from random import Random

from marjapussi_gui.engine.actions import AnswerWhole, Play
from marjapussi_gui.engine.cards import (
    CARDS_OF_SUIT,
    MARRIAGE_PAIRS,
    Card,
    CardSet,
    Suit,
    card_set,
    cards_in_set,
    cards_of_ranks,
)
from marjapussi_gui.engine.phases.tricks import find_trick_phase
from marjapussi_gui.engine.state import NO_CARD, NOBODY, WHOLE, ContestKind, GameState, Seat
from marjapussi_gui.engine.view import create_view

from .decided import Decided

MAX_DEALS = 2000  # so many may all be looked at, each in some milliseconds
FEW_DEALS = 40  # so many always are
TRIES = 6  # to construct a deal among more than that
SAMPLE, MANY = 6, 60
HEARTS_AND_DIAMONDS = CARDS_OF_SUIT[1] | CARDS_OF_SUIT[2]
ALL_CARDS = (1 << 52) - 1
Place = int  # a seat, or one of the places below
Wish = Mapping[Place, CardSet]
NO_WISH: Wish = {}
MAX_READINGS = 8  # of what was said: who had the king, and who the queen
MAX_ENUMERATED = 14  # hidden cards
STOCK, AWAY = 10, 11
ROWS = 20  # plus the seat in front of which a card lies face down


class PossibleDeals:
    """The deals that the seat to act must hold possible."""

    def __init__(self, decided: Decided, seat: Seat = NOBODY, max_deals: int = FEW_DEALS) -> None:
        assert decided.play_start is not None
        self.max_deals = max_deals
        self.decided = decided
        self.seat = decided.state.turn if seat == NOBODY else seat
        self.game, self.state, self.start = decided.game, decided.state, decided.play_start
        self.phase = find_trick_phase(self.game.phases, self.state)
        self.rng = Random(decided.place)
        self.places = self._hidden_places()
        self.hidden = card_set(self.places)
        self.allowed = dict.fromkeys({*self.places.values()}, ALL_CARDS)
        for place in self.allowed:
            self._restrict(place)
        self.looks = self._look(self.state)
        self.is_infeasible = False  # whether what was last constructed can't be

    def _hidden_places(self) -> dict[Card, Place]:
        state, me = self.state, self.seat
        found: dict[Card, Place] = {}
        up = card_set(c for row in state.rows.face_up for c in row if c >= 0)
        for seat, held in enumerate(state.hands):
            if seat != me:
                found |= dict.fromkeys(cards_in_set(held & ~up & ~self._known(Seat(seat))), seat)
        seen = self._kitty_on_the_table()
        found |= {card: STOCK for card in state.stock if card not in seen}
        for seat, row in enumerate(state.rows.face_down):
            found |= {card: ROWS + seat for card in row if card >= 0}
        if state.auction.highest_bidder != me:
            found |= dict.fromkeys(state.exchange.discards, AWAY)
        return found

    def _kitty_on_the_table(self) -> tuple[Card, ...]:
        nobody_took = self.state.auction.highest_bidder == NOBODY
        return self.state.exchange.kitty if nobody_took and self.game.rules.kitty_open else ()

    def _known(self, seat: Seat) -> CardSet:
        state, known = self.state, 0
        for gift in state.exchange.gifts:
            if self.seat in (gift.giver, gift.taker):
                known = known & ~card_set(gift.cards) if gift.giver == seat else known
                known |= card_set(gift.cards) if gift.taker == seat else 0
        showing = state.showing
        side_of = self.game.seating.side_of
        if showing.contest != ContestKind.SOOLI or side_of(seat) != side_of(showing.soloist):
            for bid in showing.bids[: showing.turned_count]:
                known |= 1 << bid.card if bid.seat == seat and bid.card >= 0 else 0
        return known

    def _restrict(self, place: Place) -> None:
        state, cards = self.state, ALL_CARDS
        kitty = card_set(state.exchange.kitty)
        sees_kitty = bool(kitty) and self.game.rules.kitty_open
        sees_kitty = sees_kitty and not self._kitty_on_the_table()
        if place == AWAY:
            cards &= ~cards_of_ranks("AT")
        if sees_kitty and place not in (AWAY, state.auction.highest_bidder):
            cards &= ~kitty
        if place < STOCK:
            for bid in state.showing.bids[: state.showing.turned_count]:
                if bid.seat == place and bid.card == NO_CARD:
                    barred = cards_of_ranks(self.game.rules.show_barred)
                    colour = HEARTS_AND_DIAMONDS
                    cards &= barred | (~colour if bid.is_rami else colour)
            cards &= ~self._shown_not_held(Seat(place))
        self.allowed[place] = cards

    def _shown_not_held(self, seat: Seat) -> CardSet:
        """Return cards that a seat would have had to play. (New cards come only from a stock.)"""
        gone, state, trick_phase = 0, self.start, self.phase
        for action in self.decided.actions:
            has_to_follow = not state.stock or not trick_phase.full_hand_size
            if state.turn == seat and isinstance(action, Play) and has_to_follow:
                for card in cards_in_set(self.hidden & ~gone):
                    held = state.hands[seat] & ~self.hidden | 1 << card
                    legal = trick_phase.legal_actions(
                        state.replace(hands=_with(state.hands, seat, held))
                    )
                    if action not in legal:
                        gone |= 1 << card
            state = self.game.step(state, action)
        return gone

    def _look(self, state: GameState) -> tuple[object, ...]:
        view = create_view(self.game, state, self.seat)
        return view.hand, view.trick, view.tricks, view.marriages, view.turn, view.legal_actions

    def _state_with(self, places: Mapping[Card, Place]) -> GameState | None:
        """Return the state in which the hidden cards lie elsewhere, or None if that can't be."""
        free: dict[Place, list[Card]] = {place: [] for place in self.allowed}
        for card, place in places.items():
            if self.places[card] != place:
                free[place].append(card)
        return self._replay(
            {
                old: old if places[old] == place else free[place].pop()
                for old, place in self.places.items()
            }
        )

    def _replay(self, swap: Mapping[Card, Card]) -> GameState | None:
        def swapped(cards: tuple[Card, ...]) -> tuple[Card, ...]:
            return tuple(swap.get(card, card) for card in cards)

        start, game = self.start, self.game
        rows = start.rows
        state = start.replace(
            hands=tuple(card_set(swapped(cards_in_set(held))) for held in start.hands),
            stock=swapped(start.stock),
            rows=replace(rows, face_down=tuple(map(swapped, rows.face_down))),
            exchange=replace(start.exchange, discards=swapped(start.exchange.discards)),
        )
        for action in self.decided.actions:
            # nobody else can tell whether a partner with a whole had another one to choose
            is_answer, is_asked = isinstance(action, AnswerWhole), state.marriages.asker != NOBODY
            if is_answer and not is_asked:
                continue
            named = self.state.marriages.questions[len(state.marriages.questions) :]
            answer = AnswerWhole(named[0].answer) if named else action
            for each in (answer, action) if is_asked and not is_answer else (action,):
                if state.turn == NOBODY or each not in game.legal_actions(state):
                    return None
                state = game.step(state, each)
        return state if self._look(state) == self.looks else None

    def find(self, must: Wish = NO_WISH, forbidden: Wish = NO_WISH) -> GameState | None:
        """Construct a possible deal in which places have some cards, and lack others."""
        return next(self._constructed(must, forbidden, TRIES), None)

    def _constructed(self, must: Wish, forbidden: Wish, tries: int) -> Iterator[GameState]:
        self.is_infeasible = True
        spoken = [*islice(product(*self._spoken), MAX_READINGS + 1)]
        self.rng.shuffle(spoken)
        for each in spoken[:MAX_READINGS]:
            wish = _joined(must, *(held for held, _ in each))
            lacking = _joined(forbidden, *(lacked for _, lacked in each))
            for _ in range(max(tries // len(spoken), 1)):
                places = self._assignment(wish, lacking)
                if places is None:
                    break
                self.is_infeasible = False
                state = self._state_with(places)
                if state is not None:
                    yield state
        self.is_infeasible &= len(spoken) <= MAX_READINGS

    @cached_property
    def _spoken(self) -> list[list[tuple[Wish, Wish]]]:
        """What each declaration and question showed: ways in which places had and lacked cards."""
        marriages = self.state.marriages
        found: list[list[tuple[Wish, Wish]]] = [
            [({each.seat: MARRIAGE_PAIRS[each.suit]}, {})]
            for each in marriages.declared
            if each.suit not in self._asked_suits
        ]
        if self.game.rules.half_bluff or not self.game.seating.has_partners:
            return found
        for asked in marriages.questions:
            partner = self.game.seating.partner_of(asked.seat)
            if asked.suit == WHOLE and asked.answer >= 0:
                found.append([({partner: MARRIAGE_PAIRS[asked.answer]}, {})])
            elif asked.suit >= 0:
                one, other = (1 << card for card in cards_in_set(MARRIAGE_PAIRS[asked.suit]))
                found.append(
                    [
                        ({asked.seat: mine, partner: yours}, {})
                        if asked.answer >= 0
                        else ({asked.seat: mine}, {partner: yours})
                        for mine, yours in ((one, other), (other, one))
                    ]
                )
        return found

    @cached_property
    def _asked_suits(self) -> set[Suit]:
        return {each.answer for each in self.state.marriages.questions}

    def _assignment(self, must: Wish, forbidden: Wish) -> dict[Card, Place] | None:
        room = dict.fromkeys(self.allowed, 0)
        for place in self.places.values():
            room[place] += 1
        choices: dict[Card, list[Place]] = {}
        for card in self.places:
            owners = [place for place, cards in must.items() if cards >> card & 1]
            fits = [
                place
                for place in room
                if self.allowed[place] >> card & 1 and not forbidden.get(place, 0) >> card & 1
            ]
            self.rng.shuffle(fits)
            choices[card] = [place for place in owners if place in fits] if owners else fits
        held: dict[Place, list[Card]] = {place: [] for place in room}
        order = [*choices]
        self.rng.shuffle(order)
        for card in sorted(order, key=lambda each: len(choices[each])):
            if not _place(card, choices, held, room, set()):
                return None
        return {card: place for place, cards in held.items() for card in cards}

    @cached_property
    def all_deals(self) -> list[GameState] | None:
        """All possible deals, or None if there are too many."""
        assignments = [*islice(self._assignments(), self.max_deals + 1)]
        if len(assignments) > self.max_deals:
            return None
        states = [*filter(None, map(self._state_with, assignments))]
        assert states, self.decided.place
        return states

    def _assignments(self) -> Iterator[dict[Card, Place]]:
        cards = sorted(
            self.places, key=lambda card: sum(each >> card & 1 for each in self.allowed.values())
        )
        room = dict.fromkeys(self.allowed, 0)
        for place in self.places.values():
            room[place] += 1

        def extend(index: int, found: dict[Card, Place]) -> Iterator[dict[Card, Place]]:
            if index == len(cards):
                yield dict(found)
                return
            card = cards[index]
            for place, cards_allowed in self.allowed.items():
                if room[place] and cards_allowed >> card & 1:
                    room[place] -= 1
                    found[card] = place
                    yield from extend(index + 1, found)
                    del found[card]
                    room[place] += 1

        return extend(0, {})

    @cached_property
    def sample(self) -> list[GameState]:
        """Some possible deals, the true one among them."""
        return [self.state, *filter(None, (self.find() for _ in range(SAMPLE)))]

    @cached_property
    def many(self) -> list[GameState]:
        """More possible deals, for frequencies, without the true one."""
        return [*filter(None, (self.find() for _ in range(MANY)))]

    def exists(
        self,
        fact: Callable[[GameState], bool],
        must: Wish = NO_WISH,
        forbidden: Wish = NO_WISH,
    ) -> bool | None:
        """Return whether a fact is true in some possible deal; None if that remains unknown.

        The fact can be true only where the wish is. True and False are proven.
        """
        if any(map(fact, self.sample)):
            return True
        if any(map(fact, self._constructed(must, forbidden, TRIES))):
            return True
        if self.is_infeasible:
            return False
        if len(self.places) <= MAX_ENUMERATED and self.all_deals is not None:
            return any(map(fact, self.all_deals))
        return None

    def may_hold(self, seat: Seat, cards: CardSet, without: CardSet = 0) -> bool | None:
        def fact(state: GameState) -> bool:
            held = state.hands[seat]
            return bool(held & cards) and not held & without

        known = self.state.hands[seat] & ~self.hidden & cards
        wishes: list[Wish] = [{}] if known else []
        wishes += [{seat: 1 << card} for card in cards_in_set(cards & self.hidden)]
        return any_of(self.exists(fact, wish, {seat: without}) for wish in wishes)


def any_of(answers: Iterable[bool | None]) -> bool | None:
    """Return True if any answer is, False if all are, and None otherwise."""
    is_unknown = False
    for each in answers:
        if each:
            return True
        is_unknown |= each is None
    return None if is_unknown else False


def _joined(*wishes: Wish) -> dict[Place, CardSet]:
    joined: dict[Place, CardSet] = {}
    for wish in wishes:
        for place, cards in wish.items():
            joined[place] = joined.get(place, 0) | cards
    return joined


def _with(hands: tuple[CardSet, ...], seat: Seat, held: CardSet) -> tuple[CardSet, ...]:
    return (*hands[:seat], held, *hands[seat + 1 :])


def _place(
    card: Card,
    choices: Mapping[Card, list[Place]],
    held: dict[Place, list[Card]],
    room: Mapping[Place, int],
    seen: set[Place],
) -> bool:
    """Put a card in a place, and move others out of the way if necessary."""
    for place in choices[card]:
        if place in seen:
            continue
        seen.add(place)
        if len(held[place]) < room[place]:
            held[place].append(card)
            return True
        for index, other in enumerate(held[place]):
            if _place(other, choices, held, room, seen):
                held[place][index] = card
                return True
    return False
