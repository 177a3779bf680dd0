"""Hands of random matches, typed into the score sheet as somebody at the table would do it."""

from collections.abc import Callable, Iterator
from typing import Any, Protocol

from marjapussi_gui.engine.events import HandScored
from marjapussi_gui.engine.frozen import frozen
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.phases.counting import card_points_by_side
from marjapussi_gui.engine.phases.settlement import SettlementScoringPhase
from marjapussi_gui.engine.sheet.fields import (
    NOLO,
    NONE,
    SOOLI,
    Entry,
    EntryField,
    EntryValue,
    SheetPosition,
)
from marjapussi_gui.engine.sheet.forms import hand_form
from marjapussi_gui.engine.sheet.hand_form import HandForm
from marjapussi_gui.engine.state import NOBODY, ContestKind, GameState, Seat, Side
from tests.random_matches import Step


@frozen
class TypedHand:
    """A played hand, what somebody types about it, and how the engine scored it."""

    form: HandForm[Any]
    before: SheetPosition
    entry: Entry
    event: HandScored
    after: SheetPosition


class PlayableMatch(Protocol):
    """A match, step by step."""

    @property
    def game(self) -> Game: ...

    @property
    def dealer(self) -> Seat: ...

    def steps(self, hands: int) -> Iterator[Step]: ...


def typed_hands(match: PlayableMatch, hands: int = 3) -> Iterator[TypedHand]:
    form, before = hand_form(match.game), None
    for step in match.steps(hands):
        before = before or SheetPosition(step.before.match, step.before.dealer)
        event = next((each for each in step.events if isinstance(each, HandScored)), None)
        if event is None:
            continue
        before = SheetPosition(before.match, event.dealer)  # others may have dealt hands again
        end = match.game.phases[step.before.phase].step(step.before, step.action, None)
        entry = type_hand(form, before, end, event)
        after = SheetPosition(step.after.match, step.after.dealer)
        yield TypedHand(form, before, entry, event, after)
        before = after


def type_hand(
    form: HandForm[Any], before: SheetPosition, end: GameState, event: HandScored
) -> Entry:
    entry: dict[str, EntryValue] = {}
    while (field := form.missing_field(before, entry)) is not None:
        entry[field.name] = _answer(form, field, end, event)
    return entry


def _answer(
    form: HandForm[Any], field: EntryField, end: GameState, event: HandScored
) -> EntryValue:
    key = field.key if field.owner == NONE else f"{field.key}-of"
    return ANSWERS[key](_Table(form, end, event, field.owner))


@frozen
class _Table:
    """What lies on the table after a hand, and the side or seat that a question is about."""

    form: HandForm[Any]
    end: GameState
    event: HandScored
    owner: int

    def side_of(self, seat: Seat) -> Side:
        return self.form.seating.side_of(seat)


def _suit_owners(table: _Table) -> tuple[int, ...]:
    by_suit = {int(each.suit): table.side_of(each.seat) for each in table.end.marriages.declared}
    return tuple(int(by_suit.get(suit, NONE)) for suit in range(4))


def _contest(table: _Table) -> int:
    showing = table.end.showing
    if showing.soloist != NOBODY:
        return SOOLI
    return NOLO if showing.contest == ContestKind.NOLO else showing.declarer


def _maal(table: _Table) -> int:
    phase = table.form.game.scoring_phase
    assert isinstance(phase, SettlementScoringPhase)
    return phase._maal_points(table.end.rummy, Seat(table.owner))


ANSWERS: dict[str, Callable[[_Table], EntryValue]] = {
    "leader": lambda t: t.end.tricks[0].leader,
    "marriages": lambda t: tuple(t.side_of(each.seat) for each in t.end.marriages.declared),
    "suits": _suit_owners,
    "pips": lambda t: next((each.side for each in t.event.items if each.key == "pips"), NONE),
    "last": lambda t: t.side_of(t.end.tricks[-1].winner),
    "trick": lambda t: int(any(e.winner == t.end.showing.soloist for e in t.end.tricks)),
    "trick-of": lambda t: int(t.event.tricks[t.owner] > 0),
    "who": lambda t: t.end.auction.highest_bidder,
    "bid": lambda t: t.end.auction.final_bid,
    "first_bid": lambda t: t.end.auction.bid,
    "points-of": lambda t: _card_points(t.form, t.end, t.event)[t.owner],
    "contest": _contest,
    "soloist": lambda t: t.end.showing.soloist,
    "tricks-of": lambda t: t.event.tricks[t.owner],
    "winner": lambda t: t.end.rummy.winner,
    "dublees": lambda t: int("dublee" in t.event.notes),
    "seen-of": lambda t: int(bool(t.end.rummy.laid_sets[t.owner])),
    "maal-of": _maal,
}


def _card_points(form: HandForm[Any], end: GameState, event: HandScored) -> list[int]:
    values = form.game.scoring_phase.card_values  # type: ignore[attr-defined]
    totals = card_points_by_side(end.tricks, values, form.seating)
    if end.exchange.discards:
        declarer = form.seating.side_of(end.auction.highest_bidder)
        if form.rules.discards_count == "always" or event.tricks[declarer]:
            totals[declarer] += sum(values[card] for card in end.exchange.discards)
    return totals
