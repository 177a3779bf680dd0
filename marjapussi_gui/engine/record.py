"""Match records: read, replay and write them."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from .actions import Chance, Deal
from .events import Event, HandScored, Log
from .frozen import frozen
from .game import Game, IllegalAction, Variant
from .lines import BadLine, CutOff, Entry, Header, entry_line, header_line, read_entry, read_header
from .notation import action_text
from .quoting import cut, quoted
from .state import NOBODY, State

NOT_A_RECORD, NOT_ALLOWED = 2, 1


class RecordError(ValueError):
    """The first invalid line of a record, the reason, and an exit status."""

    def __init__(self, line: int, why: str, status: int) -> None:
        super().__init__(f"{line}: {why}")
        self.line, self.why, self.status = line, why, status


@frozen
class MatchRecord:
    """A match: its header and all its entries."""

    header: Header
    entries: tuple[Entry, ...] = ()

    def lines(self) -> Iterator[str]:
        yield header_line(self.header)
        yield from map(entry_line, self.entries)

    def text(self) -> str:
        return "\n".join((*self.lines(), ""))

    def state(self, ply: int | None = None) -> State:
        """Return the state after this many entries, or after all of them if ply is None."""
        state = self.header.game.start(self.header.start)
        for entry in self.entries[:ply]:
            state = self.header.game.step(state, entry.action)
        return state

    def at_last_deal(self) -> "MatchRecord":
        """Return the record up to the last deal, without any action after it."""
        deals = [ply for ply, entry in enumerate(self.entries, 1) if isinstance(entry.action, Deal)]
        return replace(self, entries=self.entries[: deals[-1] if deals else 0])


@frozen
class Replay:
    """A parsed record and the state that it reaches."""

    record: MatchRecord
    state: State
    hands: tuple[HandScored, ...]
    cut_off: int = 0  # number of the incomplete last line, or 0
    cut_why: str = ""


def replay(data: bytes, variants: Mapping[str, Variant]) -> Replay:
    """Parse a record and apply its entries. Raise RecordError for the first invalid line.

    An incomplete last line is reported in the result instead, as a crash may have cut it off.
    """
    lines, last_is_open = _split(data)
    header = _header(lines[0], variants)
    game = header.game
    entries: list[Entry] = []
    log: Log = []
    state = game.start(header.start)
    for number, line in enumerate(lines[1:], 2):
        try:
            entry = read_entry(line, game)
            state = _played(game, state, entry, log)
        except CutOff as error:
            if not (last_is_open and number == len(lines)):
                raise RecordError(number, str(error), NOT_A_RECORD) from None
            record = MatchRecord(header, tuple(entries))
            return Replay(record, state, _hands(log), number, str(error))
        except BadLine as error:
            raise RecordError(number, str(error), NOT_A_RECORD) from None
        except IllegalAction as error:
            raise RecordError(number, str(error), NOT_ALLOWED) from None
        entries.append(entry)
    return Replay(MatchRecord(header, tuple(entries)), state, _hands(log))


def _split(data: bytes) -> tuple[list[bytes], bool]:
    """Return the lines, and whether the last one has no line feed."""
    lines = data.split(b"\n")
    if lines[-1]:
        return lines, True
    return lines[:-1] or [b""], False


def _header(line: bytes, variants: Mapping[str, Variant]) -> Header:
    try:
        return read_header(line, variants)
    except BadLine as error:
        raise RecordError(1, str(error), NOT_A_RECORD) from None


def _played(game: Game, state: State, entry: Entry, log: list[Event]) -> State:
    is_chance = isinstance(entry.action, Deal | Chance)
    if not is_chance and state.turn not in (NOBODY, entry.seat):
        raise IllegalAction(
            f"it is the turn of seat {state.turn}, not of seat {quoted(entry.seat)}"
        )
    try:
        state, events = game.play(state, entry.action)
    except IllegalAction as error:
        raise IllegalAction(_with_actor(entry, str(error))) from None
    log.extend(events)
    return state


def _with_actor(entry: Entry, why: str) -> str:
    if isinstance(entry.action, Deal):
        return f"this may not be dealt: {why}"
    if isinstance(entry.action, Chance):
        return f"this may not be drawn: {why}"
    return f"seat {quoted(entry.seat)} may not {cut(action_text(entry.action))}: {why}"


def _hands(log: Log) -> tuple[HandScored, ...]:
    return tuple(event for event in log if isinstance(event, HandScored))
