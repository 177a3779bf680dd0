"""Perform random user actions in the window, and check it after each of them."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QPushButton,
    QWidget,
)

from marjapussi_gui.app.ai_services import create_decider
from marjapussi_gui.app.main import qt_application
from marjapussi_gui.bots.players.players import INCOMPLETE_ACTIONS
from marjapussi_gui.engine.actions import Bid, Draw, Raise
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.state import NOBODY
from marjapussi_gui.model.new_game import LEVELS, default_game
from marjapussi_gui.ui.board.press_filter import HAND_COUNT_MS
from marjapussi_gui.ui.pages.lessons.lesson_list_page import LessonListPage
from marjapussi_gui.ui.pages.my_play.my_play_page import MyPlayPage
from marjapussi_gui.ui.pages.review.page import ReviewPage
from marjapussi_gui.ui.text.commands import Command, command_label
from marjapussi_gui.ui.text.i18n import say
from tests.fake_clock import FakeClock
from tests.storage.played_matches import match_before_its_last_choice
from tests.ui.window_driver import (
    LEFT,
    DragMouse,
    Keyboard,
    Mouse,
    answer_unsaved_dialog,
    choose_action,
)

from . import failing_storage, people_actions, practice_actions
from .card_question_checks import ask_about_card, follow_link
from .code_actions import CodeActions, edit_position
from .failing_storage import FailingStorage
from .key_walker import KEYS, KeyWalker
from .practice_checks import practice_page_faults
from .preference_values import PREFERENCE_VALUES
from .program_run import Faults, ProgramRun, record_faults, speed_up
from .unknown_game import add_unknown_game
from .window_checks import replay_faults, window_faults
from .window_comparison import differences_from_new_window

LONGEST_END = 60  # decisions after the last choice of cards
MOMENT_WAIT = 60  # steps of a tenth of a second, or actions, until a moment is waited for no more
INPUT_METHODS = (Mouse, DragMouse, Keyboard)
SIZES = ((1000, 700), (800, 600), (1280, 800), (1920, 1080))
# They end the walk, or open a dialog of the system
EXCLUDED_COMMANDS = (Command.QUIT, Command.FULL)
DIALOGS = (
    Command.NEW,
    Command.DEAL,
    Command.ABOUT,
    Command.BACKUPS,
    Command.PREFERENCES,
    Command.THIS_HAND,
    Command.HOUSE_RULES,
    Command.OPEN,
    Command.NOTE,
    Command.PERSON_LIST,
    Command.SCORE_SHEET,
)


@contextmanager
def start_walker(folder: Path) -> Iterator["Walker"]:
    clock, faults = FakeClock(), Faults()
    with qt_application(), speed_up(clock), record_faults(faults):
        walker = Walker(folder, clock, faults)
        try:
            yield walker
        finally:
            walker.end()  # its threads would keep the process alive


class Walker(KeyWalker):
    """Perform all kinds of user actions in a running program."""

    def __init__(self, folder: Path, clock: FakeClock, faults: Faults) -> None:
        super().__init__(folder, clock, faults)
        self.trouble = FailingStorage()
        self._rng, self._thumb = Random(0), create_decider("easy", 0)
        self.codes = CodeActions()
        self._answers = QTimer()
        self._answers.setInterval(2)
        self._answers.timeout.connect(self._answer_dialog)
        self._answers.start()
        self.resize(0)
        self.new_game(0, 0, 1)
        self.choose("pace", 3)
        self.find_faults()

    # What is true

    def find_faults(self) -> list[str]:
        """Wait until the program is idle; return everything that is wrong."""
        self.run.wait_until_idle()
        self.memory.note()
        faults = [*self.faults.found, *window_faults(self.run), *practice_page_faults(self.run)]
        faults += [*self.memory.faults(), *failing_storage.retry_faults(self.run)]
        self.faults.found.clear()
        return faults

    # Games

    def new_game(self, game: int, players: int, seed: int, level: int = 0) -> None:
        variant = VARIANTS[game % len(VARIANTS)]
        usual = default_game(variant, level=LEVELS[level % 2])
        number = variant.players[players % len(variant.players)]
        names = ("", *("",) * (number - 1))
        self.window.match_controller.start_match(
            replace(
                usual, player_count=number, names=names, seed=seed, partner_level=LEVELS[level % 2]
            )
        )

    def house_rules(self, game: int, seed: int) -> None:
        variant, rng = VARIANTS[game % len(VARIANTS)], Random(seed)
        rules = {option.key: rng.choice(option.choices) for option in variant.options}
        usual = default_game(variant, level="easy")
        changed = variant.create_game(rules, players=usual.player_count)
        if not variant.conflicts(changed.rules):
            self.window.match_controller.start_match(
                replace(usual, rules=rules, seed=seed, partner_level="easy")
            )

    def play_tile(self, tile: int) -> None:
        self.window.navigator.go_home()
        page, key = self.window.pages.start_page, VARIANTS[tile % len(VARIANTS)].key
        family_tile = page.family_tile_of(key)
        family_tile.click()
        rows = [row for row in family_tile.rows if row.variant.key == key]
        (rows[0] if rows else family_tile.buttons.play_button).click()

    def expand_family_tile(self, family_tile: int, key: int) -> None:
        self.window.navigator.go_home()
        page = self.window.pages.start_page
        page.family_tiles[family_tile % len(page.family_tiles)].click()
        self.key(key)

    # At the table

    def play_sensibly(self, way: int, times: int) -> None:
        for _ in range(times):
            self.run.wait_until_idle()
            self.run.advance_clock(HAND_COUNT_MS)  # no action before the prompt was visible
            self.memory.note()
            view = self.page.table_controller.view
            if self.is_at_table and view is not None:
                self._close_overlays()
                hand = INPUT_METHODS[way](
                    self.window, pause=partial(self.run.advance_clock, HAND_COUNT_MS)
                )
                hand.do(choose_action(view, self._thumb))
            elif self.is_at_table and self.page.panels.hand_score.isVisible():
                QTest.mouseClick(self.page.panels.hand_score.next_button, LEFT)

    def click(self, x: int, y: int) -> None:
        if self.is_at_table:
            QTest.mouseClick(self.page.board.viewport(), LEFT, pos=self._point(x, y))

    def drag(self, card: int, x: int, y: int) -> None:
        items, view = self.page.board.card_layer.own_items(), self.page.board.viewport()
        if self.is_at_table and items:
            start = self.page.board.mapFromScene(items[card % len(items)].pos())
            QTest.mousePress(view, LEFT, pos=start)
            for part in (0.3, 0.7, 1.0):
                QTest.mouseMove(view, start + (self._point(x, y) - start) * part)
            QTest.mouseRelease(view, LEFT, pos=self._point(x, y))

    def key(self, key: int) -> None:
        self.press_key(KEYS[key % len(KEYS)])

    def press_button(self, number: int) -> None:
        if not self.is_at_table:
            return
        panels = [panel for panel in self.page.panels.all_panels if panel.isVisible()]
        places = (self.page.prompt_bar, *panels, self.page.tool_buttons)
        redo = self.page.tool_buttons.redo_button
        buttons = [b for place in places for b in _buttons(place)]
        self._press([*buttons, *([redo] if redo.isVisible() else [])], number)

    def ask_about_card(self, number: int) -> None:
        page = self.window.page_stack.currentWidget()
        if isinstance(page, ReviewPage):
            if number % 3 == 0:
                page.toggle_tricks()
            questions = page.card_questions.card_questions
            self.faults.found += ask_about_card(page, questions, number)
            self.memory.note()  # before a link closes the answer
            follow_link(questions, number)
        elif self.is_at_table and self.page.table_controller.session is not None:
            panels = self.page.panels
            if not (panels.last_trick.isVisible() or panels.tricks.isVisible()):
                self.page.toggle_tricks()
            questions = self.page.trick_questions.card_questions
            for panel in (panels.last_trick, panels.tricks, panels.discards):
                self.faults.found += ask_about_card(panel, questions, number)
            self.memory.note()
            if number % 2:
                follow_link(questions, number // 2)

    def set_bid(self, number: int, notches: int) -> None:
        """Type a bid and turn the wheel: the button follows, and nothing is bid yet."""
        bar, actions = self.page.prompt_bar, self._action_count
        if not self.is_at_table or bar.stepper is None:
            return
        bar.stepper.step(0)  # begins a new number
        for digit in str(number):
            QTest.keyClick(self.page.board, Qt.Key(Qt.Key.Key_0 + int(digit)))
        typed = [number] if number in bar.stepper.amounts else []
        if (bids := self._offered_bids) != typed:
            self.faults.found.append(f"{number} was typed, and {bids} would be bid")
        bar.stepper.turn_wheel(120 * (notches or 1))
        if (bids := self._offered_bids) != [bar.stepper.amount]:
            self.faults.found.append(f"{bar.stepper.amount} is shown, and {bids} would be bid")
        if self._action_count != actions:
            self.faults.found.append("typing a bid has bid it")

    @property
    def _offered_bids(self) -> list[int]:
        actions = [each.property("action") for each in self.page.prompt_bar.buttons]
        return [action.amount for action in actions if isinstance(action, Bid | Raise)]

    def answer_helper(self, action: int, number: int) -> None:
        """Take any action, and answer the warning, the praise or the question that follows."""
        view = self.page.table_controller.view
        if not self.is_at_table or view is None:
            return
        self._close_overlays()
        self.run.advance_clock(HAND_COUNT_MS)
        legal = [each for each in view.legal_actions if type(each) not in INCOMPLETE_ACTIONS]
        if legal and self.page.table_controller.is_offering:
            chosen = legal[action % len(legal)]
            self.page.table_controller.perform_if_confirmed(chosen)
        self.memory.note()
        warner, praise = self.page.mistake_warner, self.page.panels.praise
        bar = self.window.notice_bar
        if warner.is_warning:
            self._press([*self.page.prompt_bar.buttons], number)
        elif praise.isVisible() and number % 3 == 0:
            self._press([praise.stop_button], 0)
        elif bar.sentence == say("warnings-end"):
            self._press([bar.answer_button, bar.close_button], number)

    def finish_match(self, game: int) -> None:
        match = match_before_its_last_choice(VARIANTS[game % len(VARIANTS)].key)
        matches = self.window._services.storage.matches
        self.memory.note()
        self.window.match_controller.resume(matches.create(match))
        for _ in range(LONGEST_END):
            self.run.wait_until_idle()
            view = self.page.table_controller.view
            if view is None or not self.is_at_table:
                return
            self.memory.note()
            self.page.table_controller.perform(choose_action(view, self._thumb))

    def click_in_moment(self, card: int, number: int) -> None:
        """Play on to a moment and click: the moment ends, and nothing is played."""
        self.choose("pace", 2)
        for _ in range(MOMENT_WAIT):
            player = self.page.board.event_player
            if not self.is_at_table or player.moment is not None:
                break
            view = self.page.table_controller.view
            if view is None and not player.is_playing:
                break
            if self.page.table_controller.is_offering and view is not None:
                self.run.advance_clock(HAND_COUNT_MS)
                self.page.table_controller.perform(choose_action(view, self._thumb))
            self.wait(100)
        moment, actions = self.page.board.event_player.moment, self._own_action_count
        before = self.page.table_controller.session
        seat = NOBODY if before is None else before.own_seat
        if moment is not None and self.is_at_table:
            if number % 2:
                self.click_card(card)
            else:
                QTest.keyClick(self.page.board, Qt.Key.Key_Space)
            plays_by_itself = (
                self.window.match_controller.preferences.forced
                or self.page.hint_controller.is_autoplaying
            )
            session = self.page.table_controller.session
            if session is None or session.own_seat != seat:
                return
            if self._own_action_count != actions and not plays_by_itself:
                last = [f"{each.seat} {each.action}" for each in session.record.entries[-4:]]
                self.faults.found.append(f"a click during a moment played a card: {last}")
        self.choose("pace", 3)

    @property
    def _action_count(self) -> int:
        table = self.page.table_controller.session
        return 0 if table is None else len(table.record.entries)

    @property
    def _own_action_count(self) -> int:
        table = self.page.table_controller.session
        if table is None:
            return 0
        own = (each.action for each in table.record.entries if each.seat == table.own_seat)
        # a card from the stock comes by itself where nothing else can be done
        return sum(table.game.is_rummy or not isinstance(each, Draw) for each in own)

    def hurry(self, card: int, ms: int, number: int) -> None:
        """Act, and act again during the animation."""
        self.choose("pace", 2)
        self.click_card(card)
        self.wait(ms)
        (self.click_card, self.key, self.press_button, self.command)[number % 4](number)
        self.wait(ms)
        self.click_card(card + 1)

    # Pages and commands

    def command(self, number: int) -> None:
        """Trigger a command, if it is enabled."""
        names = [
            n for n in self.window.actions_by_command if n not in (*EXCLUDED_COMMANDS, *DIALOGS)
        ]
        name = names[number % len(names)]
        action = self.window.actions_by_command[name]
        if action.isEnabled():
            self.memory.note()
            action.trigger()
            table = self.page.table_controller.session
            if name is Command.PLAY_FOR_ME and table is not None and self.match:
                self.memory.helped[self.match] = table.is_assisted  # as it was agreed to, or not

    def copy_code(self) -> None:
        self.memory.note()
        self.faults.found += self.codes.copy(self.run)

    def edit_position(self, seed: int) -> None:
        self.memory.note()
        edit_position(self.run, Random(seed))

    def open_code(self, seed: int) -> None:
        self.memory.note()
        self.faults.found += self.codes.open(self.run, Random(seed))

    def dialog(self, number: int, seed: int) -> None:
        self._rng = Random(seed)
        action = self.window.actions_by_command[DIALOGS[number % len(DIALOGS)]]
        if action.isEnabled():
            self.memory.note()
            action.trigger()

    def rules_dialog(self, game: int, seed: int) -> None:
        self._rng = Random(seed)
        self.window.dialogs.open_house_rules(VARIANTS[game % len(VARIANTS)].key)

    def learn(self, game: int) -> None:
        self.window.navigator.go_home()
        self.window.learning.start_lesson(VARIANTS[game % len(VARIANTS)].key)

    def list_lessons(self, game: int, number: int) -> None:
        self.window.learning.show_lessons(VARIANTS[game % len(VARIANTS)].key)
        page = self.window.page_stack.currentWidget()
        if isinstance(page, LessonListPage):
            self._press([row.start_button for row in page.rows], number)

    def act_in_lesson(self, card: int, key: int) -> None:
        ways = self.window.pages
        if "lesson_page" not in vars(ways) or self.window.page_stack.currentWidget() is not (
            page := ways.lesson_page
        ):
            return
        items = page.board.card_layer.own_items()
        if items and key % 2:
            at = page.board.mapFromScene(items[card % len(items)].pos())
            QTest.mouseClick(page.board.viewport(), LEFT, pos=at)
        else:
            QTest.keyClick(page.board, KEYS[key % len(KEYS)])

    def practise(self, number: int) -> None:
        self._press([*practice_actions.practice_buttons(self.window, number)], number)

    def order_hands(self, number: int) -> None:
        self._press([*practice_actions.order_buttons(self.window, number)], number)

    def puzzle(self, number: int) -> None:
        if not practice_actions.act_in_puzzle(self.window, number):
            self.press_page_button(number)

    def press_page_button(self, number: int) -> None:
        page = self.window.page_stack.currentWidget()
        if page is not None and page is not self.page:
            buttons = [b for b in _buttons(page) if not self._opens_dialog(b)]
            self._press(buttons, number)

    def act_in_my_play(self, number: int) -> None:
        window = self.window
        if not isinstance(page := window.page_stack.current_page, MyPlayPage):
            window.run_command(Command.MY_PLAY)
            return
        if number % 7 == 0:
            for field in (page.filters.game_field, page.person_field):
                field.setCurrentIndex(number // 7 % field.count())
        every = page.findChildren(QAbstractButton)
        buttons = [each for each in every if each.isVisible() and each.isEnabled()]
        self._press([each for each in buttons if not self._opens_dialog(each)], number)

    def act_in_review(self, ply: int, number: int) -> None:
        window = self.window
        if (
            "review_page" in vars(window.pages)
            and window.page_stack.currentWidget() is window.pages.review_page
        ):
            page = window.pages.review_page
            page.timeline.setValue(ply % (page.timeline.maximum() + 1))
            page.open_cards_checkbox.setChecked(number % 3 == 0)
            self.memory.note()  # what is opened now may be closed at the end of this step
            (page.controller.step_to_mistake, page.show_answer)[number % 2]()
            self.press_page_button(number)

    def filter_matches(self, number: int) -> None:
        page = self.window.pages.matches_page
        if self.window.page_stack.currentWidget() is page:
            for box in (page.game_filter, page.status_filter):
                box.setCurrentIndex(number % box.count())

    def choose(self, name: str, value: int) -> None:
        choices: Any = PREFERENCE_VALUES[name]
        chosen = {name: choices[value % len(choices)]}
        self.window.apply_preferences(replace(self.window.match_controller.preferences, **chosen))

    def change_level(self, level: int) -> None:
        if self.is_at_table and self.match:
            self.run.wait_until_idle()
            self.memory.note()
            self.memory.levels[self.match] = LEVELS[level % 2]
            self.window.match_controller.change_level(LEVELS[level % 2])

    def resize(self, size: int) -> None:
        self.window.resize(*SIZES[size % len(SIZES)])

    # Ends and beginnings

    def break_storage(self, kind: int = 0) -> None:
        """Let the database file fail from now on: 0 stands for a full disk."""
        self.trouble.begin(self.run, kind)

    def heal_storage(self) -> None:
        self.faults.found += self.trouble.end(self.run)

    def close_unsaved(self) -> list[str]:
        """Close the window while the file fails, and start again; return what was asked."""
        self.run.wait_until_idle()
        self._answers.stop()
        with answer_unsaved_dialog(lambda dialog: dialog.close_button.click()) as asked:
            self.run.window.close()
        self._answers.start()
        self.run.end()
        self.trouble.heal()
        self.run = ProgramRun(self.run.folder, self.clock)
        self.memory.helped.clear()  # another match may get the same number
        self.memory.levels.clear()
        return asked

    def end(self) -> None:
        """Close the window for good, even if it asks what to do with unsaved matches."""
        self.heal_storage()
        self.run.wait_until_idle()
        self.run.end()
        self._answers.stop()

    def restart(self) -> None:
        self.run.wait_until_idle()
        self.memory.note()
        self.heal_storage()
        folder = self.run.folder
        self.run.end()
        self.run = ProgramRun(folder, self.clock)

    def kill_and_restart(self) -> None:
        self.heal_storage()  # what only waits is lost with the program
        folder = next(self._folders)
        self.memory.note()
        self.run.kill(folder)
        self.run = ProgramRun(folder, self.clock)
        # what was saved in a folder that lay over this one only comes back with the next change
        self.memory.forget_lost_matches()

    def add_unknown_game(self) -> None:
        """Store a match of a game that this version does not know."""
        add_unknown_game(self.run.database)

    def compare_with_new_window(self) -> list[str]:
        self.heal_storage()
        unlike = differences_from_new_window(self.run) if self.is_at_table else []
        return [*unlike, *replay_faults(self.run)]

    # Inside

    def _close_overlays(self) -> None:
        """Close menus, panels and warnings, so that keys reach the cards."""
        while (menu := QApplication.activePopupWidget()) is not None:
            menu.close()
        if QApplication.activeWindow() is not self.window:
            self.window.activateWindow()
            QTest.qWaitForWindowActive(self.window)
        for panel in self.page.panels.all_panels:
            if panel is not self.page.panels.hand_score and panel.isVisible():
                panel.close_panel()
        self.page.mistake_warner.cancel_warning()
        self.page.board.hand_input.cancel()

    def _point(self, x: int, y: int) -> QPoint:
        """Return a point of the board, given in percent."""
        view = self.page.board.viewport()
        return QPoint(view.width() * x // 100, view.height() * y // 100)

    def _press(self, buttons: list[QAbstractButton], number: int) -> None:
        if buttons:
            QTest.mouseClick(buttons[number % len(buttons)], LEFT)

    def _opens_dialog(self, button: QAbstractButton) -> bool:
        return button.text() in (
            *map(say, ("storage-save-record", "new-score-sheet", "save-page", "score-sheet")),
            *map(command_label, (Command.OPEN, Command.BACKUPS, Command.PERSON_LIST)),
        )

    def _answer_dialog(self) -> None:
        dialog, rng = QApplication.activeModalWidget(), self._rng
        if not isinstance(dialog, QDialog):
            return
        level_before = self.window.match_controller.preferences.level
        for box in dialog.findChildren(QComboBox):
            if box.isVisible() and rng.random() < 0.2:
                box.setCurrentIndex(rng.randrange(max(box.count(), 1)))
        level = self.window.match_controller.preferences.level
        if level != level_before and self.match:
            self.memory.levels[self.match] = level
        for check in dialog.findChildren(QCheckBox):
            if check.isVisible() and rng.random() < 0.2:
                check.click()
        people_actions.answer(dialog, rng)
        if not self.codes.answer(dialog, rng):
            (dialog.accept if rng.random() < 0.5 else dialog.reject)()


def _buttons(place: QWidget) -> list[QAbstractButton]:
    buttons = place.findChildren(QPushButton)
    return [each for each in buttons if each.isVisible() and each.isEnabled()]
