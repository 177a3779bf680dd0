"""How codes store a deal and each action.

The possible values depend on the cards held and on what was said, not on which actions are legal:
otherwise a corrected rule would change the meaning of old codes.
"""

from collections.abc import Sequence

from ..actions import (
    DRAW_FROM_OFFER,
    DRAW_FROM_STOCK,
    Action,
    AnswerWhole,
    Bid,
    Deal,
    Discard,
    Finish,
    Give,
    Lay,
    MarriageAction,
    Play,
    Raise,
    RandomDraw,
    Redeal,
    ShowBidCard,
    ShowTunnelas,
    Stand,
)
from ..cards import ALL_SUITS, CARD_NAMES, MARRIAGE_PAIRS, Card, cards_in_set
from ..game import Game
from ..phases.auction import BID_STEP, PASS, REDEAL
from ..phases.exchange import STAND
from ..phases.face_down_bidding import SAY_NOLO, SAY_RAMI, SOOLI
from ..phases.marriages import ASK_HALF_ACTIONS, ASK_WHOLE, DECLARE_ACTIONS, DeclarationTiming
from ..phases.rummy_turns import SHOW_TUNNELAS
from ..phases.tricks import TrickPhase
from ..state import NO_CARD, NOBODY, GameState, Meld, PendingChance
from .code_fields import CodeFields

BLANK = PASS  # what a reader starts with
BID_BASE = 4
SOOLI_ANSWERS: tuple[Action, ...] = (PASS, SOOLI)
DRAWS: tuple[Action, ...] = (DRAW_FROM_STOCK, DRAW_FROM_OFFER, SHOW_TUNNELAS)
ALL_CARDS = tuple(Card(number) for number in range(len(CARD_NAMES)))


def code_deal(fields: CodeFields, game: Game, deal: Deal | None = None) -> Deal:
    """Write or read a deal: hands as sets of cards, rows and stock in their order."""
    form, seats = game.dealing_phase, game.seating.seats
    nothing: tuple[tuple[Card, ...], ...] = ((),) * len(seats)
    deal = deal or Deal(nothing, (), nothing, nothing)
    pool, size = sorted(form.cards), form.hand_size - 2 * form.row_size
    hands = tuple(fields.cards_from(pool, deal.hands[seat], size) for seat in seats)
    rows = []
    for given in (deal.face_down, deal.face_up):
        counts = (form.row_size,) * len(seats) if form.has_rows else ()
        rows.append(
            tuple(
                _code_ordered_cards(fields, pool, given[seat], count)
                for seat, count in enumerate(counts)
            )
        )
    stock = _code_ordered_cards(fields, pool, deal.stock, len(pool)) if form.has_stock else ()
    return Deal(hands, stock, *rows)


def code_action(fields: CodeFields, game: Game, state: GameState, action: Action = BLANK) -> Action:
    """Write or read the next action in a state."""
    match game.phase_name(state):
        case "show":
            shown: list[Action] = [ShowBidCard(card) for card in _held(state)]
            return fields.pick([*shown, SAY_RAMI, SAY_NOLO], action)
        case "sooli":
            return fields.pick(SOOLI_ANSWERS, action)
        case "auction":
            return _code_call(fields, state.auction.bid or game.rules.min_bid - BID_STEP, action)
        case "exchange":
            return _code_exchange(fields, game, state, action)
        case "play":
            return _code_play(fields, game, state, action)
        case "draw":
            return _code_draw(fields, action)
        case "discard":
            return _code_discard(fields, state, action)
        case _:
            return _code_random_draw(fields, state, action)


def _held(state: GameState) -> list[Card]:
    return list(cards_in_set(state.hands[state.turn]))


def _code_ordered_cards(
    fields: CodeFields, pool: list[Card], cards: Sequence[Card], count: int
) -> tuple[Card, ...]:
    return tuple(fields.card_from(pool, card) for card in cards or (NO_CARD,) * count)


def _code_call(fields: CodeFields, last_bid: int, action: Action) -> Action:
    """Write or read a call: 0 is a pass, 1 a demand for a new deal, 2 a bid one step higher, ..."""
    steps = (action.amount - last_bid) // BID_STEP + 1 if isinstance(action, Bid) else 0
    steps = fields.long(BID_BASE, 1 if isinstance(action, Redeal) else steps)
    return (PASS, REDEAL)[steps] if steps < 2 else Bid(last_bid + BID_STEP * (steps - 1))


def _code_exchange(fields: CodeFields, game: Game, state: GameState, action: Action) -> Action:
    due = game.legal_actions(state)[0]
    if isinstance(due, Stand | Raise):
        bid = state.auction.bid
        steps = (action.amount - bid) // BID_STEP if isinstance(action, Raise) else 0
        steps = fields.long(BID_BASE, steps)
        return Raise(bid + BID_STEP * steps) if steps else STAND
    can_redeal = game.option_values.get("redeal") == "four_sixes"
    if can_redeal and fields.flag(isinstance(action, Redeal)):
        return REDEAL
    assert isinstance(due, Give | Discard)
    given = action.cards if isinstance(action, Give | Discard) else ()
    return type(due)(fields.cards_from(_held(state), given, len(due.cards)))


def _code_play(fields: CodeFields, game: Game, state: GameState, action: Action) -> Action:
    phase = game.phases[state.phase]
    assert isinstance(phase, TrickPhase)
    if state.marriages.asker != NOBODY:
        return fields.pick([AnswerWhole(suit) for suit in ALL_SUITS], action)
    held = _held(state)
    is_lead = not state.trick.cards
    must_draw = is_lead and bool(state.stock) and len(held) < phase.full_hand_size
    may_call = is_lead and (must_draw or not phase.full_hand_size)
    calls = _possible_calls(phase, state) if may_call else []
    if calls and fields.flag(isinstance(action, MarriageAction)):
        return fields.pick(calls, action)
    if must_draw:
        return DRAW_FROM_STOCK
    return Play(fields.pick(held, action.card if isinstance(action, Play) else NO_CARD))


def _possible_calls(phase: TrickPhase, state: GameState) -> list[Action]:
    rules, marriages = phase.marriage_rules, state.marriages
    if rules is None:
        return []
    if rules.timing is not DeclarationTiming.ANY_LEAD and (
        not state.tricks or marriages.spoken_at_trick == len(state.tricks)
    ):
        return []
    hand, declared = state.hands[state.turn], marriages.declared_suits
    calls: list[Action] = [
        DECLARE_ACTIONS[suit]
        for suit in ALL_SUITS
        if not declared >> suit & 1 and hand & MARRIAGE_PAIRS[suit] == MARRIAGE_PAIRS[suit]
    ]
    return [*calls, ASK_WHOLE, *ASK_HALF_ACTIONS] if phase.seating.has_partners else calls


def _code_draw(fields: CodeFields, action: Action) -> Action:
    sets = action.sets if isinstance(action, ShowTunnelas) else ()
    chosen = fields.pick(DRAWS, SHOW_TUNNELAS if sets else action)
    return ShowTunnelas(_code_sets(fields, sets)) if chosen == SHOW_TUNNELAS else chosen


def _code_discard(fields: CodeFields, state: GameState, action: Action) -> Action:
    kind = fields.number(3, {Lay: 1, Finish: 2}.get(type(action), 0))
    if kind == 0:
        cards = action.cards if isinstance(action, Discard) else (NO_CARD,)
        return Discard((fields.pick(state.rummy.hands[state.turn], cards[0]),))
    sets = _code_sets(fields, action.sets if isinstance(action, Lay | Finish) else ())
    if kind == 1:
        return Lay(sets)
    last = action.discard if isinstance(action, Finish) else NO_CARD
    return Finish(sets, fields.pick(ALL_CARDS, last))


def _code_sets(fields: CodeFields, sets: tuple[Meld, ...]) -> tuple[Meld, ...]:
    def code_set(meld: Meld) -> Meld:
        return fields.items(4, meld, lambda card: fields.pick(ALL_CARDS, card), NO_CARD)

    return fields.items(4, sets, code_set, ())


def _code_random_draw(fields: CodeFields, state: GameState, action: Action) -> Action:
    rummy = state.rummy
    cards = action.cards if isinstance(action, RandomDraw) else ()
    if rummy.pending_chance == PendingChance.TIPLU:
        return RandomDraw((fields.pick(ALL_CARDS, cards[0] if cards else NO_CARD),))
    pool = sorted(rummy.discards[:-1])
    return RandomDraw(_code_ordered_cards(fields, pool, cards, len(pool)))
