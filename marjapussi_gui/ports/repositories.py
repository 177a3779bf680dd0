"""What the window stores besides matches: people, sheets, presets, verdicts and exercises."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Protocol, Self

from ..engine.frozen import frozen
from ..engine.options import OptionValue

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..learning.lessons import Lesson
    from ..model.decisions import DecisionPoint
    from ..model.exercise import DealtExercise, Exercise, ExerciseReply, ProgressByKind
    from ..model.match_totals import StatisticsScope
    from ..model.new_game import RememberedTable
    from ..model.playing_habits import PlayingHabits
    from ..model.preferences import Person
    from ..model.score_sheet import ScoreSheet
    from ..model.verdict import Verdict


class PresetRepository(Protocol):
    """Named sets of house rules that the player has saved, separate for each game."""

    def list_names(self, game: str) -> tuple[str, ...]:
        """Return the preset names of a game in alphabetical order."""

    def load(self, game: str, name: str) -> Mapping[str, OptionValue]:
        """Return the rules of a preset. Raise KeyError if there is none."""

    def save(self, game: str, name: str, values: Mapping[str, OptionValue]) -> None:
        """Save rules under a name, replacing any preset of that name."""

    def delete(self, game: str, name: str) -> None:
        """Delete a preset. Raise KeyError if there is none."""


def rules_by_name(presets: PresetRepository, game: str) -> dict[str, Mapping[str, OptionValue]]:
    return {name: presets.load(game, name) for name in presets.list_names(game)}


class VerdictRepository(Protocol):
    """Stores verdicts, so that no decision has to be evaluated twice."""

    def for_match(self, match_id: int, from_ply: int = 0) -> Mapping[int, Verdict]:
        """Return the verdicts of a match by ply, from from_ply on.

        The ply of a decision is the number of actions before it.
        """

    def pending_decisions(
        self, match_id: int, decisions: Sequence[DecisionPoint]
    ) -> list[DecisionPoint]:
        """Return the decisions without a current verdict. Too slow for the GUI thread."""

    def save(self, match_id: int, ply: int, verdict: Verdict) -> None:
        """Save the verdict on the decision after `ply` actions of a match."""


class PlayingHabitsRepository(Protocol):
    """What the player usually does, learned from matches played without help."""

    def load(self) -> PlayingHabits:
        """Return the offset of each trait, or nothing if no matches were counted."""

    def count_matches(self) -> int:
        """Return the number of matches from which the player's habits were learned."""

    def forget(self) -> None:
        """Delete everything that was learned, and learn only from later matches."""


class ExerciseRepository(Protocol):
    """The player's own mistakes, scheduled for practice."""

    def for_person(self, person_id: int) -> Self:
        """Return this repository for one of the people at this screen, or for the player."""

    def next_exercises(self, kind: str = "", game: str = "") -> Sequence[Exercise]:
        """Return the exercises due now or, if a kind is given, all of that kind."""

    def count_due(self) -> int:
        """Return the number of exercises due now, at most one round of practice."""

    def pose_exercise(self, exercise: Exercise, seed: int) -> DealtExercise | None:
        """Return an exercise with newly dealt cards, or None if its match can't be read."""

    def save_reply(self, exercise: Exercise, reply: ExerciseReply) -> int:
        """Save an answer, and return the number of days until the exercise is due."""

    def learning_progress(self, scope: StatisticsScope) -> ProgressByKind:
        """Return the learning progress by kind of decision."""


class ProgressRepository(Protocol):
    """Progress values by key, such as the number of steps reached in a lesson."""

    def load(self) -> Mapping[str, int]:
        """Return the progress values of all keys."""

    def save(self, key: str, value: int) -> None: ...


@frozen
class LessonProgress:
    """A lesson, and how far the player has got in it."""

    lesson: Lesson
    steps_reached: int  # the number of all steps if the lesson is done
    next_step: int  # index of the step at which to resume

    @property
    def is_done(self) -> bool:
        return self.steps_reached >= len(self.lesson.steps)

    @property
    def is_started(self) -> bool:
        return self.steps_reached > 0 and not self.is_done


def lesson_progress(lesson: Lesson, progress: Mapping[str, int]) -> LessonProgress:
    """Return the progress in a lesson, with stored values capped at the lesson's length."""
    most = min(max(progress.get(lesson.key, 0), 0), len(lesson.steps))
    return LessonProgress(lesson, most, most if most < len(lesson.steps) else 0)


class PersonRepository(Protocol):
    """The people who play at this screen, and the tables at which they meet."""

    def people(self) -> Sequence[Person]:
        """Return everybody, in the order of their names."""

    def save(self, person: Person) -> Person:
        """Store a person, and return it with its id. A person with the id NO_PERSON is new."""

    def remove(self, person_id: int) -> None:
        """Delete a person. The matches stay."""

    def tables(self) -> Sequence[RememberedTable]:
        """Return the tables whose people are all known, most recently used first."""

    def save_table(self, table: RememberedTable) -> None:
        """Remember a table as the last one used, replacing any table with the same name."""

    def remove_table(self, name: str) -> None: ...


class SheetRepository(Protocol):
    """Stores score sheets apart from matches, so that no statistics count them."""

    def save(self, sheet: ScoreSheet) -> ScoreSheet:
        """Store a sheet, and return it with its id. A sheet with the id 0 is new."""

    def load(self, sheet_id: int) -> ScoreSheet | None: ...

    def search(self, game: str = "", status: str = "", text: str = "") -> Sequence[ScoreSheet]:
        """Return the sheets that pass the filters, the last changed first."""

    def delete(self, sheet_id: int) -> None: ...
