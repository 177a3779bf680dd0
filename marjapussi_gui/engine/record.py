"""Match records: parse, replay and write them."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from .actions import Deal, RandomDraw
from .errors import MarjapussiError, quote, shorten
from .events import Event, HandScored, Log
from .frozen import frozen
from .game import Game, IllegalActionError, Variant
from .notation import action_text
from .record_lines import (
    RecordEntry,
    RecordHeader,
    RecordLineError,
    TruncatedLineError,
    entry_line,
    header_line,
    parse_entry,
    parse_header,
)
from .state import NOBODY, GameState

STATUS_NOT_A_RECORD, STATUS_NOT_ALLOWED = 2, 1


class RecordError(MarjapussiError, ValueError):
    """Raised for an invalid record, with its first invalid line, the reason, and an exit status."""

    def __init__(self, line: int, reason: str, status: int) -> None:
        super().__init__(f"{line}: {reason}")
        self.line, self.reason, self.status = line, reason, status


@frozen
class MatchRecord:
    """A match as a header and a list of entries: deals, random events and actions of seats."""

    header: RecordHeader
    entries: tuple[RecordEntry, ...] = ()

    def lines(self) -> Iterator[str]:
        yield header_line(self.header)
        yield from map(entry_line, self.entries)

    def text(self) -> str:
        return "\n".join((*self.lines(), ""))

    def state_after(self, ply: int | None = None) -> GameState:
        """Return the state after the first `ply` entries, or after all entries if ply is None."""
        state = self.header.game.initial_state(self.header.start)
        for entry in self.entries[:ply]:
            state = self.header.game.step(state, entry.action)
        return state

    def up_to_last_deal(self) -> "MatchRecord":
        return replace(self, entries=self.entries[: self._last_deal + 1])

    def before_last_deal(self) -> "MatchRecord":
        return replace(self, entries=self.entries[: max(self._last_deal, 0)])

    @property
    def _last_deal(self) -> int:
        """The number of entries before the last deal, or -1 if nothing has been dealt."""
        deals = [ply for ply, entry in enumerate(self.entries) if isinstance(entry.action, Deal)]
        return deals[-1] if deals else -1


@frozen
class Replay:
    """A parsed record, and the state after its last entry."""

    record: MatchRecord
    state: GameState
    scored_hands: tuple[HandScored, ...]
    truncated_line: int = 0  # number of an incomplete last line, or 0 if all lines are complete
    truncation_reason: str = ""


def replay(data: bytes, variants: Mapping[str, Variant]) -> Replay:
    """Parse a record and apply its entries. Raise RecordError for the first invalid line.

    An incomplete last line is not an error, because a crash may have cut it off. It is left out,
    and its number is in the result.
    """
    lines, last_is_open = _split_lines(data)
    header = _parse_header(lines[0], variants)
    game = header.game
    entries: list[RecordEntry] = []
    log: Log = []
    state = game.initial_state(header.start)
    for number, line in enumerate(lines[1:], 2):
        try:
            entry = parse_entry(line, game)
            state = _apply_entry(game, state, entry, log)
        except TruncatedLineError as error:
            if not (last_is_open and number == len(lines)):
                raise RecordError(number, str(error), STATUS_NOT_A_RECORD) from None
            record = MatchRecord(header, tuple(entries))
            return Replay(record, state, _scored_hands(log), number, str(error))
        except RecordLineError as error:
            raise RecordError(number, str(error), STATUS_NOT_A_RECORD) from None
        except IllegalActionError as error:
            raise RecordError(number, str(error), STATUS_NOT_ALLOWED) from None
        entries.append(entry)
    return Replay(MatchRecord(header, tuple(entries)), state, _scored_hands(log))


def _split_lines(data: bytes) -> tuple[list[bytes], bool]:
    """Return the lines, and whether the last one lacks its line feed."""
    lines = data.split(b"\n")
    if lines[-1]:
        return lines, True
    return lines[:-1] or [b""], False


def _parse_header(line: bytes, variants: Mapping[str, Variant]) -> RecordHeader:
    try:
        return parse_header(line, variants)
    except RecordLineError as error:
        raise RecordError(1, str(error), STATUS_NOT_A_RECORD) from None


def _apply_entry(game: Game, state: GameState, entry: RecordEntry, log: list[Event]) -> GameState:
    is_chance = isinstance(entry.action, Deal | RandomDraw)
    if not is_chance and state.turn not in (NOBODY, entry.seat):
        raise IllegalActionError(
            f"it's the turn of seat {state.turn}, not of seat {quote(entry.seat)}"
        )
    try:
        state, events = game.apply_action(state, entry.action)
    except IllegalActionError as error:
        raise IllegalActionError(_refusal_sentence(entry, str(error))) from None
    log.extend(events)
    return state


def _refusal_sentence(entry: RecordEntry, reason: str) -> str:
    if isinstance(entry.action, Deal):
        return f"these cards can't be dealt, because {reason}"
    if isinstance(entry.action, RandomDraw):
        return f"these cards can't be drawn, because {reason}"
    action = shorten(action_text(entry.action))
    return f"seat {quote(entry.seat)} can't {action}, because {reason}"


def _scored_hands(log: Log) -> tuple[HandScored, ...]:
    return tuple(event for event in log if isinstance(event, HandScored))
