"""A round of practice: its exercises, the answers, and what may be given as a hint."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import get_args

from ...engine.actions import Action
from ...facts import Advised, Certain, Fact
from ...kept.exercise import Exercise, Posed, Reply
from ...kept.verdict import Rank, Verdict
from ...teacher.classes import classes_of
from ..wording.people import People
from ..wording.verdicts import is_as_good
from .contents import Moments, grave
from .playback import Moment, Playback

CERTAIN = get_args(Certain)


@dataclass(slots=True)
class Question:
    """An exercise as it is asked now: its new deal, and the answer."""

    exercise: Exercise
    posed: Posed
    has_hint: bool = False
    reply: Reply | None = None
    chosen: Action | None = None
    days: int = 0
    people: People = field(init=False)
    moment: Moment = field(init=False)  # of the position asked about

    def __post_init__(self) -> None:
        header, me = self.posed.record.header, self.verdict.seat
        self.people = People(header.seats, me, header.game.seating)
        playback = Playback(self.posed.record, me)
        self.moment = playback.moment(playback.last, is_open=False)

    @property
    def verdict(self) -> Verdict:
        return self.posed.verdict

    @property
    def hints(self) -> tuple[Fact, ...]:
        """What may be given as a hint: a principle, or else a proven fact."""
        advised = [each for each in self.verdict.reasons if isinstance(each, Advised)]
        certain = [each for each in self.verdict.reasons if isinstance(each, CERTAIN)]
        return tuple((advised or certain)[:1])

    def is_right(self, action: Action) -> bool:
        """Return whether no other action is known to be better."""
        worth = next((each for each in self.verdict.worths if each.action == action), None)
        return worth is not None and is_as_good(worth, self.verdict)

    @property
    def answered(self) -> Verdict:
        """The verdict on the answer; without one, on the action taken in the match."""
        if self.chosen is None:
            return self.verdict
        now = replace(self.verdict, done=self.chosen, rank=Rank.FINE)
        rank = classes_of(self.exercise.game).rank(now.cost)
        return now if self.is_right(self.chosen) else replace(now, rank=rank)


@dataclass(slots=True)
class Round:
    """A list of exercises, asked one after another."""

    exercises: Sequence[Exercise]
    place: int = 0
    rights: list[bool] = field(default_factory=list)

    @property
    def now(self) -> Exercise | None:
        """The current exercise, or None at the end of the round."""
        return self.exercises[self.place] if self.place < len(self.exercises) else None

    def drop(self) -> None:
        """Remove an exercise that can no longer be asked."""
        self.exercises = [each for each in self.exercises if each is not self.now]

    def note(self, *, is_right: bool) -> None:
        self.rights.append(is_right)

    @property
    def moments(self) -> Moments:
        """The exercises as the question panel lists them."""
        plies = tuple(range(len(self.exercises)))
        graves = tuple(grave(each.verdict) for each in self.exercises)
        return Moments(plies, graves, frozenset(range(self.place)), self.place)
