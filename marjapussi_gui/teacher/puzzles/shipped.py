"""Puzzle files: one line of JSON for each puzzle, parsed strictly."""

import json
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path

from ...engine.actions import Action, Chance
from ...engine.cards import NotACard, card_list, names
from ...engine.frozen import frozen
from ...engine.game import Game, IllegalAction, Variant
from ...engine.lines import BadLine, Entry, Header, entry_line, read_entry
from ...engine.notation import NotAnAction, action_text, read_action
from ...engine.options import BadRules
from ...engine.record import MatchRecord
from ...engine.state import NOBODY, Side, Start, State
from ...engine.strict_json import BadJson, NotJson, loads
from .aims import Aim
from .proof import is_fit
from .sets.decision import is_decision
from .themes import Theme

VERSION = 1
BETWEEN = "; "
HEAD = {"puzzles": VERSION}
ORDER = ("dealer", "scores", "deal", "do", "players", "aim", "answer", "theme", "hard", "deals")
OF_TRICKS, OF_SETS = {*ORDER} - {"players"}, {*ORDER} - {"aim", "deals"}
CHANCE = "chance "
NOT_HERE = "the answer may not be done here"


class BadPuzzlesError(ValueError):
    """A puzzle file cannot be used. The message says what is wrong with it."""


@frozen
class Position:
    """A position with one right action, and the record that leads to it."""

    record: MatchRecord
    state: State
    answer: Action
    theme: Theme
    is_hard: bool

    @property
    def game(self) -> Game:
        return self.record.header.game


@frozen
class Puzzle(Position):
    """A position in trick play with an aim."""

    aim: Aim
    deals: int  # possible deals of the hidden cards

    @property
    def fields(self) -> dict[str, object]:
        """Return the fields that only trick puzzles have in files."""
        return {"aim": [self.aim.side, self.aim.amount, self.aim.at_most], "deals": self.deals}

    @property
    def name(self) -> str:
        """Return the identifier under which progress is stored."""
        side, amount, at_most = self.aim.side, self.aim.amount, self.aim.at_most
        aim = f"Aim(side={side}, amount={amount}, at_most={at_most})"  # progress is stored by it
        return _name(f"{self.record.text()}|{aim}")


@frozen
class SetsPuzzle(Position):
    """A rummy position: which card to throw, or whether to take the offer."""

    @property
    def fields(self) -> dict[str, object]:
        """Return the fields that only rummy puzzles have in files."""
        return {"players": self.game.seating.players}

    @property
    def name(self) -> str:
        """Return the identifier under which progress is stored."""
        return _name(self.record.text())


AnyPuzzle = Puzzle | SetsPuzzle


def _name(told: str) -> str:
    return sha256(told.encode()).hexdigest()[:12]


def puzzles_in(
    folder: Path, variants: Mapping[str, Variant]
) -> tuple[tuple[AnyPuzzle, ...], tuple[str, ...]]:
    """Return the puzzles of a folder game by game, and an error message for each invalid file."""
    found: list[AnyPuzzle] = []
    errors: list[str] = []
    for key in variants:
        path = folder / f"{key}.json"
        try:
            found += read_puzzles(path.read_bytes(), variants)[1]
        except FileNotFoundError:
            continue
        except (OSError, BadPuzzlesError) as error:
            errors.append(f"{path.name}: {error}")
    return tuple(found), tuple(errors)


def puzzles_text(key: str, hands: int, lines: Sequence[str]) -> str:
    """Return the text of a puzzle file."""
    head = json.dumps({**HEAD, "game": key, "hands": hands})
    return "\n".join((head, *lines, ""))


def read_puzzles(data: bytes, variants: Mapping[str, Variant]) -> tuple[int, tuple[AnyPuzzle, ...]]:
    """Return how many hands were searched for a file, and its puzzles."""
    lines = data.split(b"\n")
    head = _object(1, lines[0])
    if set(head) != {*HEAD, "game", "hands"} or head["puzzles"] != VERSION:
        raise BadPuzzlesError("line 1: this is no file of puzzles that this version reads")
    key, hands = head["game"], head["hands"]
    if not isinstance(key, str) or key not in variants or not isinstance(hands, int):
        raise BadPuzzlesError("line 1: there is no such game")
    return hands, tuple(_read(variants[key], lines[1:]))


def _read(variant: Variant, lines: list[bytes]) -> Iterator[AnyPuzzle]:
    for number, line in enumerate(lines, 2):
        if line:
            try:
                yield _puzzle(variant, _object(number, line))
            except (BadLine, BadRules, IllegalAction, NotACard, NotAnAction) as error:
                raise BadPuzzlesError(f"line {number}: {error}") from None


def _object(number: int, line: bytes) -> dict[str, object]:
    try:
        read = loads(line)
    except (NotJson, BadJson) as error:
        raise BadPuzzlesError(f"line {number}: {error}") from None
    if not isinstance(read, dict):
        raise BadPuzzlesError(f"line {number}: is not a JSON object")
    return read


def _puzzle(variant: Variant, fields: dict[str, object]) -> AnyPuzzle:
    has_sets = variant.game().lays_sets
    if set(fields) != (OF_SETS if has_sets else OF_TRICKS):
        raise BadLine("a puzzle has other keys")
    players = fields.get("players", 0)
    if type(players) is not int:
        raise BadLine("players is how many play")
    game = variant.game(players=players)
    dealer = next((seat for seat in game.seating.seats if seat == fields["dealer"]), None)
    if dealer is None:
        raise BadLine("nobody deals there")
    start = Start(dealer, _scores(game, fields))
    header = Header(game, ("",) * game.seating.players, start)
    record, state = _played(header, _text(fields, "deal"), _text(fields, "do"))
    position = _position(record, state, fields)
    return _of_sets(position) if has_sets else _of_tricks(position, fields)


def _position(record: MatchRecord, state: State, fields: dict[str, object]) -> Position:
    answer = read_action(_text(fields, "answer"))
    if answer not in record.header.game.legal(state):
        raise BadLine(NOT_HERE)
    return Position(record, state, answer, _theme(fields), fields["hard"] is True)


def _of_tricks(at: Position, fields: dict[str, object]) -> Puzzle:
    deals = fields["deals"]
    if not isinstance(deals, int):
        raise BadLine("deals is how many there are")
    if not is_fit(at.game, at.state):
        raise BadLine(NOT_HERE)
    aim = _aim(at.game, fields)
    return Puzzle(at.record, at.state, at.answer, at.theme, at.is_hard, aim, deals)


def _of_sets(at: Position) -> SetsPuzzle:
    if not is_decision(at.game, at.state):
        raise BadLine(NOT_HERE)
    return SetsPuzzle(at.record, at.state, at.answer, at.theme, at.is_hard)


def _text(fields: dict[str, object], key: str) -> str:
    value = fields[key]
    if not isinstance(value, str):
        raise BadLine(f"{key} is a text")
    return value


def _scores(game: Game, fields: dict[str, object]) -> tuple[int, ...]:
    match fields["scores"]:
        case [*scores] if len(scores) == len(game.seating.sides):
            listed = tuple(score for score in scores if type(score) is int)
            refusal = game.count.start_refusal(Start(NOBODY, listed))
            if len(listed) == len(scores) and not refusal:
                return listed
    raise BadLine("scores are what each side had before the hand")


def _theme(fields: dict[str, object]) -> Theme:
    theme = next((each for each in Theme if each == fields["theme"]), None)
    if theme is None:
        raise BadLine("the theme is none of those that are known")
    return theme


def _aim(game: Game, fields: dict[str, object]) -> Aim:
    match fields["aim"]:
        case [int(side), int(amount), bool(at_most)] if side in game.seating.sides:
            return Aim(Side(side), amount, at_most)
        case _:
            raise BadLine("the aim is a side, an amount, and whether it is the most")


def _played(header: Header, deal: str, done: str) -> tuple[MatchRecord, State]:
    """Return the record of a deal with these actions, and the state that it reaches."""
    game = header.game
    entries = [read_entry(deal.encode(), game)]
    state, _ = game.play(game.start(header.start), entries[0].action)
    for text in done.split(BETWEEN) if done else ():
        if state.match.hands or (state.turn == NOBODY and not state.rummy.due):
            raise BadLine("the hand is over")
        entries.append(Entry(state.turn, _done(text)))
        state, _ = game.play(state, entries[-1].action)
    return MatchRecord(header, tuple(entries)), state


def _done(text: str) -> Action:
    """Parse an action, or the cards that chance decided."""
    if text.startswith(CHANCE):
        return Chance(card_list(text.removeprefix(CHANCE)))
    return read_action(text)


def _done_text(action: Action) -> str:
    return f"{CHANCE}{names(action.cards)}" if isinstance(action, Chance) else action_text(action)


def line_of(puzzle: AnyPuzzle) -> str:
    """Return the line of a puzzle in a file."""
    first, *others = puzzle.record.entries
    fields: dict[str, object] = {
        "dealer": puzzle.record.header.start.dealer,
        "scores": puzzle.state.match.scores,
        "deal": entry_line(first),
        "do": BETWEEN.join(_done_text(entry.action) for entry in others),
        "answer": action_text(puzzle.answer),
        "theme": puzzle.theme,
        "hard": puzzle.is_hard,
        **puzzle.fields,
    }
    return json.dumps({key: fields[key] for key in ORDER if key in fields})
