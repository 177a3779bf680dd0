"""Deals the hands that the player requested, and plays them on to the next decision.

The player's cards are drawn uniformly at random from all hands that fulfil the wishes, and the
others get the rest. Bids can't be drawn, so bots play such deals until the bidding fits, too.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import TypeVar

from ...bots.players.bot import Bot, SearchContext
from ...bots.players.levels import heuristic_bot
from ...engine.actions import Action
from ...engine.game import Game
from ...engine.record import MatchRecord
from ...engine.record_lines import RecordEntry, RecordHeader
from ...engine.state import NO_CARD, NOBODY, GameState, MatchStart
from ...engine.view import create_view
from ...model.hand_request import (
    AUCTION_PHASES,
    LAST_TRICKS,
    MAX_DEALS,
    OWN_SEAT,
    HandRequest,
    PracticePart,
    can_fulfil_bidding_wishes,
    fulfils_bidding_wishes,
    fulfils_seat_wishes,
    hand_sampler,
    possible_dealers,
)

T = TypeVar("T")

MAX_SEED = 1 << 48


class RandomShuffle:
    """A source of random decisions for dealing."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def draw_below(self, _purpose: str, limit: int) -> int:
        return self._rng.randrange(limit)

    def shuffle(self, _purpose: str, cards: Sequence[T]) -> list[T]:
        return self._rng.sample(cards, len(cards))


def deal_requested_hand(
    game: Game, order: HandRequest, names: tuple[str, ...], rng: Random
) -> MatchRecord | None:
    """Return a hand that fulfils a request, played up to a decision of the player, or None.

    The wishes must not conflict. The player has OWN_SEAT; the names are by seat.
    """
    for _ in range(MAX_DEALS):
        record = deal_cards(game, order, names, rng)
        if fulfils_seat_wishes(record.state_after(), game, order.wishes):
            found = _play_to_decision(record, order, rng)
            if found is not None:
                return found
    return None


def deal_cards(game: Game, order: HandRequest, names: tuple[str, ...], rng: Random) -> MatchRecord:
    dealer = rng.choice(possible_dealers(game, order.wishes))
    hand = hand_sampler(game, order.wishes).draw(rng.randrange)
    deal = game.dealing_phase.deal_with_hand(OWN_SEAT, hand, RandomShuffle(rng))
    return MatchRecord(RecordHeader(game, names, MatchStart(dealer)), (RecordEntry(NOBODY, deal),))


def continue_hand(
    record: MatchRecord, action: Action, part: PracticePart, rng: Random
) -> MatchRecord | None:
    """Play on to the player's next decision in the same part of the hand, or return None."""
    record = replace(record, entries=(*record.entries, RecordEntry(OWN_SEAT, action)))
    return _play_to_decision(record, HandRequest((), part), rng)


def _play_to_decision(record: MatchRecord, order: HandRequest, rng: Random) -> MatchRecord | None:
    """Let bots play until the player has a choice in this part and the wishes are fulfilled."""
    game, state, bot = record.header.game, record.state_after(), heuristic_bot()
    entries = list(record.entries)
    while not _is_hand_over(state):
        if _is_requested_decision(game, state, order):
            return replace(record, entries=tuple(entries))
        if _is_part_over(game, state, order.part) or not can_fulfil_bidding_wishes(
            state, game, order
        ):
            return None
        action = _next_action(game, state, bot, rng)
        entries.append(RecordEntry(state.turn, action))
        state = game.step(state, action)
    return None


def _next_action(game: Game, state: GameState, bot: Bot, rng: Random) -> Action:
    if state.turn == NOBODY:
        return game.chance_action(state, rng.randrange(MAX_SEED))
    return bot.decide(create_view(game, state, state.turn), SearchContext(rng)).action


def _is_hand_over(state: GameState) -> bool:
    return bool(state.match.hands_played) or state.phase == 0 or state.match.is_over


def _is_requested_decision(game: Game, state: GameState, order: HandRequest) -> bool:
    """Return whether the player must decide now, in the wanted part and with all wishes met."""
    return (
        state.turn == OWN_SEAT
        and _is_in_practice_part(game, state, order.part)
        and fulfils_bidding_wishes(state, game, order.wishes)
        and len(game.legal_actions(state)) > 1
    )


def _is_in_practice_part(game: Game, state: GameState, part: PracticePart) -> bool:
    phase = game.phase_name(state)
    match part:
        case PracticePart.AUCTION:
            return phase in AUCTION_PHASES
        case PracticePart.EXCHANGE:
            return phase == "exchange"
        case PracticePart.LAST_TRICKS:
            return phase == "play" and _cards_left(state) <= LAST_TRICKS
        case PracticePart.WHOLE:
            return True


def _is_part_over(game: Game, state: GameState, part: PracticePart) -> bool:
    is_played = game.phase_name(state) == "play"
    return part in (PracticePart.AUCTION, PracticePart.EXCHANGE) and is_played


def _cards_left(state: GameState) -> int:
    face_down = state.rows.face_down[OWN_SEAT] if state.rows.face_down else ()
    return state.hands[OWN_SEAT].bit_count() + sum(card != NO_CARD for card in face_down)
