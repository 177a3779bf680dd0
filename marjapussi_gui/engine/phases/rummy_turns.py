"""The turns of rummy: draw, lay primary sets, discard, and finish with all cards in sets."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from .. import actions
from ..cards import JOKER, Card, remove_cards
from ..events import CardsDealt, Log, StockDrawn
from ..frozen import frozen
from ..rummy.events import (
    CardDiscarded,
    FirstCardOffered,
    OfferTaken,
    RummyEnded,
    SetsLaid,
    StockRenewed,
    TipluSeen,
    TunnelasShown,
)
from ..rummy.turn_rules import RummyTurnRules
from ..shuffle import RandomSource
from ..state import NO_CARD, NOBODY, GameState, Meld, PendingChance, RummyState, RummyTurn, Seat
from . import Phase
from .dealing import Dealing, increment_deal_count

DISCARD_ACTIONS = tuple(actions.Discard((Card(number),)) for number in range(JOKER + 1))
LAY, FINISH, SHOW_TUNNELAS = actions.Lay(), actions.Finish(), actions.ShowTunnelas()


class RummyDealing(Dealing):
    """The deal of a rummy game. It also turns up the first card that is offered to a player."""

    def step(self, state: GameState, action: actions.Action, log: Log | None) -> GameState:
        assert isinstance(action, actions.Deal)
        if log is not None:
            log.append(CardsDealt(state.dealer, action.hands, action.stock, (), ()))
            log.append(FirstCardOffered(action.stock[0]))
        nothing = ((),) * self.seating.players
        rummy = RummyState(
            hands=tuple(tuple(sorted(hand)) for hand in action.hands),
            laid_sets=nothing,
            shown_tunnelas=nothing,
            stock=action.stock[1:],
            discards=action.stock[:1],
        )
        return state.replace(match=increment_deal_count(state.match), rummy=rummy)

    def is_done(self, state: GameState) -> bool:
        return bool(state.rummy.hands)


@frozen
class RummyTurns(Phase):
    """The turns of a rummy deal, until a player finishes or the deal ends without a winner."""

    is_rummy: ClassVar[bool] = True

    turn_rules: RummyTurnRules

    def name(self, state: GameState) -> str:
        if state.rummy.pending_chance:
            return "chance"
        return "discard" if state.rummy.has_drawn else "draw"

    def enter(self, state: GameState, log: Log | None) -> GameState:
        return state.replace(turn=self.turn_rules.seating.seat_after(state.dealer))

    def legal_actions(self, state: GameState) -> Sequence[actions.Action]:
        rummy, seat, turn_rules = state.rummy, state.turn, self.turn_rules
        if not rummy.has_drawn:
            shows = (SHOW_TUNNELAS,) * turn_rules.can_show_tunnelas(rummy, seat)
            return (
                *shows,
                actions.DRAW_FROM_STOCK,
                *(actions.DRAW_FROM_OFFER,) * turn_rules.can_take_offer(rummy, seat),
            )
        finish = (FINISH,) * turn_rules.can_finish(rummy, seat)
        if turn_rules.must_finish(rummy, seat):
            return finish
        lay = (LAY,) * turn_rules.can_lay(rummy, seat)
        return (
            *lay,
            *finish,
            *[DISCARD_ACTIONS[card] for card in dict.fromkeys(rummy.hands[seat])],
        )

    def refusal_reason(self, state: GameState, action: actions.Action) -> str:
        rummy, seat, turn_rules = state.rummy, state.turn, self.turn_rules
        match action:
            case actions.RandomDraw(cards):
                return turn_rules.chance_refusal_reason(rummy, cards)
            case actions.Deal():
                return f"a {rummy.pending_chance} must come first"
            case actions.ShowTunnelas(sets):
                return turn_rules.show_refusal_reason(rummy, seat, sets)
            case actions.Draw() if rummy.has_drawn:
                return "it has drawn already"
            case actions.Draw():
                is_free = action == actions.DRAW_FROM_STOCK or turn_rules.can_take_offer(
                    rummy, seat
                )
                return "" if is_free else "it can take the offer only for an eighth dublee"
            case actions.Lay() | actions.Finish() | actions.Discard() if not rummy.has_drawn:
                return "it must draw first"
            case actions.Lay(sets):
                return turn_rules.lay_refusal_reason(rummy, seat, sets)
            case actions.Finish(sets, discard):
                return turn_rules.finish_refusal_reason(rummy, seat, sets, discard)
            case actions.Discard(cards):
                return turn_rules.discard_refusal_reason(rummy, seat, cards)
            case _:
                return "it must discard" if rummy.has_drawn else "it must draw"

    def chance_action(self, state: GameState, random_source: RandomSource) -> actions.RandomDraw:
        rummy = state.rummy
        if rummy.pending_chance == PendingChance.RESHUFFLE:
            return actions.RandomDraw(
                tuple(random_source.shuffle("reshuffle", rummy.discards[:-1]))
            )
        candidates = [card for card in rummy.stock if card != JOKER]
        return actions.RandomDraw((candidates[random_source.draw_below("tiplu", len(candidates))],))

    def step(self, state: GameState, action: actions.Action, log: Log | None) -> GameState:
        match action:
            case actions.RandomDraw(cards) if state.rummy.pending_chance == PendingChance.TIPLU:
                return self._choose_tiplu(state, cards[0], log)
            case actions.RandomDraw(cards):
                return self._renew_stock(state, cards, log)
            case actions.ShowTunnelas(sets):
                return _show_tunnelas(state, sets, log)
            case actions.Draw("stock"):
                return _draw_from_stock(state, log)
            case actions.Draw():
                return _take_offer(state, log)
            case actions.Lay(sets):
                return _lay_sets(state, sets, log)
            case actions.Finish(sets, discard):
                return _finish(state, sets, discard, log)
            case actions.Discard(cards):
                return self._discard(state, cards[0], log)
            case _:
                raise AssertionError(action)

    def is_done(self, state: GameState) -> bool:
        rummy = state.rummy
        return rummy.winner != NOBODY or not (
            rummy.stock or rummy.has_drawn or rummy.pending_chance
        )

    def _current_seat(self, state: GameState) -> Seat:
        """Return the seat whose turn it is, even while a random action is pending."""
        turns = state.rummy.turns
        return self.turn_rules.seating.seat_after(turns[-1].seat if turns else state.dealer)

    def _choose_tiplu(self, state: GameState, tiplu: Card, log: Log | None) -> GameState:
        rummy, seat = state.rummy, self._current_seat(state)
        place = rummy.stock.index(tiplu)
        stock = (*rummy.stock[:place], *rummy.stock[place + 1 :], tiplu)
        if log is not None:
            log.append(TipluSeen(seat, tiplu, (seat,), is_new=True))
        return state.replace(
            turn=seat,
            rummy=replace(rummy, tiplu=tiplu, stock=stock, pending_chance=PendingChance.NOTHING),
        )

    def _renew_stock(self, state: GameState, cards: tuple[Card, ...], log: Log | None) -> GameState:
        rummy = state.rummy
        if log is not None:
            log.append(StockRenewed(cards))
        number, last = rummy.reshuffle_count + 1, rummy.discards[-1:]
        rummy = replace(
            rummy,
            stock=cards,
            discards=last,
            pending_chance=PendingChance.NOTHING,
            reshuffle_count=number,
        )
        return state.replace(turn=self._current_seat(state), rummy=rummy)

    def _discard(self, state: GameState, card: Card, log: Log | None) -> GameState:
        rummy, seat = state.rummy, state.turn
        if log is not None:
            log.append(CardDiscarded(seat, card))
        rummy = replace(
            rummy,
            hands=_replace_hand(rummy, seat, remove_cards(rummy.hands[seat], (card,))),
            discards=(*rummy.discards, card),
            turns=(*rummy.turns, RummyTurn(seat, rummy.drawn_from_offer, card)),
            has_drawn=False,
            drawn_from_offer=NO_CARD,
            drawn_from_stock=NO_CARD,
            laid_this_turn=False,
        )
        state = state.replace(rummy=rummy, turn=self.turn_rules.seating.seat_after(seat))
        if rummy.stock:
            return state
        if rummy.reshuffle_count < self.turn_rules.rules.reshuffles:
            return state.replace(
                turn=NOBODY, rummy=replace(rummy, pending_chance=PendingChance.RESHUFFLE)
            )
        if log is not None:
            log.append(RummyEnded(NOBODY, rummy.hands, rummy.tiplu))
        return state


def _replace_hand(
    rummy: RummyState, seat: Seat, hand: tuple[Card, ...]
) -> tuple[tuple[Card, ...], ...]:
    return (*rummy.hands[:seat], hand, *rummy.hands[seat + 1 :])


def _replace_sets(
    all_sets: tuple[tuple[Meld, ...], ...], seat: Seat, sets: tuple[Meld, ...]
) -> tuple[tuple[Meld, ...], ...]:
    return (*all_sets[:seat], sets, *all_sets[seat + 1 :])


def _show_tunnelas(state: GameState, sets: tuple[Meld, ...], log: Log | None) -> GameState:
    rummy, seat = state.rummy, state.turn
    if log is not None:
        log.append(TunnelasShown(seat, sets))
    return state.replace(
        rummy=replace(rummy, shown_tunnelas=_replace_sets(rummy.shown_tunnelas, seat, sets))
    )


def _draw_from_stock(state: GameState, log: Log | None) -> GameState:
    rummy, seat = state.rummy, state.turn
    card = rummy.stock[0]
    if log is not None:
        log.append(StockDrawn(seat, card))
    hands = _replace_hand(rummy, seat, tuple(sorted((*rummy.hands[seat], card))))
    rummy = replace(
        rummy, hands=hands, stock=rummy.stock[1:], has_drawn=True, drawn_from_stock=card
    )
    return state.replace(rummy=rummy)


def _take_offer(state: GameState, log: Log | None) -> GameState:
    rummy, seat = state.rummy, state.turn
    card = rummy.discards[-1]
    if log is not None:
        log.append(OfferTaken(seat, card))
    hands, left = (
        _replace_hand(rummy, seat, tuple(sorted((*rummy.hands[seat], card)))),
        rummy.discards[:-1],
    )
    rummy = replace(rummy, hands=hands, discards=left, has_drawn=True, drawn_from_offer=card)
    return state.replace(rummy=rummy)


def _lay_sets(state: GameState, sets: tuple[Meld, ...], log: Log | None) -> GameState:
    rummy, seat = state.rummy, state.turn
    if log is not None:
        log.append(SetsLaid(seat, sets))
    rummy = replace(
        rummy,
        hands=_replace_hand(rummy, seat, remove_cards(rummy.hands[seat], _flatten_sets(sets))),
        laid_sets=_replace_sets(rummy.laid_sets, seat, sets),
        laid_this_turn=True,
    )
    if rummy.tiplu == NO_CARD:
        return state.replace(turn=NOBODY, rummy=replace(rummy, pending_chance=PendingChance.TIPLU))
    if log is not None:
        log.append(TipluSeen(seat, rummy.tiplu, (seat,), is_new=False))
    return state.replace(rummy=rummy)


def _finish(state: GameState, sets: tuple[Meld, ...], discard: Card, log: Log | None) -> GameState:
    rummy, seat = state.rummy, state.turn
    laid = rummy.laid_sets[seat]
    added = tuple((Counter(sets) - Counter(laid)).elements())
    hand = remove_cards(rummy.hands[seat], (*_flatten_sets(added), discard))
    if log is not None:
        log.append(SetsLaid(seat, added, len(laid)))
        log.append(CardDiscarded(seat, discard))
    rummy = replace(
        rummy,
        hands=_replace_hand(rummy, seat, hand),
        laid_sets=_replace_sets(rummy.laid_sets, seat, (*laid, *added)),
        discards=(*rummy.discards, discard),
        turns=(*rummy.turns, RummyTurn(seat, rummy.drawn_from_offer, discard)),
        winner=seat,
    )
    if log is not None:
        log.append(RummyEnded(seat, rummy.hands, rummy.tiplu))
    return state.replace(turn=NOBODY, rummy=rummy)


def _flatten_sets(sets: tuple[Meld, ...]) -> tuple[Card, ...]:
    return tuple(card for meld in sets for card in meld)
