"""Take screenshots of any page, without a display."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from threading import Event as Flag

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from ...engine.frozen import frozen
from ...engine.games import VARIANTS, variant
from ..basis.new_game import usual_game
from ..basis.preferences import Preferences
from ..basis.services import Services
from ..board.pace import INSTANT
from ..dialogs.about import AboutDialog
from ..dialogs.backups import BackupsDialog
from ..dialogs.house_rules import HouseRulesDialog
from ..dialogs.new_game import NewGameDialog
from ..dialogs.preferences import PreferencesDialog
from ..pages.table_page import TablePage
from .window import Window

PAGES = (
    "table",
    "start",
    "learn",
    "rules",
    "new",
    "house",
    "preferences",
    "count",
    "hint",
    "values",
    "tutor",
    "tricks",
    "known",
    "talk",
    "hands",
    "review",
    "moment",
    "answer",
    "matches",
    "puzzles",
    "puzzle",
    "statistics",
    "profile",
    "keys",
    "guide",
    "about",
    "backups",
)
OF_THE_STORE = ("matches", "statistics", "profile", "backups")  # these show stored matches
OF_A_HAND = ("count", "moment", "answer")  # these show a finished hand
JUDGED = ("profile",)  # these show evaluations
LEVEL, OWN_SEED = "normal", 5
STILL = Preferences(pace="off", rest="short", sound=False)
LONGEST = 100_000  # more than any hand has


@frozen
class Shot:
    """What a screenshot shows, and its size."""

    file: Path
    size: tuple[int, int] = (1280, 800)
    scale: float = 1.0
    game: str = ""
    page: str = ""
    moves: int = 0
    seed: int = 1
    preferences: Preferences = STILL


def picture(shot: Shot, services: Services) -> QPixmap:
    """Return the screenshot of a page."""
    window = Window(services)
    window.resize(*shot.size)
    window.show()
    widget = open_page(window, shot, services)
    QApplication.processEvents()
    QApplication.processEvents()
    pixmap = widget.grab()
    window.close()
    return pixmap


def open_page(window: Window, shot: Shot, services: Services) -> QWidget:
    """Open the page of a screenshot; return the window, or the dialog over it."""
    page = shot.page or ("table" if shot.game else "start")
    key = shot.game or VARIANTS[0].key
    if (dialog := _dialog(window, page, shot, services)) is not None:
        dialog.show()
        return dialog
    openers: dict[str, Callable[[], None]] = {
        "start": window.ways.go_home,
        "learn": partial(window.ways.learn, key),
        "matches": window.ways.show_matches,
        "puzzles": window.ways.show_puzzles,
        "puzzle": partial(_puzzle, window, key),
        "statistics": window.ways.show_statistics,
        "profile": window.ways.show_profile,
        "keys": partial(window.command, "keys"),
        "guide": window.ways.show_guide,
    }
    openers.get(page, partial(_play, window, shot, services, page))()
    return window


def _puzzle(window: Window, key: str) -> None:
    """Open the first puzzle of a game, or the very first one."""
    window.ways.show_puzzles()
    entries = [window.ways.puzzles_page.listed(each) for each in window.ways.puzzles_page.buttons]
    of_game = [each for each in entries if each.puzzle.game.key == key]
    if entries:
        window.ways.try_puzzle((of_game or entries)[0].place)


def _dialog(window: Window, page: str, shot: Shot, services: Services) -> QDialog | None:
    chosen = variant(shot.game or VARIANTS[0].key)
    game = usual_game(chosen)
    match page:
        case "new":
            return NewGameDialog(game, services.presets, window)
        case "house":
            return HouseRulesDialog(chosen, game.rules, services.presets, window)
        case "preferences":
            return PreferencesDialog(shot.preferences, window)
        case "about":
            return AboutDialog(services.program, window)
        case "backups":
            assert services.safe is not None
            return BackupsDialog(services.safe, window)
        case _:
            return None


def _play(window: Window, shot: Shot, services: Services, page: str) -> None:
    """Start a match, play some moves, and open what the page name says."""
    table = window.ways.table_page
    table.board.story.pace = table.board.touch.pace = INSTANT
    game = usual_game(variant(shot.game or VARIANTS[0].key), level=LEVEL)
    window.host.play(replace(game, seed=shot.seed, partner_level=LEVEL))
    decide = services.player(LEVEL, OWN_SEED)
    moves_left = LONGEST if page in OF_A_HAND else shot.moves
    while moves_left and (view := table.sitting.view) is not None:
        table.sitting.act(decide(view, Flag()))
        moves_left -= 1
    openers: dict[str, Callable[[], None]] = {
        "review": partial(_review, window),
        "moment": partial(_moment, window),
        "answer": partial(_moment, window, is_told=True),
        "rules": window.ways.show_rules,
        "hint": table.show_hint,
        "values": partial(_values, table),
        "tutor": partial(_tutor, table),
        "tricks": table.show_tricks,
        "known": table.show_known,
        "talk": table.show_talk,
        "hands": table.show_hands,
    }
    if page in openers:
        openers[page]()


def _moment(window: Window, *, is_told: bool = False) -> None:
    """Review the costliest mistake of the hand, with or without its answer."""
    window.ways.review()
    page = window.ways.review_page
    page.guide.go_to_moment()
    if is_told:
        page.show_answer()


def _values(table: TablePage) -> None:
    table.show_hint()
    fold = table.panels.hint.fold
    if fold is not None:
        fold.click()


def _tutor(table: TablePage) -> None:
    """Choose the worst action, so that the mistake warning is shown."""
    view = table.sitting.view
    table.tutor.watch(view)
    table.show_hint()
    verdict = table.advising.verdict
    table.panels.hint.close_panel()
    if verdict is not None:
        table.tutor.lets(verdict.worths[-1].action)


def _review(window: Window) -> None:
    window.ways.review()
    window.ways.review_page.open_hands()
