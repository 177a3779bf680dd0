"""A round of practice: a list of exercises, and the question that is asked for each."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import get_args

from ....analysis.evaluation.grade_thresholds import grade_thresholds
from ....engine.actions import Action
from ....model.exercise import DealtExercise, Exercise, ExerciseReply
from ....model.facts import Fact, PrincipleApplies, ProvenFact
from ....model.verdict import Grade, Verdict
from ...text.table_players import TablePlayers
from ...text.verdict_text import is_as_good_as_best
from .panel_contents import MistakeList, mistake_severity
from .playback import Playback, PlaybackMoment

CERTAIN_FACTS = get_args(ProvenFact)


@dataclass(slots=True)
class PracticeQuestion:
    """An exercise with newly dealt cards, and the player's answer to it."""

    exercise: Exercise
    posed: DealtExercise
    was_hint_shown: bool = False
    reply: ExerciseReply | None = None
    chosen_action: Action | None = None
    days_until_next: int = 0
    people: TablePlayers = field(init=False)
    moment: PlaybackMoment = field(init=False)  # the position that the question is about

    def __post_init__(self) -> None:
        header, me = self.posed.record.header, self.verdict.seat
        self.people = TablePlayers(header.player_names, me, header.game.seating)
        playback = Playback(self.posed.record, me)
        self.moment = playback.moment_at(playback.last_ply, is_open=False)

    @property
    def verdict(self) -> Verdict:
        return self.posed.verdict

    @property
    def hint_facts(self) -> tuple[Fact, ...]:
        """The facts that may be told as a hint: principles or, if none, a proven fact."""
        advised = [each for each in self.verdict.reasons if isinstance(each, PrincipleApplies)]
        certain = [each for each in self.verdict.reasons if isinstance(each, CERTAIN_FACTS)]
        return tuple((advised or certain)[:1])

    def is_correct(self, action: Action) -> bool:
        """Return whether no other action is known to be better than this one."""
        worth = next((each for each in self.verdict.action_values if each.action == action), None)
        return worth is not None and is_as_good_as_best(worth, self.verdict)

    @property
    def answer_verdict(self) -> Verdict:
        """The verdict on the answer or, if there is none, on the action taken."""
        if self.chosen_action is None:
            return self.verdict
        now = replace(self.verdict, chosen=self.chosen_action, grade=Grade.FINE)
        rank = grade_thresholds(self.exercise.game).grade_for(now.cost)
        return now if self.is_correct(self.chosen_action) else replace(now, grade=rank)


@dataclass(slots=True)
class PracticeRound:
    """A list of exercises to be asked one after another."""

    exercises: Sequence[Exercise]
    index: int = 0
    results: list[bool] = field(default_factory=list)

    @property
    def current_exercise(self) -> Exercise | None:
        """The current exercise, or None at the end of the round."""
        return self.exercises[self.index] if self.index < len(self.exercises) else None

    def drop_current(self) -> None:
        """Remove an exercise that can no longer be asked."""
        self.exercises = [each for each in self.exercises if each is not self.current_exercise]

    def record_answer(self, *, is_correct: bool) -> None:
        self.results.append(is_correct)

    @property
    def mistake_list(self) -> MistakeList:
        plies = tuple(range(len(self.exercises)))
        graves = tuple(mistake_severity(each.verdict) for each in self.exercises)
        return MistakeList(plies, graves, frozenset(range(self.index)), self.index)
