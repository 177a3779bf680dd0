"""The state of a review: which decisions are asked about, which were seen, and the answers."""

from dataclasses import dataclass, field, replace

from ...engine.actions import Action
from ...engine.cards import Card
from ...engine.seating import margin
from ...engine.state import Seat
from ...kept.open_line import OpenLine
from ...kept.verdict import Rank
from ..art.deck import Deck
from ..wording import actions
from ..wording import review as words
from ..wording import verdicts as verdict_words
from ..wording.people import People
from . import contents
from .band import Band
from .course import Course, course_of, value_after
from .playback import Playback
from .question import QuestionPanel
from .verdicts import Verdicts

Subject = tuple[str, int]  # kind of content, and its position; -1 for none
OVERVIEW = "overview", -1
SUMMARY = "summary", -1
WAITING, NONE, LINE = "waiting", "none", "line"  # modes


@dataclass(slots=True)
class Inquiry:
    """A match, the seat whose decisions are reviewed, and the current position."""

    playback: Playback
    people: People
    verdicts: Verdicts
    seat: Seat
    seen: set[int] = field(default_factory=set)  # whose answers were shown
    chosen: tuple[int, Action] | None = None  # the position, and the player's answer
    ply: int = 0
    is_fresh: bool = True  # show the overview, not a question
    is_over: bool = False  # all mistakes were reviewed; show the summary
    reveals: bool = False  # a single step from a question reveals its answer
    mode: str = ""  # state of the double-dummy line, or empty
    line: OpenLine | None = None  # shown in the mode LINE
    _told: object = None  # for which the panel was built

    def move(self, ply: int) -> None:
        """Go to another position."""
        self.reveals, self.is_fresh, self.is_over = ply == self.ply + 1, False, False
        self.ply = ply

    def go(self, ply: int) -> None:
        """Go to a question, with its answer covered."""
        self.ply, self.reveals, self.chosen = ply, False, None
        self.is_fresh = self.is_over = False

    def forget_panel(self) -> None:
        """Build the panel again when it is shown next."""
        self._told = None

    @property
    def mistakes(self) -> list[int]:
        """The positions of the mistakes outside an unfinished hand, the costliest first."""
        if self.line is not None:
            return []
        every = self.verdicts.mistakes(self.seat)
        return [ply for ply in every if not self.playback.is_still_played(ply)]

    @property
    def subject(self) -> Subject:
        """The subject of the panel."""
        ply = self.ply
        if self.mode:
            return self.mode, -1
        if self.is_fresh:
            return OVERVIEW
        if self.is_over:
            return SUMMARY
        if self._is_asked(ply - 1) and (self.reveals or not self._is_asked(ply)):
            return "answer", ply - 1
        return ("question", ply) if self._is_asked(ply) else OVERVIEW

    def moment_from_here(self, by: int) -> int:
        """Return the index of the next or previous mistake; after the last one, their number."""
        mistakes, (kind, now) = self.mistakes, self.subject
        if kind == "summary":
            return len(mistakes) - (by < 0)
        place = mistakes.index(now) + by if now in mistakes else 0
        return min(max(place, 0), len(mistakes))

    def show(self, panel: QuestionPanel, deck: Deck, felt: str) -> bool:
        """Show a question, an answer, the overview or a line; return whether anything changed."""
        kind, ply = self.subject
        moments, verdict = self._moments(ply), self.verdicts.by_ply.get(ply)
        is_judging = self.verdicts.is_judging
        shown_key = kind, ply, moments, verdict, is_judging, panel.look, deck
        if shown_key == self._told:
            return False
        self._told = shown_key
        if kind == "question":
            contents.show_question(panel, self._asked(ply, deck, felt), moments)
        elif kind == "answer":
            chosen = self.chosen[1] if self.chosen is not None and self.chosen[0] == ply else None
            contents.show_answer(panel, self._asked(ply, deck, felt), moments, chosen)
            self.seen.add(ply)
        elif self.mode:
            contents.show_line(panel, self.mode, self._gains)
        else:
            rows = [self._row(each) for each in moments.plies]
            has_any = bool(self.verdicts.decisions)
            if kind == "summary":
                contents.show_summary(panel, moments, rows)
            else:
                contents.show_overview(
                    panel, moments, rows, is_judging=is_judging, has_decisions=has_any
                )
        return True

    # Timeline

    def course(self) -> Course:
        verdicts = self.verdicts.by_ply
        if self.line is not None:
            verdicts = {ply: each for ply, each in verdicts.items() if ply < self.line.ply}
        return course_of(self.playback, verdicts)

    def tell(self, band: Band, course: Course) -> None:
        """Show the timeline and the positions of the mistakes on the slider."""
        mine = self.playback.game.seating.side(self.playback.me)
        band.tell(
            course,
            {ply: contents.grave(self.verdicts.by_ply[ply]) for ply in self.mistakes},
            words.labels(self.people, is_chance=course.is_chance),
            [words.score(each.scores, mine) for each in course.stretches],
        )
        ends = [course.values[each.end] for each in course.stretches]
        band.setAccessibleName(words.course(ends, is_chance=course.is_chance))

    def standing(self, course: Course) -> str:
        """Return the value of this position; after a decision, the value that it left."""
        kind, ply = self.subject
        value = course.values[self.ply]
        if kind == "answer":
            value = value_after(self.playback, self.verdicts.by_ply[ply])
        return words.standing(value, is_chance=course.is_chance)

    @property
    def whose(self) -> str:
        """The progress of the evaluation, or whose decisions are evaluated."""
        verdicts = self.verdicts
        if verdicts.is_judging and verdicts.decisions:
            return words.judged(verdicts.judged, verdicts.decisions)
        return words.is_judged(self.people, self.seat)

    def plays(self) -> dict[Card, Action]:
        """Return the cards of the player's own hand that answer the current question."""
        kind, ply = self.subject
        if kind != "question" or not self.people.is_me(self.seat):
            return {}
        return contents.plays(self.verdicts.by_ply[ply])

    # Double-dummy line

    def along(self, line: OpenLine) -> "Inquiry":
        """Return the state of the same match as it would have gone along a line."""
        record = self.playback.record
        entries = (*record.entries[: line.ply], *line.entries)
        playback = Playback(replace(record, entries=entries), self.playback.me)
        return Inquiry(
            playback, self.people, self.verdicts, self.seat, ply=line.ply, mode=LINE, line=line
        )

    @property
    def _gains(self) -> tuple[int, int]:
        """The margin of the player's side along the line, and as the hand was played."""
        if self.line is None:
            return 0, 0
        mine = self.playback.game.seating.side(self.playback.me)
        return margin(self.line.gained, mine), margin(self.line.was_gained, mine)

    # Private

    def _is_asked(self, ply: int) -> bool:
        verdict = self.verdicts.by_ply.get(ply)
        if verdict is None or verdict.seat != self.seat or verdict.rank == Rank.FORCED:
            return False
        return not self.playback.is_still_played(ply)

    def _moments(self, now: int) -> contents.Moments:
        mistakes, by_ply = tuple(self.mistakes), self.verdicts.by_ply
        grave = tuple(contents.grave(by_ply[ply]) for ply in mistakes)
        return contents.Moments(mistakes, grave, frozenset(self.seen), now)

    def _asked(self, ply: int, deck: Deck, felt: str) -> contents.Asked:
        verdict = self.verdicts.by_ply[ply]
        view = self.playback.game.look(self.playback.state(ply), verdict.seat)
        return contents.Asked(verdict, view, self.people, deck, felt)

    def _row(self, ply: int) -> tuple[str, str]:
        """Return where a mistake is, what was done there, and its cost."""
        verdict = self.verdicts.by_ply[ply]
        view = self.playback.game.look(self.playback.state(ply), verdict.seat)
        done = actions.button(verdict.done, view, self.people)
        what = verdict_words.listed(self.playback.hand_number(ply), done)
        return what, verdict_words.cost(verdict)
