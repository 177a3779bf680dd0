"""A felt of which the clock is turned by hand, and what may happen on it."""

from dataclasses import replace

from PySide6.QtWidgets import QGraphicsScene

from marjapussi_gui.engine.bidding_events import SooliSaid
from marjapussi_gui.engine.cards import Card, Suit
from marjapussi_gui.engine.events import Event, HandScored, Item, MarriageMade, MatchWon, Note
from marjapussi_gui.engine.games import variant
from marjapussi_gui.engine.rummy.events import TipluSeen
from marjapussi_gui.engine.state import NO_SIDE, Contest, Seat, Side
from marjapussi_gui.engine.view import View, look
from marjapussi_gui.ui.art.deck import Deck
from marjapussi_gui.ui.art.design import Design
from marjapussi_gui.ui.board.animator import Animator
from marjapussi_gui.ui.board.felt_cards import Cards
from marjapussi_gui.ui.board.furniture import Furniture
from marjapussi_gui.ui.board.look import Look
from marjapussi_gui.ui.board.pace import Pace
from marjapussi_gui.ui.board.sets_layout import layout_of
from marjapussi_gui.ui.board.story import Story
from marjapussi_gui.ui.wording.people import People
from tests.walks import Walk

FRAME = 16.0
LONGEST = 60_000.0
ME = Seat(0)


class HandWound(Animator):
    """An animator whose time passes when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 0.0

    @property
    def now(self) -> float:
        return self.time

    def go_on(self, lasts: float) -> None:
        end = self.time + lasts
        while self.time < end:
            self.time += FRAME
            self.on_frame()
            if self._slow.isActive():
                self.on_breath()


class Felt:
    """A story with its cards and furniture, and what is heard of it."""

    def __init__(self, key: str = "marjapussi", pace: Pace | None = None, moves: int = 4) -> None:
        self.scene, self.animator = QGraphicsScene(), HandWound()
        self.cards = Cards(self.scene, self.animator, Deck(Design(), 1))
        self.furniture = Furniture(self.scene)
        self.story = Story(self.cards, self.furniture, self.animator)
        self.heard: list[tuple[str, float]] = []
        self.story.heard.connect(self._hear)
        view, people = _played(key, moves)
        layout = layout_of(view.game, ME)
        self.cards.lay_out(layout, self.cards.deck)
        self.furniture.lay_out(layout, Look())
        self.story.begin(people)
        self.story.add((), view)
        self.view = view
        self.story.pace = pace or Pace()

    def tell(self, event: Event, scores: tuple[int, ...] = ()) -> None:
        """Tell an event, after which the scores are these."""
        match = replace(self.view.match, scores=scores or self.view.match.scores)
        self.story.add((event,), replace(self.view, match=match))

    def until_settled(self) -> float:
        """Let time pass until all is told; return how much."""
        begun = self.animator.time
        while not self.story.is_settled:
            self.animator.go_on(FRAME)
            assert self.animator.time - begun < LONGEST
        return self.animator.time - begun

    @property
    def guests(self) -> int:
        """How many pictures there are for a moment only."""
        return len(self.story._stage._shown)

    def _hear(self, name: str, pitch: float) -> None:
        self.heard.append((name, pitch))


def _played(key: str, moves: int) -> tuple[View, People]:
    game = variant(key).game()
    steps = Walk(game, 3, ME).steps(hands=1)
    state = [next(steps).after for _ in range(moves)][-1]
    names = ("", *("Aino", "Eero", "Helvi")[: game.seating.players - 1])
    return look(game, state, ME), People(names, ME, game.seating)


def scored(*gained: int, notes: tuple[Note, ...] = (), items: tuple[Item, ...] = ()) -> HandScored:
    """Return a hand that begins with seven berries on either side."""
    none = (0,) * len(gained)
    after = tuple(7 + points for points in gained)
    items = items or tuple(Item(Side(n), "trump", points) for n, points in enumerate(gained))
    return HandScored(ME, none, none, gained, after, notes, items)


ROLLED = scored(3, 2)
TIED = scored(5, 0)
SPILT = scored(0, 1, items=(Item(Side(0), "trump", 8), Item(Side(0), "overshoot", -8)))
EMPTIED = scored(1, -7, notes=("porvoo",), items=(Item(Side(1), "porvoo", -7),))
MARRIED = MarriageMade(Seat(1), Suit(1), is_trump=True, points=4)
MOMENTS: dict[str, tuple[str, Event]] = {
    "berries roll": ("marjapussi", ROLLED),
    "a bag is tied": ("marjapussi", TIED),
    "a bag spills": ("marjapussi", SPILT),
    "the road to Porvoo": ("marjapussi", EMPTIED),
    "trumps": ("marjapussi", MARRIED),
    "match of bags": ("marjapussi", MatchWon(Side(0))),
    "match of sheets": ("huutopussi", MatchWon(Side(1))),
    "level": ("huutopussi", MatchWon(NO_SIDE)),
    "all tricks": ("huutopussi", scored(0, 240, notes=("lapiajo",))),
    "alone": ("tuppi", SooliSaid(Seat(2))),
    "rising": ("tuppi", HandScored(ME, (0, 0), (0, 0), (4, 0), (4, 0), (Contest.RAMI,), ())),
    "a look at the tiplu": ("marriage", TipluSeen(ME, Card(7), (ME,), chosen=True)),
}
