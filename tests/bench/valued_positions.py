"""Positions with valued actions, stored in files of tests/bench/regret, a line for each.

Each action has its deficit to the best action, as a chance of the match, in either half
of the deals that both were tried in; the error of that; and how many deals those were.
"""

import gzip
import json
from collections.abc import Iterator
from dataclasses import dataclass
from math import hypot
from operator import itemgetter
from pathlib import Path
from statistics import fmean
from typing import Any

from marjapussi_gui.engine.actions import Action, Discard, Give
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.record_lines import RecordHeader, parse_entry
from marjapussi_gui.engine.state import GameState, MatchStart, Seat
from marjapussi_gui.engine.view import View

FOLDER = Path(__file__).with_name("regret")
CERTAIN = 3.0  # standard errors by which who is behind is left

Row = dict[str, Any]  # a line of a file
Worth = tuple[float, float, float, int]  # behind in either half, the error, and how many deals


@dataclass(frozen=True, slots=True)
class Moment:
    """Where somebody decides, as the only hand of a record."""

    record: MatchRecord
    state: GameState
    kind: str

    @property
    def game(self) -> Game:
        return self.record.header.game

    @property
    def seat(self) -> Seat:
        return self.state.turn


def stored_rows(key: str) -> list[Row]:
    file = FOLDER / f"{key}.jsonl.gz"
    if not file.exists():
        return []
    return [*map(json.loads, gzip.decompress(file.read_bytes()).decode().splitlines())]


def read(key: str) -> Iterator[tuple[Moment, dict[str, float]]]:
    """Yield the positions of a game, each with its actions' deficits.

    What was best in one half of the deals is compared with in the other, both ways: what is best
    by luck alone is not what anybody has to find, and who finds better is behind by less than 0.
    """
    game = find_variant(key).create_game()
    for row in stored_rows(key):
        if len(row.get("worths", ())) < 2:
            continue  # there was nothing to decide, or all do the same
        worths: dict[str, tuple[float, float]] = {
            text: (one, other) for text, (one, other, *_) in row["worths"].items()
        }
        best = [min(worths.values(), key=itemgetter(half))[1 - half] for half in (0, 1)]
        behind = {text: fmean(halves) - fmean(best) for text, halves in worths.items()}
        yield standing(game, row), behind


def standing(game: Game, row: Row) -> Moment:
    """Return where somebody decides in the position that a row describes."""
    start = MatchStart(Seat(row["dealer"]), tuple(row["scores"]), tuple(row["bag"]), row["carry"])
    header = RecordHeader(game, ("player",) * game.seating.players, start)
    entries = tuple(parse_entry(line.encode(), game) for line in row["do"])
    record = MatchRecord(header, entries)
    return Moment(record, record.state_after(), row["kind"])


def same(view: View, action: Action) -> object:
    """Return what is equal for actions that come to the same."""
    if isinstance(action, Give | Discard) and not view.game.is_rummy:
        return type(action), frozenset(action.cards)
    return action


def write(key: str, rows: list[Row]) -> None:
    FOLDER.mkdir(exist_ok=True)
    text = "".join(json.dumps(row) + "\n" for row in sorted(rows, key=lambda row: row["number"]))
    new = FOLDER / f"{key}.new"
    new.write_bytes(gzip.compress(text.encode(), mtime=0))
    new.replace(FOLDER / f"{key}.jsonl.gz")


def most_deals(row: Row) -> int:
    most: int = max(deals for *_, deals in row["worths"].values())
    return most


def undecided_actions(row: Row) -> list[str]:
    """Return the best action and those of which it is not certain that they are worse, or equal."""
    best, *others = row["worths"]
    return [best] + [
        text
        for text in others
        for one, other, error, deals in [row["worths"][text]]
        if deals == most_deals(row) and 0 < one + other <= 2 * CERTAIN * error
    ]


def is_wanting(row: Row, worlds: int) -> bool:
    """Return whether more deals can decide more of a position."""
    return "kind" in row and most_deals(row) < worlds and len(undecided_actions(row)) > 1


def together(old: Worth, new: Worth) -> Worth:
    """Return the combined result of two runs of deals."""
    parts = old[3] / (old[3] + new[3]), new[3] / (old[3] + new[3])
    one, other = (parts[0] * old[half] + parts[1] * new[half] for half in (0, 1))
    return one, other, hypot(parts[0] * old[2], parts[1] * new[2]), old[3] + new[3]


def in_order(worths: dict[str, Worth]) -> dict[str, Worth]:
    """Return actions from the best on, and how far they are behind that."""
    order = sorted(worths, key=lambda text: sum(worths[text][:2]))
    first = worths[order[0]]
    shown = {order[0]: (0.0, 0.0, 0.0, first[3])}
    for text in order[1:]:
        one, other, error, deals = worths[text]
        behind = (round(one - first[0], 5), round(other - first[1], 5))
        shown[text] = (*behind, round(error or first[2], 5), deals)
    return shown
