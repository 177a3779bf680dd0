"""Puzzle files: their strict parser, and their format of one JSON line per puzzle."""

import json
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path

from ...engine.actions import Action, RandomDraw
from ...engine.cards import CardTextError, card_names, parse_cards
from ...engine.errors import MarjapussiError, quote
from ...engine.frozen import frozen
from ...engine.game import Game, IllegalActionError, Variant
from ...engine.notation import ActionTextError, action_text, parse_action
from ...engine.options import RulesError
from ...engine.record import MatchRecord
from ...engine.record_lines import (
    RecordEntry,
    RecordHeader,
    RecordLineError,
    entry_line,
    parse_entry,
)
from ...engine.state import NOBODY, GameState, MatchStart, Side
from ...engine.strict_json import InvalidJsonError, UnexpectedJsonError, loads
from .aims import Aim
from .proof_search import is_provable
from .sets.sets_puzzle_search import is_puzzle_decision
from .themes import PuzzleTheme

FORMAT_VERSION = 1
ACTION_SEPARATOR = "; "
HEADER = {"puzzles": FORMAT_VERSION}
HEADER_KEYS = (*HEADER, "game", "hands")
KEY_ORDER = ("dealer", "scores", "deal", "do", "players", "aim", "answer", "theme", "hard", "deals")
TRICK_PUZZLE_KEYS, SETS_PUZZLE_KEYS = {*KEY_ORDER} - {"players"}, {*KEY_ORDER} - {"aim", "deals"}
CHANCE_PREFIX = "chance "


class PuzzleFileError(MarjapussiError, ValueError):
    """Raised for an invalid puzzle file. The message says what is wrong."""


@frozen
class PuzzlePosition:
    """A position with one right action, and the record of the match that leads to it."""

    record: MatchRecord
    state: GameState
    answer: Action
    theme: PuzzleTheme
    is_hard: bool

    @property
    def game(self) -> Game:
        return self.record.header.game


@frozen
class TrickPuzzle(PuzzlePosition):
    """A puzzle in trick play: reach an aim, whatever the hidden cards are."""

    aim: Aim
    deal_count: int  # number of possible deals, given what the player sees

    @property
    def extra_fields(self) -> dict[str, object]:
        """Return the JSON fields that only trick puzzles have."""
        return {"aim": [self.aim.side, self.aim.amount, self.aim.at_most], "deals": self.deal_count}

    @property
    def puzzle_id(self) -> str:
        side, amount, at_most = self.aim.side, self.aim.amount, self.aim.at_most
        # this text must never change, because progress is stored under its digest
        aim = f"Aim(side={side}, amount={amount}, at_most={at_most})"
        return _digest(f"{self.record.text()}|{aim}")


@frozen
class SetsPuzzle(PuzzlePosition):
    """A rummy puzzle about sets: which card to discard, or whether to take the offered card."""

    @property
    def extra_fields(self) -> dict[str, object]:
        """Return the JSON fields that only rummy puzzles have."""
        return {"players": self.game.seating.players}

    @property
    def puzzle_id(self) -> str:
        return _digest(self.record.text())


AnyPuzzle = TrickPuzzle | SetsPuzzle


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:12]


def load_puzzles(
    folder: Path, variants: Mapping[str, Variant]
) -> tuple[tuple[AnyPuzzle, ...], tuple[str, ...]]:
    found: list[AnyPuzzle] = []
    errors: list[str] = []
    for key in variants:
        path = folder / f"{key}.json"
        try:
            found += parse_puzzle_file(path.read_bytes(), variants)[1]
        except FileNotFoundError:
            continue
        except (OSError, PuzzleFileError) as error:
            errors.append(f"{path.name}: {error}")
    return tuple(found), tuple(errors)


def format_puzzle_file(game_key: str, hand_count: int, lines: Sequence[str]) -> str:
    head = json.dumps({**HEADER, "game": game_key, "hands": hand_count})
    return "\n".join((head, *lines, ""))


def parse_puzzle_file(
    data: bytes, variants: Mapping[str, Variant]
) -> tuple[int, tuple[AnyPuzzle, ...]]:
    """Return how many hands the generator has searched for a file, and the file's puzzles."""
    lines = data.split(b"\n")
    head = _parse_object(1, lines[0])
    if set(head) != set(HEADER_KEYS) or head["puzzles"] != FORMAT_VERSION:
        raise PuzzleFileError(
            f"line 1: the keys must be {', '.join(HEADER_KEYS)}, and 'puzzles' {FORMAT_VERSION}"
        )
    key, hands = head["game"], head["hands"]
    if not isinstance(key, str) or key not in variants:
        raise PuzzleFileError(f"line 1: there's no game {quote(key)}")
    if not isinstance(hands, int):
        raise PuzzleFileError("line 1: 'hands' must be a whole number")
    return hands, tuple(_parse_lines(variants[key], lines[1:]))


def _parse_lines(variant: Variant, lines: list[bytes]) -> Iterator[AnyPuzzle]:
    for number, line in enumerate(lines, 2):
        if line:
            try:
                yield _parse_puzzle(variant, _parse_object(number, line))
            except (
                RecordLineError,
                RulesError,
                IllegalActionError,
                CardTextError,
                ActionTextError,
            ) as error:
                raise PuzzleFileError(f"line {number}: {error}") from None


def _parse_object(line_number: int, line: bytes) -> dict[str, object]:
    try:
        read = loads(line)
    except (InvalidJsonError, UnexpectedJsonError) as error:
        raise PuzzleFileError(f"line {line_number} {error}") from None
    if not isinstance(read, dict):
        raise PuzzleFileError(f"line {line_number} isn't a JSON object")
    return read


def _parse_puzzle(variant: Variant, fields: dict[str, object]) -> AnyPuzzle:
    has_sets = variant.create_game().is_rummy
    keys = SETS_PUZZLE_KEYS if has_sets else TRICK_PUZZLE_KEYS
    if set(fields) != keys:
        raise RecordLineError(f"the keys of a puzzle must be {', '.join(sorted(keys))}")
    players = fields.get("players", 0)
    if type(players) is not int:
        raise RecordLineError("'players' must be a whole number")
    game = variant.create_game(players=players)
    dealer = next((seat for seat in game.seating.seats if seat == fields["dealer"]), None)
    if dealer is None:
        raise RecordLineError(
            f"'dealer' must be a seat of this game, not {quote(fields['dealer'])}"
        )
    start = MatchStart(dealer, _parse_scores(game, fields))
    header = RecordHeader(game, ("",) * game.seating.players, start)
    record, state = _replay(header, _parse_text(fields, "deal"), _parse_text(fields, "do"))
    position = _parse_position(record, state, fields)
    return _to_sets_puzzle(position) if has_sets else _to_trick_puzzle(position, fields)


def _parse_position(
    record: MatchRecord, state: GameState, fields: dict[str, object]
) -> PuzzlePosition:
    answer = parse_action(_parse_text(fields, "answer"))
    if answer not in record.header.game.legal_actions(state):
        raise RecordLineError("'answer' must be a legal action of the position")
    return PuzzlePosition(record, state, answer, _parse_theme(fields), fields["hard"] is True)


def _to_trick_puzzle(position: PuzzlePosition, fields: dict[str, object]) -> TrickPuzzle:
    deals = fields["deals"]
    if not isinstance(deals, int):
        raise RecordLineError("'deals' must be a whole number")
    if not is_provable(position.game, position.state):
        raise RecordLineError("the possible deals of the position can't be listed")
    aim = _parse_aim(position.game, fields)
    return TrickPuzzle(
        position.record,
        position.state,
        position.answer,
        position.theme,
        position.is_hard,
        aim,
        deals,
    )


def _to_sets_puzzle(position: PuzzlePosition) -> SetsPuzzle:
    if not is_puzzle_decision(position.game, position.state):
        raise RecordLineError("the only choices in the position must be discards or draws")
    return SetsPuzzle(
        position.record, position.state, position.answer, position.theme, position.is_hard
    )


def _parse_text(fields: dict[str, object], key: str) -> str:
    value = fields[key]
    if not isinstance(value, str):
        raise RecordLineError(f"{key!r} must be a string")
    return value


def _parse_scores(game: Game, fields: dict[str, object]) -> tuple[int, ...]:
    match fields["scores"]:
        case [*scores] if len(scores) == len(game.seating.sides):
            listed = tuple(score for score in scores if type(score) is int)
            refusal = game.scoring_phase.start_refusal_reason(MatchStart(NOBODY, listed))
            if len(listed) == len(scores) and not refusal:
                return listed
    raise RecordLineError("'scores' must list the score of each side before the hand")


def _parse_theme(fields: dict[str, object]) -> PuzzleTheme:
    theme = next((each for each in PuzzleTheme if each == fields["theme"]), None)
    if theme is None:
        raise RecordLineError(
            f"'theme' must be one of {', '.join(PuzzleTheme)}, not {quote(fields['theme'])}"
        )
    return theme


def _parse_aim(game: Game, fields: dict[str, object]) -> Aim:
    match fields["aim"]:
        case [int(side), int(amount), bool(at_most)] if side in game.seating.sides:
            return Aim(Side(side), amount, at_most)
        case _:
            raise RecordLineError("'aim' must list a side, an amount, and whether that is the most")


def _replay(header: RecordHeader, deal: str, actions_text: str) -> tuple[MatchRecord, GameState]:
    game = header.game
    entries = [parse_entry(deal.encode(), game)]
    state, _ = game.apply_action(game.initial_state(header.start), entries[0].action)
    for text in actions_text.split(ACTION_SEPARATOR) if actions_text else ():
        if state.match.hands_played or (state.turn == NOBODY and not state.rummy.pending_chance):
            raise RecordLineError("'do' must end before the hand is over")
        entries.append(RecordEntry(state.turn, _parse_action(text)))
        state, _ = game.apply_action(state, entries[-1].action)
    return MatchRecord(header, tuple(entries)), state


def _parse_action(text: str) -> Action:
    """Parse an action of a seat or a random event, such as dealt cards."""
    if text.startswith(CHANCE_PREFIX):
        return RandomDraw(parse_cards(text.removeprefix(CHANCE_PREFIX)))
    return parse_action(text)


def _action_text(action: Action) -> str:
    return (
        f"{CHANCE_PREFIX}{card_names(action.cards)}"
        if isinstance(action, RandomDraw)
        else action_text(action)
    )


def format_puzzle(puzzle: AnyPuzzle) -> str:
    first, *others = puzzle.record.entries
    fields: dict[str, object] = {
        "dealer": puzzle.record.header.start.dealer,
        "scores": puzzle.state.match.scores,
        "deal": entry_line(first),
        "do": ACTION_SEPARATOR.join(_action_text(entry.action) for entry in others),
        "answer": action_text(puzzle.answer),
        "theme": puzzle.theme,
        "hard": puzzle.is_hard,
        **puzzle.extra_fields,
    }
    return json.dumps({key: fields[key] for key in KEY_ORDER if key in fields})
