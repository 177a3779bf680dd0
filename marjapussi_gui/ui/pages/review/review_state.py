"""The state of a review.

The mistakes of a seat become questions. A position is identified by its ply, the number of actions
before it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import partial

from ....engine.actions import Action
from ....engine.cards import Card
from ....engine.seating import margin
from ....engine.state import NOBODY, Seat
from ....engine.view import create_view
from ....model.match_state import MatchState
from ....model.verdict import DoubleDummyLine, Grade, Verdict
from ...panels.question import panel_contents
from ...panels.question.playback import Playback
from ...panels.question.question_panel import QuestionPanel
from ...panels.question.review_board import ReviewBoard
from ...text import action_labels
from ...text import review_text as words
from ...text import verdict_text as verdict_words
from ...text.i18n import say
from ...text.table_players import TablePlayers
from .match_timeline import MatchTimeline, build_timeline, value_after
from .timeline_slider import TimelineSlider
from .verdict_loader import VerdictLoader

Subject = tuple[str, int]  # kind of content, and its ply; -1 for none
OVERVIEW = "overview", -1
SUMMARY = "summary", -1
SIDES_WITH_WORTHS = 2  # so that one number tells who is ahead
WAITING, NO_LINE, LINE = "waiting", "none", "line"  # modes of a double-dummy line


@dataclass(slots=True)
class ReviewState:
    """A match, the seat whose decisions are reviewed, and how far the player has got."""

    playback: Playback
    people: TablePlayers
    verdicts: VerdictLoader
    seat: Seat
    match: MatchState | None = None  # None in a hand that nobody has played
    seen_plies: set[int] = field(default_factory=set)  # those whose answer has been shown
    chosen_action: tuple[int, Action] | None = None  # ply, and what the player answered
    ply: int = 0
    is_at_start: bool = True  # show the overview instead of a question
    is_finished: bool = False  # show the summary, as all mistakes are reviewed
    reveals_answer: bool = False  # after a step on from a question, show its answer
    hardest_ply: int = -1  # of the choice that the overview shows if there are no mistakes
    mode: str = ""  # WAITING, NO_LINE, LINE or, in the match as played, empty
    line: DoubleDummyLine | None = None  # shown in the mode LINE
    shows_worths: bool = False  # show what each card leads to instead of questions
    worths: Mapping[Action, float] | None = None  # None until they are known
    _shown_key: object = None  # what the panel shows

    def move_to(self, ply: int) -> None:
        self.reveals_answer, self.is_at_start, self.is_finished = ply == self.ply + 1, False, False
        self.ply = ply

    def go_to_question(self, ply: int) -> None:
        self.ply, self.reveals_answer, self.chosen_action = ply, False, None
        self.is_at_start = self.is_finished = False

    def invalidate_panel(self) -> None:
        """Make sure that the panel is rebuilt the next time it is filled."""
        self._shown_key = None

    @property
    def mistakes(self) -> list[int]:
        if self.line is not None:
            return []
        every = self.verdicts.mistakes(self.seat)
        return [ply for ply in every if not self.playback.is_hand_unfinished(ply)]

    @property
    def subject(self) -> Subject:
        """The kind of content that the panel has to show, and the ply that it is about."""
        ply = self.ply
        if self.mode:
            return self.mode, -1
        if self.shows_worths and self.has_worths:
            return "worths", ply
        if self.is_at_start:
            return OVERVIEW
        if self.is_finished:
            return SUMMARY
        if self._has_question(ply - 1) and (self.reveals_answer or not self._has_question(ply)):
            return "answer", ply - 1
        return ("question", ply) if self._has_question(ply) else OVERVIEW

    @property
    def has_content(self) -> bool:
        """Whether there is anything to show on the panel: not before the first hand is over."""
        return self.subject != OVERVIEW or self.verdicts.is_reviewed

    def mistake_index(self, offset: int) -> int:
        """Return the index of the mistake `offset` places on, or their number past the end."""
        mistakes, (kind, now) = self.mistakes, self.subject
        if kind == "summary":
            return len(mistakes) - (offset < 0)
        place = mistakes.index(now) + offset if now in mistakes else 0
        return min(max(place, 0), len(mistakes))

    def show_current_on(self, panel: QuestionPanel, board: ReviewBoard) -> bool:
        """Fill a panel with the current subject: a question, an answer, the summary etc.

        Return False if the panel already shows it.
        """
        kind, ply = self.subject
        moments, verdict = self._mistake_list(ply), self.verdicts.verdicts_by_ply.get(ply)
        is_judging = self.verdicts.is_evaluating
        order = board.card_layer.hand_order
        look = panel.layout_key, board.card_pictures, order.sort_order, order.low_first
        shown_key = kind, ply, moments, verdict, is_judging, look, self.worths
        if is_new := shown_key != self._shown_key:
            self._shown_key = shown_key
            panel.fill(partial(self._fill, panel, board, moments))
        if is_judging and kind == "overview" and panel.heading is not None:
            panel.heading.setText(self.status_text)
        return is_new

    def _fill(
        self, panel: QuestionPanel, board: ReviewBoard, moments: panel_contents.MistakeList
    ) -> None:
        kind, ply = self.subject
        if kind == "worths":
            mover = self.people.you_or_name(self.playback.state_at(ply).turn)
            panel_contents.show_card_worths(panel, board, mover, self.worths)
        elif kind == "question":
            panel_contents.show_question(panel, self._decision_at(ply, board), moments)
        elif kind == "answer":
            chosen = (
                self.chosen_action[1]
                if self.chosen_action is not None and self.chosen_action[0] == ply
                else None
            )
            panel_contents.show_answer(panel, self._decision_at(ply, board), moments, chosen)
            self.seen_plies.add(ply)
        elif self.mode:
            panel_contents.show_double_dummy_line(panel, self.mode, self._line_and_actual_gains)
        else:
            rows = [self._mistake_row(each) for each in moments.plies]
            is_own = self.people.is_own_seat(self.seat)
            praised = self.verdicts.choice_to_praise(self.seat) if is_own else None
            place = self.hardest_ply = self._find_hardest_ply(praised)
            hand = self.playback.hand_number(place)
            if kind == "summary":
                panel_contents.show_summary(panel, moments, rows, can_practise=is_own)
            else:
                panel_contents.show_overview(
                    panel,
                    moments,
                    rows,
                    is_evaluating=self.verdicts.is_evaluating,
                    hardest=None if place < 0 else (hand, self._decision_at(place, board)),
                    praised=praised,
                )

    # Timeline

    def timeline(self) -> MatchTimeline:
        verdicts = self.verdicts.verdicts_by_ply
        if self.line is not None:
            verdicts = {ply: each for ply, each in verdicts.items() if ply < self.line.ply}
        return build_timeline(self.playback, verdicts)

    def update_slider(self, slider: TimelineSlider, timeline: MatchTimeline) -> None:
        mine = self.playback.game.seating.side_of(self.playback.own_seat)
        slider.show_timeline(
            timeline,
            {
                ply: panel_contents.mistake_severity(self.verdicts.verdicts_by_ply[ply])
                for ply in self.mistakes
            },
            words.timeline_axis_labels(self.people, by_chance=timeline.is_win_chance),
            [words.score_text(each.scores, mine) for each in timeline.hand_ranges],
        )
        ends = [timeline.values[each.last_ply] for each in timeline.hand_ranges]
        slider.setAccessibleName(words.timeline_text(ends, by_chance=timeline.is_win_chance))

    def standing_text(self, timeline: MatchTimeline) -> str:
        """Return a text with this position's value or, in an answer, the value it led to."""
        if not self.has_content:
            return say("not-finished")
        kind, ply = self.subject
        value = timeline.values[self.ply]
        if kind == "answer":
            value = value_after(self.playback, self.verdicts.verdicts_by_ply[ply])
        return words.current_value_text(value, by_chance=timeline.is_win_chance)

    @property
    def status_text(self) -> str:
        verdicts = self.verdicts
        if verdicts.is_evaluating and verdicts.decision_count:
            return say(
                "evaluation-progress", done=verdicts.evaluated_count, of=verdicts.decision_count
            )
        return words.reviewed_seat_label(self.people, self.seat)

    def answer_cards(self) -> dict[Card, Action]:
        """Return the actions by card if the question can be answered with cards of the hand."""
        kind, ply = self.subject
        if kind != "question" or not self.people.is_own_seat(self.seat):
            return {}
        return panel_contents.answer_cards(self.verdicts.verdicts_by_ply[ply])

    # Double dummy

    @property
    def has_worths(self) -> bool:
        """Whether the worth of cards can be shown: on a turn in a finished hand of two sides."""
        game, state = self.playback.game, self.playback.state_at(self.ply)
        is_play = state.turn != NOBODY and game.phase_name(state) == "play"
        has_two_sides = len(game.seating.sides) == SIDES_WITH_WORTHS and not game.is_rummy
        return is_play and has_two_sides and not self.playback.is_hand_unfinished(self.ply)

    def follow_line(self, line: DoubleDummyLine) -> "ReviewState":
        """Return the state of the match as if the hand had followed a double-dummy line."""
        record = self.playback.record
        entries = (*record.entries[: line.ply], *line.entries)
        playback = Playback(replace(record, entries=entries), self.playback.own_seat)
        return ReviewState(
            playback, self.people, self.verdicts, self.seat, ply=line.ply, mode=LINE, line=line
        )

    @property
    def _line_and_actual_gains(self) -> tuple[int, int | None]:
        """The lead of the player's side in points: on the double-dummy line, and as played."""
        if self.line is None:
            return 0, 0
        mine = self.playback.game.seating.side_of(self.playback.own_seat)
        actual = self.line.actual_gains
        return margin(self.line.gains, mine), margin(actual, mine) if actual else None

    # Private

    def _has_question(self, ply: int) -> bool:
        verdict = self.verdicts.verdicts_by_ply.get(ply)
        if verdict is None or verdict.seat != self.seat or verdict.grade == Grade.FORCED:
            return False
        return not self.playback.is_hand_unfinished(ply)

    def _mistake_list(self, current_ply: int) -> panel_contents.MistakeList:
        mistakes, by_ply = tuple(self.mistakes), self.verdicts.verdicts_by_ply
        grave = tuple(panel_contents.mistake_severity(by_ply[ply]) for ply in mistakes)
        return panel_contents.MistakeList(mistakes, grave, frozenset(self.seen_plies), current_ply)

    def _find_hardest_ply(self, praised: Verdict | None) -> int:
        """Return the ply of the praised choice or, without one, of the hardest; -1 if none is."""
        choices = (
            (verdict is praised, self.verdicts.slip_risk(ply), verdict.stakes, ply)
            for ply, verdict in self.verdicts.verdicts_by_ply.items()
            if self._has_question(ply)
        )
        return max(choices, default=(-1,))[-1]

    def _decision_at(self, ply: int, board: ReviewBoard) -> panel_contents.ReviewedDecision:
        verdict = self.verdicts.verdicts_by_ply[ply]
        view = create_view(self.playback.game, self.playback.state_at(ply), verdict.seat)
        return panel_contents.create_decision(board, verdict, view, self.people)

    def _mistake_row(self, ply: int) -> tuple[str, str]:
        verdict = self.verdicts.verdicts_by_ply[ply]
        view = create_view(self.playback.game, self.playback.state_at(ply), verdict.seat)
        done = action_labels.action_label(verdict.chosen, view, self.people)
        what = say("list-entry", hand=self.playback.hand_number(ply), done=done)
        return what, verdict_words.cost_text(verdict)
