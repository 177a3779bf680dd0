"""Computer players, one class for each way of deciding."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

from ..engine.actions import (
    Action,
    Answer,
    AskHalf,
    AskWhole,
    Bid,
    Declare,
    Discard,
    Draw,
    Finish,
    Give,
    Lay,
    Pass,
    Play,
    Raise,
    Redeal,
    Say,
    Show,
    ShowTunnelas,
    Sooli,
    Stand,
)
from ..engine.game import Game
from ..engine.handfuls import Handfuls
from ..engine.phases.rummy_rights import Rights
from ..engine.rummy.proposals import spelled_out
from ..engine.view import View
from .base import Bot, Choice, Think
from .chances import plain
from .companion import Efforts, Worth
from .counts import companion
from .kernel import is_compiled
from .kernel.guess import UNIT
from .likely import by_liking, forgotten
from .proven import proven
from .reach import view_within_reach
from .standings import IsOver, Stopped
from .tricks import Decision, HandWorth, SearchEffort, by_search, by_thumb

Chances = Callable[[Game, IsOver], Worth]

UPWARDS = (Bid, Raise)
BARE = (Lay, Finish, ShowTunnelas)  # listed among legal actions without their sets
# The order of action types for random choices, fixed so that a seed always plays the same match
KINDS = (
    *(Answer, AskHalf, AskWhole, Bid, Declare, Discard, Draw, Finish, Give, Lay),
    *(Pass, Play, Raise, Redeal, Say, Show, ShowTunnelas, Sooli, Stand),
)


class RandomPlayer:
    """A player that picks a random action type, then a random action of that type.

    It always bids the minimum: random bids would nearly always fail, and no match with an auction
    would ever end.
    """

    def consider(self, view: View, think: Think) -> Choice:
        legal = view.legal
        if len(legal) > 1:
            legal = _of_one_kind(legal, think.rng)
        kind = type(legal[0])
        action = legal[0] if kind in UPWARDS else legal[int(think.rng.random() * len(legal))]
        if kind in BARE:
            rights = Rights(view.game.rules, view.game.seating)
            action = spelled_out(action, view.rummy, view.seat, rights)
        return Choice(action)


def _of_one_kind(legal: Sequence[Action], rng: Random) -> Sequence[Action]:
    """Return the legal actions of one randomly chosen action type."""
    if type(legal) is Handfuls:
        return legal
    kinds = set(map(type, legal))
    if len(kinds) == 1:
        return legal
    kind = rng.choice(sorted(kinds, key=KINDS.index))
    return [each for each in legal if type(each) is kind]


@dataclass(slots=True)
class HabitPlayer:
    """A player that follows heuristics."""

    cautions: tuple[int, ...] = (45,)  # points by which a bid stays below the expected total
    hand: HandWorth = field(default_factory=lambda: HandWorth(plain))
    raises: bool = False  # whether the final bid goes up when the hand is worth more

    def consider(self, view: View, think: Think) -> Choice:
        if len(view.legal) == 1:
            return Choice(view.legal[0])
        if view.phase == "play":
            return Choice(self.played(self.hand.scene(view), think.rng))
        model, caution = companion(view.game), think.rng.choice(self.cautions)
        return Choice(model.by_habit(proven(view), caution, raises=self.raises))

    def played(self, scene: Decision, _rng: Random) -> Action:
        """Return the card to play, or the marriage declaration to make."""
        return by_thumb(scene)


@dataclass(slots=True)
class LearnedPlayer(HabitPlayer):
    """A player that plays the cards an expert is likely to play, and follows heuristics otherwise.

    Its weaknesses are those of people: noise makes unlikely plays more frequent, forgotten cards
    count as still out, some declarations are missed, and a beginner who cannot value a hand bids
    now too high and now too low, and never raises the final bid.
    """

    spread: float = UNIT  # with WEIGHT_UNIT, each card is played with its own probability
    overlooks: float = 0.0  # share of declarations that are missed
    forgets: bool = False
    raises: bool = True

    def played(self, scene: Decision, rng: Random) -> Action:
        seen = forgotten(scene) if self.forgets else scene
        return by_liking(seen, self.spread, self.overlooks, rng)


@dataclass(slots=True)
class SearchPlayer:
    """A player that searches for the best action over sampled deals of the hidden cards."""

    strength: SearchEffort
    efforts: Efforts
    chances: Chances = plain
    hand: HandWorth = field(init=False)

    def __post_init__(self) -> None:
        self.hand = HandWorth(self.chances)

    def consider(self, view: View, think: Think) -> Choice:
        if len(view.legal) == 1:
            return Choice(view.legal[0])
        try:
            return self._search(view, think)
        except Stopped:
            return Choice(view.legal[0])

    def _search(self, view: View, think: Think) -> Choice:
        is_unwanted = think.stop.is_set
        if view.phase == "play":
            scene = self.hand.scene(view, is_unwanted)
            think.begin()  # tables are made once per game or hand, outside the thinking time
            return by_search(scene, self.strength, think)
        worth = self.hand.worth_in(view.game, is_unwanted)
        think.begin()
        efforts = self.efforts if is_compiled() else self.efforts.uncompiled
        return companion(view.game).trial(proven(view), efforts, worth, think).choose()


@dataclass(slots=True)
class Versatile:
    """A player of all games: one bot for trick games, another one for rummy."""

    tricks: Bot
    rummy: Bot

    def consider(self, view: View, think: Think) -> Choice:
        view = view_within_reach(view)
        think.begin()
        return (self.rummy if view.game.lays_sets else self.tricks).consider(view, think)
