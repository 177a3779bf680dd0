"""Texts of the position editor: what lies where, and why a change isn't possible."""

from typing import TYPE_CHECKING

from ...engine.actions import Play
from ...engine.game import Game
from ...engine.phases.tricks import TrickPhase
from ...engine.state import NOBODY, GameState, Seat, Side
from ...engine.view import create_view
from .action_labels import action_label
from .card_names import card_name, join_with_and, short_card_names
from .i18n import say
from .obligation_text import obligation_sentence
from .score_text import hand_heading
from .table_players import TablePlayers

if TYPE_CHECKING:
    from ...learning.edited_hand import ImpossibleEditError


def impossible_text(error: "ImpossibleEditError", game: Game, people: TablePlayers) -> str:
    state, action = error.state, error.action
    if action is None:
        return say("position-scores")
    if not game.refusal_reason(state, action):
        return say("position-over")
    name = people.name(state.turn)
    if not isinstance(action, Play):
        label = action_label(action, create_view(game, state, state.turn), people)
        return say("position-action", name=name, action=label)
    text = say(
        "position-card", name=name, card=card_name(action.card), number=len(state.tricks) + 1
    )
    phase = game.phases[state.phase]
    obligation = (
        phase.violated_obligation(state, action.card) if isinstance(phase, TrickPhase) else None
    )
    return text if obligation is None else f"{text} {obligation_sentence(obligation)}"


def seat_caption(seat: Seat, state: GameState, people: TablePlayers) -> str:
    """Return whose cards these are, and whether it's that player's turn."""
    name, soloist = people.name(seat), state.showing.soloist
    if soloist != NOBODY and seat == people.seating.partner_of(soloist):
        return hand_heading(name, say("sits-out"))
    return say("position-turn", name=name) if seat == state.turn else name


def side_names(side: Side, people: TablePlayers) -> str:
    seats = people.seating.seats
    return join_with_and(
        [people.name(seat) for seat in seats if people.seating.side_of(seat) == side]
    )


def soloist_label(soloist: Seat, people: TablePlayers) -> str:
    return say("position-sooli", name=people.name(soloist))


def exchange_text(state: GameState, people: TablePlayers) -> str:
    """Return what a soloist gave and got, or an empty string."""
    soloist, gifts = state.showing.soloist, state.exchange.gifts
    if soloist == NOBODY or len(gifts) != 2:
        return ""
    given, received = (short_card_names(each.cards) for each in gifts)
    return say("position-exchange", name=people.name(soloist), given=given, received=received)


def declarer_label(declarer: Seat, game: Game, people: TablePlayers) -> str:
    if declarer == NOBODY:
        return say("position-nolo")
    kind = "declarer" if "min_bid" in game.option_values else "rami"
    return say(f"position-{kind}", name=people.name(declarer))
