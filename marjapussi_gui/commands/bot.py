"""marjapussi bot: a computer player for other programs. Each request is one line of JSON."""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from typing import BinaryIO, TypeGuard

from ..engine.cards import card_names
from ..engine.errors import MarjapussiError, quote
from ..engine.frozen import frozen
from ..engine.notation import action_text
from ..engine.record import RecordError, Replay, replay
from ..engine.state import NOBODY
from ..engine.strict_json import InvalidJsonError, UnexpectedJsonError, loads
from ..engine.view import View, create_view
from .command import (
    VARIANT_BY_KEY,
    Command,
    CommandError,
    add_game_argument,
    to_json,
    warn_if_search_is_slow,
)
from .file_io import MAX_FILE_BYTES
from .hint import decide_at_level, values_by_text
from .play import add_level_argument
from .reason_output import facts_as_json, players_of

REQUIRED_KEYS, OPTIONAL_KEYS = ("record", "seat"), ("think_ms", "reasons")
MAX_THINK_MS = 999_999_999


class RequestError(MarjapussiError, ValueError):
    """Raised for a request that cannot be answered. The message is the reason in one sentence."""


@frozen
class BotRequest:
    """A request for the action that a seat should take after the last line of a record."""

    record_lines: tuple[bytes, ...]
    seat: int
    think_ms: int | None
    wants_reasons: bool


def _add_arguments(parser: ArgumentParser) -> None:
    add_game_argument(parser)
    add_level_argument(parser, "--level", "level of the player", required=True)


def _run(arguments: Namespace) -> int:
    warn_if_search_is_slow()
    for line in _read_lines(sys.stdin.buffer):
        print(to_json(_answer_request(line, arguments.game, arguments.level)), flush=True)
    return 0


def _read_lines(source: BinaryIO) -> Iterator[bytes]:
    """Yield the lines of a source. Cut the ones that are too long for a request."""
    while line := source.readline(MAX_FILE_BYTES + 1):
        yield line
        while len(line) > MAX_FILE_BYTES and not line.endswith(b"\n"):
            line = source.readline(MAX_FILE_BYTES + 1)


def _answer_request(line: bytes, game_key: str, level: str) -> dict[str, object]:
    """Return the answer to a request, or an error. Each request is independent of all others."""
    try:
        request = _parse_request(line)
        replayed = _replay_request(request, game_key)
    except (RequestError, CommandError) as error:
        return {"error": str(error)}
    view = create_view(replayed.record.header.game, replayed.state, replayed.state.turn)
    choice = decide_at_level(
        level, view, request.think_ms, _seed_for_decision(view, len(replayed.record.entries))
    )
    answer: dict[str, object] = {
        "do": action_text(choice.action),
        "values": values_by_text(choice.values),
    }
    if request.wants_reasons:
        from ..analysis.explanation.explanation import explain_choice

        people = players_of(replayed.record.header, view.seat)
        answer["reasons"] = facts_as_json(explain_choice(view, choice), people)
    return answer


def _parse_request(line: bytes) -> BotRequest:
    if len(line) > MAX_FILE_BYTES:
        raise RequestError(f"the request is longer than {MAX_FILE_BYTES} bytes")
    try:
        fields = loads(line)
    except (InvalidJsonError, UnexpectedJsonError) as error:
        raise RequestError(f"the request {error}") from None
    if not isinstance(fields, dict):
        raise RequestError("the request must be a JSON object")
    _check_keys(fields)
    lines, seat, think = fields["record"], fields["seat"], fields.get("think_ms")
    reasons = fields.get("reasons", False)
    if not isinstance(lines, list) or not lines:
        raise RequestError("'record' must be a list of lines, starting with the header")
    if not _is_int(seat):
        raise RequestError("'seat' must be a whole number")
    if not isinstance(reasons, bool):
        raise RequestError("'reasons' must be true or false")
    if "think_ms" not in fields:
        return BotRequest(tuple(map(_parse_record_line, lines)), seat, None, reasons)
    if not _is_int(think) or not 0 < think <= MAX_THINK_MS:
        raise RequestError(f"'think_ms' must be a whole number from 1 to {MAX_THINK_MS}")
    return BotRequest(tuple(map(_parse_record_line, lines)), seat, think, reasons)


def _check_keys(fields: dict[str, object]) -> None:
    for key in fields:
        if key not in (*REQUIRED_KEYS, *OPTIONAL_KEYS):
            known = ", ".join((*REQUIRED_KEYS, *OPTIONAL_KEYS))
            raise RequestError(f"the key {quote(key)} is unknown; a request can have {known}")
    for key in REQUIRED_KEYS:
        if key not in fields:
            raise RequestError(f"the request has no {key!r}")


def _parse_record_line(line: object) -> bytes:
    """Return a line of a record as bytes, without its line feed."""
    if isinstance(line, dict):
        try:
            return json.dumps(line).encode()
        except RecursionError:
            raise RequestError("a line of the record is nested too deeply") from None
    if not isinstance(line, str):
        raise RequestError("each line of the record must be a string or an object")
    text = line.removesuffix("\n")
    if "\n" in text:
        raise RequestError("each string of the record must be a single line")
    return text.encode("utf-8", "surrogatepass")  # replay() reports invalid UTF-8


def _is_int(value: object) -> TypeGuard[int]:
    return type(value) is int


def _seed_for_decision(view: View, ply: int) -> str:
    """Return a random seed that depends only on what a seat knows, and on the ply."""
    return f"{view.match.deal_count}|{card_names(tuple(sorted(view.hand)))}|{view.seat}|{ply}"


def _replay_request(request: BotRequest, game_key: str) -> Replay:
    """Replay the record of a request. Raise RequestError if it isn't the seat's turn."""
    try:
        replayed = replay(b"".join(line + b"\n" for line in request.record_lines), VARIANT_BY_KEY)
    except RecordError as error:
        raise RequestError(f"line {error.line} of the record: {error.reason}") from None
    game, state = replayed.record.header.game, replayed.state
    if game.key != game_key:
        raise RequestError(f"the record is for {game.key}, not for {game_key}")
    if state.turn == NOBODY:
        raise RequestError("it's nobody's turn at the end of the record")
    if state.turn != request.seat:
        raise RequestError(f"it's the turn of seat {state.turn}, not of seat {quote(request.seat)}")
    return replayed


BOT = Command(
    "bot", "play for another program, with a line of JSON for each request", _add_arguments, _run
)
