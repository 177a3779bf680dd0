"""First occurrences: the player's first marriage, first contract and so on, and their hands."""

from collections.abc import Iterator, Mapping
from enum import StrEnum

from ..engine.cards import NO_SUIT
from ..engine.events import Log, MarriageAnswered, MarriageAsked, MarriageDeclared
from ..engine.frozen import frozen
from ..engine.game import Variant
from ..engine.phases.contract import ContractScoringPhase
from ..engine.phases.tricks import TrickPhase
from ..engine.record import MatchRecord
from ..engine.state import Seat

FULL_BAG = 12  # berries: a side with exactly that many has filled its bag


class FirstOccurrenceKind(StrEnum):
    """The kinds of events that are remembered when they happen for the first time."""

    MARRIAGE = "marriage"  # the player declared a marriage
    ANSWER = "answer"  # the player answered the partner's question with yes
    PORVOO = "porvoo"  # the player's side sent another one to Porvoo
    CONTRACT = "contract"  # the player made a contract
    FULL_BAG = "full_bag"  # the player's side won with exactly twelve berries


@frozen
class FirstOccurrence:
    """The first event of a kind: its match and hand, and the number of actions up to it."""

    kind: FirstOccurrenceKind
    match_id: int
    game: str
    ply: int  # number of actions in the match, including the one that made the event
    hand_number: int  # from 0
    played_at: str  # when the match was started, ISO 8601 in UTC


def possible_first_occurrences(variant: Variant) -> tuple[FirstOccurrenceKind, ...]:
    game = variant.create_game()
    has_marriages = any(
        isinstance(phase, TrickPhase) and phase.marriage_rules is not None for phase in game.phases
    )
    is_possible = {
        FirstOccurrenceKind.MARRIAGE: has_marriages,
        FirstOccurrenceKind.ANSWER: has_marriages and game.seating.has_partners,
        FirstOccurrenceKind.PORVOO: any(option.key == "porvoo" for option in variant.options),
        FirstOccurrenceKind.CONTRACT: isinstance(game.scoring_phase, ContractScoringPhase),
        FirstOccurrenceKind.FULL_BAG: is_played_for_full_bag(variant),
    }
    return tuple(kind for kind in FirstOccurrenceKind if is_possible[kind])


def is_played_for_full_bag(variant: Variant) -> bool:
    """Return whether a full score bag is the usual target of a game."""
    game = variant.create_game()
    return game.scoring_phase.scores_in_berries and game.rules.target == FULL_BAG


def find_marriage_events(
    record: MatchRecord, own_seat: Seat
) -> Mapping[FirstOccurrenceKind, tuple[int, int]]:
    """Return the ply and the hand of the player's first marriage and first answer in a match."""
    game = record.header.game
    state = game.initial_state(record.header.start)
    found: dict[FirstOccurrenceKind, tuple[int, int]] = {}
    for ply, entry in enumerate(record.entries, 1):
        hand, log = state.match.hands_played, Log()
        state = game.step(state, entry.action, log)
        for kind in _kinds_in(log, own_seat):
            found.setdefault(kind, (ply, hand))
    return found


def _kinds_in(log: Log, own_seat: Seat) -> Iterator[FirstOccurrenceKind]:
    """Yield the kinds of the player's own events among the events of one action."""
    has_asked = any(isinstance(event, MarriageAsked) and event.seat == own_seat for event in log)
    for event in log:
        match event:
            case MarriageDeclared(seat=seat) if seat == own_seat:
                yield FirstOccurrenceKind.MARRIAGE
            # Under some rules, a player who asked must answer, too
            case MarriageAnswered(seat=seat, suit=suit) if seat == own_seat and not has_asked:
                if suit != NO_SUIT:
                    yield FirstOccurrenceKind.ANSWER
            case _:
                pass
