"""The page on which a lesson is played.

A step is a moment of a lesson at which it explains something or waits for the player.
"""

from dataclasses import replace

from PySide6.QtGui import QResizeEvent

from ....engine.actions import Action
from ....engine.cards import RANK_OF, cards_in_set
from ....engine.view import View
from ....learning.lessons import Lesson, LessonStep, taught_actions
from ....model.preferences import Preferences
from ....ports.services import LearningServices, SoundOutput
from ...art.animal_portraits import GazeDirection
from ...board.accessible_board import AccessibleBoard
from ...board.decoration_items import BoardStyle
from ...board.prompt_bar import PromptBar, PromptPosition
from ...board.prompt_options import PromptOptions, prompt_options
from ...board.spotlight import LitArea, Spotlight
from ...common.requests import PlayAfterLesson, StartNextLesson
from ...panels.lesson_panel import LessonPanel
from ...panels.rank_order_strip import RankOrderStrip
from ...text import lesson_page_text as lessons
from ...text import lesson_page_text as words
from ...text.i18n import say
from ...text.table_players import TablePlayers
from ..base_page import CommandMap, Page
from .lesson_board import (
    LessonBoard,
    LessonHeader,
    LessonTableController,
    ranks_high_to_low,
    task_cards,
)
from .lesson_session import LessonSession

PANEL_FELT = "birch"  # the felt whose text colour is legible on the panel
DECORATIONS_BY_PLACE = {
    "trump": ("patch", "title", "subtitle"),
    "score": ("bag 0", "bag 1", "caption 0", "caption 1", "earned 0", "earned 1", "sheet"),
}
NO_STEP = -1
OFFSCREEN = -10_000  # hides the board's prompt, because the panel says what to do
# The others play quickly, so that nobody waits long for the next card: two of their turns at most
# and four seconds for all that happens before the next step, even at the end of a hand
HASTE, BAG_HASTE, MAX_TRICK_PAUSE = 0.3, 0.3, 500.0  # of the usual durations; milliseconds
BUTTON_SCALE = 0.8  # relative to the buttons on the table page


class LessonPage(Page):
    """Teaches a game with a recorded match: a panel explains what the spotlight is on."""

    KEEPS_HISTORY = IS_CARD_TABLE = STAYS = True

    def __init__(self, learning: LearningServices, sounds: SoundOutput) -> None:
        super().__init__()
        self._learning, self._sounds = learning, sounds
        self._session: LessonSession | None = None
        self._shown_step = NO_STEP  # index of the step that is shown
        self._asked_ply = NO_STEP  # the ply at which the player was last asked for a card
        self.board = LessonBoard(self)
        self.spotlight = Spotlight(self.board)
        self.panel = LessonPanel(self)
        self.prompt_bar = PromptBar(self.panel, board=self.board)
        self.bookmark = RankOrderStrip(self)
        self.accessible_board = AccessibleBoard(self.board)
        self.prompt_bar.offers_arranging = False
        self.table_controller = LessonTableController(
            self.board, self.prompt_bar, self, select_options=self._taught_options
        )
        self.header = LessonHeader(self)
        self.panel.embed_prompt_bar(self.prompt_bar)
        self.panel.hide()
        self.setFocusProxy(self.board)
        self._connect_signals()

    @property
    def session(self) -> LessonSession | None:
        """The lesson in progress, or None."""
        return self._session

    @property
    def commands(self) -> CommandMap:
        return self.accessible_board.actions()

    @property
    def has_content(self) -> bool:
        return self._session is not None

    @property
    def title(self) -> str:
        session = self._session
        return (
            "" if session is None else words.lesson_name(session.lesson.game, session.lesson.number)
        )

    def show_lesson(self, lesson: Lesson, step_index: int = 0) -> None:
        self.accessible_board.announce(
            words.lesson_title(lesson.game, lesson.number, lesson.title_key)
        )
        self._start_at(lesson, step_index)
        self._show_reached_step()
        self.title_changed.emit()
        self.board.setFocus()

    def apply_preferences(self, preferences: Preferences) -> None:
        self.board.apply_preferences(preferences)
        speed = self.board.event_player.speed
        self.board.event_player.speed = replace(
            speed,
            bot_pause=HASTE * speed.bot_pause,
            speech_pause=HASTE * speed.speech_pause,
            highlight=HASTE * speed.highlight,
            berry_flight=BAG_HASTE * speed.berry_flight,
            tie_bag=BAG_HASTE * speed.tie_bag,
            trick_pause=min(speed.trick_pause, MAX_TRICK_PAUSE),
        )

    def retranslate(self) -> None:
        self.board.retranslate()
        self.table_controller.refresh_prompts()
        self.board.decorations.prompt_sentence.show_text("")
        if self.panel.isVisible() and self._session is not None:
            self._shown_step = self._asked_ply = NO_STEP
            self._show_reached_step()

    def shut_down(self) -> None:
        self.leave_lesson()
        self.board.animator.finish_all()

    def leave_lesson(self) -> None:
        self.table_controller.stop_session()
        self._session = None

    def on_leave(self) -> None:
        self.board.finish_events()

    def clear_selection(self) -> None:
        self.board.hand_input.cancel()

    # Slots

    def on_next(self) -> None:
        """Finish the animation that is running, or else go to the next step."""
        session = self._session
        if session is None or self.board.skip_animation():
            return
        if (card := session.card_to_reach_step) is not None:
            self._perform(card)
            return
        if made_for_player := session.actions_on_players_behalf:
            self._say(words.automatic_moves_text(made_for_player))
        if (action := session.advance()) is not None:
            self._perform(action)
        elif not session.has_reached_step:
            self._hide_spotlight()
        self._show_reached_step()

    def _perform(self, action: Action) -> None:
        self._hide_spotlight()
        self.table_controller.perform_for_player(action)

    def on_back(self) -> None:
        """Go to the previous step, even in mid-animation."""
        session = self._session
        if session is not None and session.step_index > 0:
            self._start_at(session.lesson, session.step_index - 1)
            self._show_reached_step()

    def on_step_requested(self, step: int) -> None:
        if step < 0:
            self.on_back()
        elif self._session is not None and not self._session.is_last_step:
            self.on_next()

    def on_confirmed(self) -> None:
        """Perform the highlighted action, or go to the next step without one."""
        if self._session is not None and not self._session.is_last_step:
            self.on_next()

    def on_action_tried(self, action: Action) -> None:
        session = self._session
        if session is None:
            return
        if session.is_expected(action):
            session.skip_explanations()
            self.on_next()
            return
        self.board.hand_input.return_cards()
        if (card := session.card_to_reach_step) is not None:
            self._say(words.card_text(session.lesson.game, "else card", card))
            return
        here = session.current_step
        self._say(self._text(here.wrong_action_key) if here.is_task else say("press-next"))

    def on_refused(self, reason: str) -> None:
        self._sounds.play("wrong")
        self._say(reason)

    def on_continue_chosen(self, choice: str) -> None:
        session = self._session
        if session is not None:
            play = PlayAfterLesson(session.lesson.game)
            self.request.emit(StartNextLesson() if choice == "lesson" else play)

    # Private

    def _taught_options(self, view: View) -> PromptOptions:
        """Return the options of a view, without buttons for what later lessons teach."""
        session = self._session
        assert session is not None
        lessons_so_far = self._learning.lessons()
        taught = taught_actions(lessons_so_far, session.lesson, session.ply)
        return prompt_options(view).restricted_to(taught)

    def _connect_signals(self) -> None:
        self.board.event_player.sound_requested.connect(self._sounds.play)
        self.accessible_board.announcer.speech_requested.connect(self.speech_requested)
        self.board.event_player.settled.connect(self._show_reached_step)
        self.board.layout_changed.connect(self._place_widgets)
        self.prompt_bar.buttons_changed.connect(self.board.layout_changed)
        self.board.step_requested.connect(self.on_step_requested)
        self.board.confirmed.connect(self.on_confirmed)
        self.table_controller.turn_offered.connect(self._show_reached_step)
        self.table_controller.action_tried.connect(self.on_action_tried)
        self.table_controller.card_refused.connect(self.on_refused)
        self.panel.next_requested.connect(self.on_next)
        self.panel.back_requested.connect(self.on_back)
        self.panel.follow_up_chosen.connect(self.on_continue_chosen)

    def _start_at(self, lesson: Lesson, step_index: int) -> None:
        self._shown_step = self._asked_ply = NO_STEP
        self.spotlight.turn_off()
        session = self._session = LessonSession(
            lesson,
            step_index,
            self.board.event_player.add_events,
            self.table_controller.on_turn_requested,
        )
        header = lesson.record.header
        names = [*header.player_names]
        names[lesson.seat] = ""
        people = TablePlayers(tuple(names), lesson.seat, header.game.seating)
        self.panel.set_teacher(lessons.teacher_name(lesson.game))
        self.table_controller.start_session(session.session, session.player, people)

    def _show_reached_step(self) -> None:
        """Save the progress, and show the step once the events before it have been shown."""
        session = self._session
        if session is None or self.board.event_player.is_playing:
            return
        if not session.has_reached_step:
            self._ask_for_card(session)
            return
        if self._shown_step != session.step_index:
            self._shown_step = session.step_index
            self._show_step()
        self._highlight_step()
        reached = session.step_index + 1
        steps = self._learning.lesson_progress.load()
        if steps.get(session.lesson.key, 0) < len(session.lesson.steps):
            kept = reached if session.is_last_step else session.step_index
            self._learning.lesson_progress.save(session.lesson.key, kept)

    def _ask_for_card(self, session: LessonSession) -> None:
        """Ask the player for a card on the way to the next step, if it is their turn."""
        card = session.card_to_reach_step
        if card is None:
            return
        if self._asked_ply != session.ply:
            self._asked_ply = session.ply
            self._say(words.card_text(session.lesson.game, "your card", card))
        self._show_spotlight(card)

    def _show_step(self) -> None:
        session = self._session
        assert session is not None
        lesson = session.lesson
        leads_on = any(
            each.game == lesson.game and each.number == lesson.number + 1
            for each in self._learning.lessons()
        )
        if any(
            each.hasFocus()
            for each in (
                self.panel.next_button,
                self.panel.next_lesson_button,
                self.panel.play_button,
            )
        ):
            self.board.setFocus()  # a hidden widget would give it to any other one
        self.panel.show_progress(
            session.step_index,
            len(lesson.steps),
            is_last=session.is_last_step,
            has_next_lesson=leads_on,
        )
        self.panel.show()
        if session.is_last_step:
            button = (
                self.panel.play_button
                if self.panel.next_lesson_button.isHidden()
                else self.panel.next_lesson_button
            )
            button.setFocus()
        self._say(self._text(session.current_step.text_key))
        self.header.set_title(words.lesson_title(lesson.game, lesson.number, lesson.title_key))

    def _text(self, key: str) -> str:
        """Return the text of a lesson with this key, with the cards of the task filled in."""
        session = self._session
        assert session is not None
        return words.step_text(session.lesson, session.step_index, key)

    def _say(self, text: str) -> None:
        session = self._session
        if session is not None:
            self.panel.show_text(text)
            self.accessible_board.announce(
                say("teacher", teacher=lessons.teacher_name(session.lesson.game), sentence=text)
            )
            self._place_panel()

    def _hide_spotlight(self) -> None:
        self.spotlight.turn_off()
        self.bookmark.hide()

    def _highlight_step(self) -> None:
        """Light up what the step is about, with a gold ring around the card to play."""
        session = self._session
        assert session is not None
        step, task = session.current_step, session.task
        golden = task_cards(task)
        self._show_spotlight(task, step)
        if task is not None and not golden:
            self.prompt_bar.highlight(task)
        if step.rank_order_suit is None:
            self.bookmark.hide()
        else:
            marked = {RANK_OF[each] for each in (*cards_in_set(step.highlighted_cards), *golden)}
            ranks = ranks_high_to_low(session, step.rank_order_suit)
            layout = self.board.table_layout
            self.bookmark.show_ranks(ranks, tuple(marked), layout, self.panel.paper)

    def _show_spotlight(self, task: Action | None, step: LessonStep | None = None) -> None:
        """Light up what a step is about, with a gold ring around the cards of a task."""
        assert self._session is not None
        golden = task_cards(task)
        places = () if step is None else step.highlighted_places
        keys = tuple(key for place in places for key in DECORATIONS_BY_PLACE[place])
        cards = () if step is None else tuple(cards_in_set(step.highlighted_cards))
        self.spotlight.illuminate(
            LitArea(cards, golden, keys, f"plate {self._session.lesson.seat}")
        )
        self.board.lift_card_to_play(golden)

    def _place_widgets(self) -> None:
        layout = self.board.table_layout
        self.board.decorations.prompt_sentence.move_to(PromptPosition(OFFSCREEN, OFFSCREEN))
        self.prompt_bar.apply_style(
            BoardStyle(PANEL_FELT, self.board.board_style.deck, self.board.board_style.pixel_ratio),
            min(layout.unit, 1.0) * BUTTON_SCALE,
        )
        self.header.place(layout.unit, self.board.board_style.felt)
        self._place_panel()

    def _place_panel(self) -> None:
        session = self._session
        if session is not None:
            self.panel.look_at(GazeDirection(1, 1))
            left = self.board.plate_right_edge(session.lesson.seat)
            _, right = self.board.decorations.button_x_range
            self.panel.place_on(self.board.table_layout, left, right, self.header.bottom)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.board.setGeometry(self.rect())
        self._place_widgets()
        if self.panel.isVisible():
            self._show_reached_step()
