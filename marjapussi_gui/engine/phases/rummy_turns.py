"""Rummy turns: draw, lay primary sets, discard, and finish with all cards in sets."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from ..actions import (
    FROM_OFFER,
    FROM_STOCK,
    Action,
    Chance,
    Deal,
    Discard,
    Draw,
    Finish,
    Lay,
    ShowTunnelas,
)
from ..cards import JOKER, Card, without
from ..events import Dealt, Log, StockDrawn
from ..frozen import frozen
from ..rummy.events import (
    CardDiscarded,
    OfferTaken,
    OfferTurned,
    RummyEnded,
    SetsLaid,
    StockRenewed,
    TipluSeen,
    TunnelasShown,
)
from ..shuffle import Luck
from ..state import NO_CARD, NOBODY, Due, Meld, Rummy, Seat, State, Turn
from . import Phase
from .dealing import Dealing, with_deal
from .rummy_rights import Rights

DISCARDS = tuple(Discard((Card(number),)) for number in range(JOKER + 1))
LAY, FINISH, SHOW_TUNNELAS = Lay(), Finish(), ShowTunnelas()


class RummyDealing(Dealing):
    """The deal of several packs, with the first card of the stock as the first offer."""

    def step(self, state: State, action: Action, log: Log | None) -> State:
        assert isinstance(action, Deal)
        if log is not None:
            log.append(Dealt(state.dealer, action.hands, action.stock, (), ()))
            log.append(OfferTurned(action.stock[0]))
        nothing = ((),) * self.seating.players
        rummy = Rummy(
            hands=tuple(tuple(sorted(hand)) for hand in action.hands),
            laid=nothing,
            shown=nothing,
            stock=action.stock[1:],
            discards=action.stock[:1],
        )
        return state.but(match=with_deal(state.match), rummy=rummy)

    def done(self, state: State) -> bool:
        return bool(state.rummy.hands)


@frozen
class RummyTurns(Phase):
    """The turns of a rummy deal, until a player finishes or the stock is empty."""

    lays_sets: ClassVar[bool] = True

    rights: Rights

    def name(self, state: State) -> str:
        if state.rummy.due:
            return "chance"
        return "discard" if state.rummy.drawn else "draw"

    def enter(self, state: State, log: Log | None) -> State:
        return state.but(turn=self.rights.seating.after(state.dealer))

    def legal(self, state: State) -> Sequence[Action]:
        rummy, seat, rights = state.rummy, state.turn, self.rights
        if not rummy.drawn:
            shows = (SHOW_TUNNELAS,) * rights.may_show(rummy, seat)
            return (*shows, FROM_STOCK, *(FROM_OFFER,) * rights.may_take_offer(rummy, seat))
        finish = (FINISH,) * rights.may_finish(rummy, seat)
        if rights.must_finish(rummy, seat):
            return finish
        lay = (LAY,) * rights.may_lay(rummy, seat)
        return (*lay, *finish, *[DISCARDS[card] for card in dict.fromkeys(rummy.hands[seat])])

    def refusal(self, state: State, action: Action) -> str:
        rummy, seat, rights = state.rummy, state.turn, self.rights
        match action:
            case Chance(cards):
                return rights.chance_refusal(rummy, cards)
            case Deal():
                return f"chance owes a {rummy.due}"
            case ShowTunnelas(sets):
                return rights.show_refusal(rummy, seat, sets)
            case Draw() if rummy.drawn:
                return "has drawn already"
            case Draw():
                is_free = action == FROM_STOCK or rights.may_take_offer(rummy, seat)
                return "" if is_free else "may take the offer for an eighth dublee only"
            case Lay() | Finish() | Discard() if not rummy.drawn:
                return "must draw first"
            case Lay(sets):
                return rights.lay_refusal(rummy, seat, sets)
            case Finish(sets, discard):
                return rights.finish_refusal(rummy, seat, sets, discard)
            case Discard(cards):
                return rights.discard_refusal(rummy, seat, cards)
            case _:
                return "must discard" if rummy.drawn else "must draw"

    def chance(self, state: State, luck: Luck) -> Chance:
        rummy = state.rummy
        if rummy.due == Due.RESHUFFLE:
            return Chance(tuple(luck.shuffled("reshuffle", rummy.discards[:-1])))
        candidates = [card for card in rummy.stock if card != JOKER]
        return Chance((candidates[luck.below("tiplu", len(candidates))],))

    def step(self, state: State, action: Action, log: Log | None) -> State:
        match action:
            case Chance(cards) if state.rummy.due == Due.TIPLU:
                return self._with_tiplu(state, cards[0], log)
            case Chance(cards):
                return self._with_new_stock(state, cards, log)
            case ShowTunnelas(sets):
                return _with_tunnelas(state, sets, log)
            case Draw("stock"):
                return _with_stock_card(state, log)
            case Draw():
                return _with_offer(state, log)
            case Lay(sets):
                return _with_laid(state, sets, log)
            case Finish(sets, discard):
                return _finished(state, sets, discard, log)
            case Discard(cards):
                return self._with_discard(state, cards[0], log)
            case _:
                raise AssertionError(action)

    def done(self, state: State) -> bool:
        rummy = state.rummy
        return rummy.winner != NOBODY or not (rummy.stock or rummy.drawn or rummy.due)

    def _at_turn(self, state: State) -> Seat:
        """Return the seat whose turn it is, even while chance acts."""
        turns = state.rummy.turns
        return self.rights.seating.after(turns[-1].seat if turns else state.dealer)

    def _with_tiplu(self, state: State, tiplu: Card, log: Log | None) -> State:
        rummy, seat = state.rummy, self._at_turn(state)
        place = rummy.stock.index(tiplu)
        stock = (*rummy.stock[:place], *rummy.stock[place + 1 :], tiplu)
        if log is not None:
            log.append(TipluSeen(seat, tiplu, (seat,), chosen=True))
        return state.but(turn=seat, rummy=replace(rummy, tiplu=tiplu, stock=stock, due=Due.NOTHING))

    def _with_new_stock(self, state: State, cards: tuple[Card, ...], log: Log | None) -> State:
        rummy = state.rummy
        if log is not None:
            log.append(StockRenewed(cards))
        number, last = rummy.reshuffled + 1, rummy.discards[-1:]
        rummy = replace(rummy, stock=cards, discards=last, due=Due.NOTHING, reshuffled=number)
        return state.but(turn=self._at_turn(state), rummy=rummy)

    def _with_discard(self, state: State, card: Card, log: Log | None) -> State:
        rummy, seat = state.rummy, state.turn
        if log is not None:
            log.append(CardDiscarded(seat, card))
        rummy = replace(
            rummy,
            hands=_with_hand(rummy, seat, without(rummy.hands[seat], (card,))),
            discards=(*rummy.discards, card),
            turns=(*rummy.turns, Turn(seat, rummy.from_offer, card)),
            drawn=False,
            from_offer=NO_CARD,
            from_stock=NO_CARD,
            laid_now=False,
        )
        state = state.but(rummy=rummy, turn=self.rights.seating.after(seat))
        if rummy.stock:
            return state
        if rummy.reshuffled < self.rights.rules.reshuffles:
            return state.but(turn=NOBODY, rummy=replace(rummy, due=Due.RESHUFFLE))
        if log is not None:
            log.append(RummyEnded(NOBODY, rummy.hands, rummy.tiplu))
        return state


def _with_hand(rummy: Rummy, seat: Seat, hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    return (*rummy.hands[:seat], hand, *rummy.hands[seat + 1 :])


def _with_sets(
    all_sets: tuple[tuple[Meld, ...], ...], seat: Seat, sets: tuple[Meld, ...]
) -> tuple[tuple[Meld, ...], ...]:
    return (*all_sets[:seat], sets, *all_sets[seat + 1 :])


def _with_tunnelas(state: State, sets: tuple[Meld, ...], log: Log | None) -> State:
    rummy, seat = state.rummy, state.turn
    if log is not None:
        log.append(TunnelasShown(seat, sets))
    return state.but(rummy=replace(rummy, shown=_with_sets(rummy.shown, seat, sets)))


def _with_stock_card(state: State, log: Log | None) -> State:
    rummy, seat = state.rummy, state.turn
    card = rummy.stock[0]
    if log is not None:
        log.append(StockDrawn(seat, card))
    hands = _with_hand(rummy, seat, tuple(sorted((*rummy.hands[seat], card))))
    rummy = replace(rummy, hands=hands, stock=rummy.stock[1:], drawn=True, from_stock=card)
    return state.but(rummy=rummy)


def _with_offer(state: State, log: Log | None) -> State:
    rummy, seat = state.rummy, state.turn
    card = rummy.discards[-1]
    if log is not None:
        log.append(OfferTaken(seat, card))
    hands, left = (
        _with_hand(rummy, seat, tuple(sorted((*rummy.hands[seat], card)))),
        rummy.discards[:-1],
    )
    rummy = replace(rummy, hands=hands, discards=left, drawn=True, from_offer=card)
    return state.but(rummy=rummy)


def _with_laid(state: State, sets: tuple[Meld, ...], log: Log | None) -> State:
    rummy, seat = state.rummy, state.turn
    if log is not None:
        log.append(SetsLaid(seat, sets))
    rummy = replace(
        rummy,
        hands=_with_hand(rummy, seat, without(rummy.hands[seat], _all(sets))),
        laid=_with_sets(rummy.laid, seat, sets),
        laid_now=True,
    )
    if rummy.tiplu == NO_CARD:
        return state.but(turn=NOBODY, rummy=replace(rummy, due=Due.TIPLU))
    if log is not None:
        log.append(TipluSeen(seat, rummy.tiplu, (seat,), chosen=False))
    return state.but(rummy=rummy)


def _finished(state: State, sets: tuple[Meld, ...], discard: Card, log: Log | None) -> State:
    rummy, seat = state.rummy, state.turn
    laid = rummy.laid[seat]
    added = tuple((Counter(sets) - Counter(laid)).elements())
    hand = without(rummy.hands[seat], (*_all(added), discard))
    if log is not None:
        log.append(SetsLaid(seat, added, len(laid)))
        log.append(CardDiscarded(seat, discard))
    rummy = replace(
        rummy,
        hands=_with_hand(rummy, seat, hand),
        laid=_with_sets(rummy.laid, seat, (*laid, *added)),
        discards=(*rummy.discards, discard),
        turns=(*rummy.turns, Turn(seat, rummy.from_offer, discard)),
        winner=seat,
    )
    if log is not None:
        log.append(RummyEnded(seat, rummy.hands, rummy.tiplu))
    return state.but(turn=NOBODY, rummy=rummy)


def _all(sets: tuple[Meld, ...]) -> tuple[Card, ...]:
    return tuple(card for meld in sets for card in meld)
