"""Screenshots of any page, taken without a display."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from threading import Event as Flag

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from ...engine.frozen import frozen
from ...engine.games import VARIANTS, find_variant
from ...model.new_game import RememberedTable, default_game
from ...model.preferences import NO_PERSON, Person, Preferences
from ...ports.services import Services
from ..board.animation_speed import NO_ANIMATION
from ..common.requests import MyPlaySection
from ..dialogs.about_dialog import AboutDialog
from ..dialogs.backups_dialog import BackupsDialog
from ..dialogs.house_rules_dialog import HouseRulesDialog
from ..dialogs.new_game_dialog import NewGameDialog
from ..dialogs.person_list_dialog import PersonListDialog
from ..dialogs.preferences_dialog import PreferencesDialog
from ..pages.table.table_page import TablePage
from .main_window import MainWindow

PAGE_NAMES = (
    "table",
    "start",
    "learn",
    "lessons",
    "guided",
    "rules",
    "new",
    "seats",
    "people",
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
    "order",
    "puzzles",
    "puzzle",
    "statistics",
    "profile",
    "my-play",
    "keys",
    "guide",
    "about",
    "backups",
)
STORE_PAGES = ("matches", "statistics", "profile", "my-play", "backups")  # they need stored matches
FINISHED_HAND_PAGES = ("count", "moment", "answer")  # they need a finished hand
EVALUATED_PAGES = ("profile", "my-play")  # they need evaluated decisions
LEVEL, PLAYER_SEED = "normal", 5
SCREENSHOT_PREFERENCES = Preferences(pace="off", rest="short", sound=False, warnings="never")
SAMPLE_PEOPLE = (("Elsa", "fox"), ("Onni", "hedgehog"))
MAX_MOVES = 100_000  # more than any hand has


@frozen
class Screenshot:
    """Describes a screenshot: what it shows, and its size."""

    file: Path
    size: tuple[int, int] = (1280, 800)
    scale: float = 1.0
    game: str = ""
    page: str = ""
    moves: int = 0
    seed: int = 1
    preferences: Preferences = SCREENSHOT_PREFERENCES


def take_screenshot(screenshot: Screenshot, services: Services) -> QPixmap:
    window = MainWindow(services)
    window.resize(*screenshot.size)
    window.show()
    widget = open_page(window, screenshot, services)
    QApplication.processEvents()
    QApplication.processEvents()
    pixmap = widget.grab()
    window.close()
    return pixmap


def open_page(window: MainWindow, screenshot: Screenshot, services: Services) -> QWidget:
    page = screenshot.page or ("table" if screenshot.game else "start")
    key = screenshot.game or VARIANTS[0].key
    if (dialog := _create_dialog(window, page, screenshot, services)) is not None:
        dialog.show()
        return dialog
    openers: dict[str, Callable[[], None]] = {
        "start": window.navigator.go_home,
        "learn": partial(window.learning.start_lesson, key),
        "lessons": partial(window.learning.show_lessons, key),
        "guided": partial(window.learning.start_guided_hand, key),
        "matches": window.navigator.show_matches,
        "order": partial(_open_order_page, window, key),
        "puzzles": partial(window.learning.show_puzzles, key),
        "puzzle": partial(_open_puzzle, window, key),
        "statistics": partial(window.navigator.show_my_play, MyPlaySection.STATISTICS),
        "profile": partial(window.navigator.show_my_play, MyPlaySection.SKILL),
        "my-play": window.navigator.show_my_play,
        "keys": window.learning.show_shortcuts,
        "guide": window.learning.show_guide,
    }
    openers.get(page, partial(_open_table, window, screenshot, services, page))()
    return window


def _open_order_page(window: MainWindow, game_key: str) -> None:
    window.learning.show_order()
    window.pages.order_page.show_game(game_key)


def _open_puzzle(window: MainWindow, game_key: str) -> None:
    """Open the first puzzle of a game, if it has any."""
    window.learning.show_puzzles(game_key)
    if window.pages.puzzle_list_page.entries:
        window.learning.show_puzzle(0)


def _create_dialog(
    window: MainWindow, page: str, screenshot: Screenshot, services: Services
) -> QDialog | None:
    chosen = find_variant(screenshot.game or VARIANTS[0].key)
    game = default_game(chosen)
    match page:
        case "new":
            return NewGameDialog(game, services.storage.presets, services.storage.people, window)
        case "seats" | "people":
            people = services.storage.people
            known = [people.save(Person(NO_PERSON, *each)) for each in SAMPLE_PEOPLE]
            absent = (NO_PERSON,) * (game.player_count - len(known))
            game = replace(game, people=(*(each.id for each in known), *absent))
            if page == "seats":
                return NewGameDialog(game, services.storage.presets, people, window)
            people.save_table(RememberedTable(", ".join(each.name for each in known), game))
            return PersonListDialog(people, window)
        case "house":
            return HouseRulesDialog(chosen, game.rules, services.storage.presets, window)
        case "preferences":
            playing_habits = services.learning.playing_habits
            return PreferencesDialog(screenshot.preferences, window, playing_habits=playing_habits)
        case "about":
            return AboutDialog(services.system.program_info, window)
        case "backups":
            return BackupsDialog(services.storage.backups, window)
        case _:
            return None


def _open_table(window: MainWindow, screenshot: Screenshot, services: Services, page: str) -> None:
    table = window.pages.table_page
    table.board.event_player.speed = table.board.hand_input.speed = NO_ANIMATION
    game = default_game(find_variant(screenshot.game or VARIANTS[0].key), level=LEVEL)
    window.match_controller.start_match(replace(game, seed=screenshot.seed, partner_level=LEVEL))
    decide = services.bots.create_player(LEVEL, PLAYER_SEED)
    moves_left = MAX_MOVES if page in FINISHED_HAND_PAGES else screenshot.moves
    while moves_left and (view := table.table_controller.view) is not None:
        table.table_controller.perform(decide(view, Flag()))
        moves_left -= 1
    openers: dict[str, Callable[[], None]] = {
        "review": partial(_open_review, window),
        "moment": partial(_open_mistake, window),
        "answer": partial(_open_mistake, window, shows_answer=True),
        "rules": window.learning.show_rules,
        "hint": table.toggle_hint,
        "values": partial(_show_hint_values, table),
        "tutor": partial(_open_warning, table),
        "tricks": table.toggle_tricks,
        "known": table.toggle_cards_out,
        "talk": table.toggle_hand_log,
        "hands": table.toggle_hand_scores,
    }
    if page in openers:
        openers[page]()


def _open_mistake(window: MainWindow, *, shows_answer: bool = False) -> None:
    """Open the review of the costliest mistake of the hand, with or without its answer."""
    window.navigator.review_current_match()
    page = window.pages.review_page
    page.controller.step_to_mistake()
    if shows_answer:
        page.show_answer()


def _show_hint_values(table: TablePage) -> None:
    table.toggle_hint()
    fold = table.panels.hint.values_button
    if fold is not None:
        fold.click()


def _open_warning(table: TablePage) -> None:
    """Choose the worst action, to make a warning appear."""
    view = table.table_controller.view
    table.mistake_warner.watch(view)
    table.toggle_hint()
    verdict = table.hint_controller.verdict
    table.panels.hint.close_panel()
    if verdict is not None:
        table.mistake_warner.confirm_action(verdict.action_values[-1].action)


def _open_review(window: MainWindow) -> None:
    window.navigator.review_current_match()
    window.pages.review_page.open_all_cards()
