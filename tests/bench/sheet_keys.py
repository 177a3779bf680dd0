"""Type hands that computer players played into the real page, and count the keys of each hand.

    python -m tests.bench.sheet_keys [HANDS]

Prints the median number of keys, from the first field to the button that adds the hand.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count, islice
from statistics import median

from PySide6.QtWidgets import QApplication

from marjapussi_gui.bots.arena.duels import play_match
from marjapussi_gui.bots.players.levels import LEVELS
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.model.score_sheet import ScoreSheet
from marjapussi_gui.ui.common import theme
from marjapussi_gui.ui.widgets.focus_ring import FocusRing
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.engine.sheet.typed_hands import TypedHand, typed_hands
from tests.random_matches import Step
from tests.ui.pages.score_sheet.sheet_typist import empty_sheet, type_hand
from tests.ui.window_driver import open_window

MATCH_HANDS = 8


@dataclass(frozen=True)
class PlayedMatch:
    """A match of computer players, step by step."""

    record: MatchRecord

    @property
    def game(self) -> Game:
        return self.record.header.game

    @property
    def dealer(self) -> Seat:
        return self.record.header.start.dealer

    def steps(self, hands: int = MATCH_HANDS) -> Iterator[Step]:
        state = self.game.initial_state(self.record.header.start)
        for entry in self.record.entries:
            if state.match.hands_played >= hands:
                return
            after, events = self.game.apply_action(state, entry.action)
            yield Step(state, entry.action, after, events)
            state = after


def played_matches(game: Game) -> Iterator[PlayedMatch]:
    names = ("",) * game.seating.players
    for seed in count():
        bots = [LEVELS["easy"]() for _ in names]
        yield PlayedMatch(play_match(game, names, bots, seed, MATCH_HANDS)[0])


def keys_of_hands(window: MainWindow, game: Game) -> Iterator[int]:
    """Yield the number of keys for each hand. Raise AssertionError if a score differs."""
    sheets = window._services.storage.sheets
    for match in played_matches(game):
        window.open_sheet(sheets.save(empty_sheet(match)))
        page = window.pages.score_sheet_page
        for hand in typed_hands(match, MATCH_HANDS):
            yield type_hand(page, hand.entry)
            _check(page.sheet, hand)


def _check(sheet: ScoreSheet | None, hand: TypedHand) -> None:
    assert sheet is not None
    scored = sheet.score_hands()
    assert scored[-1].event.scores == hand.event.scores, hand.entry


def main() -> None:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    app = QApplication([])
    theme.load_fonts()
    ring, window = FocusRing(app), open_window()
    window.show()
    window.activateWindow()
    app.processEvents()
    for variant in VARIANTS:
        keys = sorted(islice(keys_of_hands(window, variant.create_game()), number))
        spread = f"{keys[len(keys) // 10]} to {keys[len(keys) * 9 // 10]} in most"
        sys.stdout.write(f"{variant.key}: median {median(keys)}, {spread}, {len(keys)} hands\n")
    del ring


if __name__ == "__main__":
    main()
