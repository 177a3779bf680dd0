"""A board whose clock a test advances, and events to show on it."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtWidgets import QGraphicsScene

from marjapussi_gui.engine.bidding_events import BidPassed, SooliAnnounced
from marjapussi_gui.engine.cards import Card, Suit
from marjapussi_gui.engine.events import (
    Event,
    HandNote,
    HandScored,
    MarriageDeclared,
    MatchWon,
    ScoreItem,
)
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.rummy.events import RummyEnded, TipluSeen
from marjapussi_gui.engine.state import NO_SIDE, ContestKind, Seat, Side
from marjapussi_gui.engine.view import View, create_view
from marjapussi_gui.ui.art.card_pictures import CardPictures
from marjapussi_gui.ui.art.deck_style import DeckStyle
from marjapussi_gui.ui.board.animation_speed import AnimationSpeed
from marjapussi_gui.ui.board.animator import Animator
from marjapussi_gui.ui.board.card_layer import CardLayer
from marjapussi_gui.ui.board.decoration_items import BoardStyle
from marjapussi_gui.ui.board.event_player import EventPlayer
from marjapussi_gui.ui.board.graphics_items import PictureItem
from marjapussi_gui.ui.board.sets_layout import create_layout
from marjapussi_gui.ui.board.table_decorations import TableDecorations
from marjapussi_gui.ui.text.table_players import TablePlayers
from tests.random_matches import RandomMatch

FRAME = 16.0
LONGEST = 60_000.0
ME = Seat(0)


class ManualAnimator(Animator):
    """An animator whose time passes only on request."""

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
            if self._pulse_timer.isActive():
                self.on_pulse()


class ManualBoard:
    """A story with its cards and furniture, and what is heard of it."""

    def __init__(
        self, key: str = "marjapussi", pace: AnimationSpeed | None = None, moves: int = 4
    ) -> None:
        self.scene, self.animator = QGraphicsScene(), ManualAnimator()
        self.cards = CardLayer(self.scene, self.animator, CardPictures(DeckStyle(), 1))
        self.furniture = TableDecorations(self.scene)
        self.story = EventPlayer(self.cards, self.furniture, self.animator)
        self.heard: list[tuple[str, float]] = []
        self.story.sound_requested.connect(self._hear)
        view, people = _view_after(key, moves)
        layout = create_layout(view.game, ME)
        self.cards.apply_layout(layout, self.cards.card_pictures)
        self.furniture.apply_layout(layout, BoardStyle())
        self.story.start_match(people)
        self.story.add_events((), view)
        self.view = view
        self.story.speed = pace or AnimationSpeed()

    def show_event(self, event: Event, scores: tuple[int, ...] = ()) -> None:
        """Tell an event, after which the scores are these."""
        match = replace(self.view.match, scores=scores or self.view.match.scores)
        self.story.add_events((event,), replace(self.view, match=match))

    def run_to_end(self) -> float:
        """Let time pass until all events are shown; return the milliseconds."""
        begun = self.animator.time
        while not self.story.is_settled:
            self.animator.go_on(FRAME)
            assert self.animator.time - begun < LONGEST
        return self.animator.time - begun

    def run_until(self, is_reached: Callable[[], bool]) -> None:
        """Let time pass until something happens."""
        begun = self.animator.time
        while not is_reached():
            self.animator.go_on(FRAME)
            assert self.animator.time - begun < LONGEST

    @property
    def guests(self) -> list[PictureItem]:
        """The pictures that are there for a moment only."""
        return list(self.story._effects._items)

    def _hear(self, name: str, pitch: float) -> None:
        self.heard.append((name, pitch))


def _view_after(key: str, moves: int) -> tuple[View, TablePlayers]:
    game = find_variant(key).create_game()
    steps = RandomMatch(game, 3, ME).steps(hands=1)
    state = [next(steps).after for _ in range(moves)][-1]
    names = ("", *("Aino", "Eero", "Helvi")[: game.seating.players - 1])
    return create_view(game, state, ME), TablePlayers(names, ME, game.seating)


def hand_scored(
    *gained: int, notes: tuple[HandNote, ...] = (), items: tuple[ScoreItem, ...] = ()
) -> HandScored:
    """Return a hand that begins with seven berries on either side."""
    none = (0,) * len(gained)
    after = tuple(7 + points for points in gained)
    items = items or tuple(ScoreItem(Side(n), "trump", points) for n, points in enumerate(gained))
    return HandScored(ME, none, none, gained, after, notes, items)


def contract_scored(bid: int, points: int, *, is_made: bool) -> HandScored:
    """Return a hand in which the second side declared."""
    item = ScoreItem(Side(1), "made" if is_made else "failed", bid if is_made else -bid)
    gained = 60, item.points
    notes: tuple[HandNote, ...] = (item.key,)  # type: ignore[assignment] # one of two notes
    return HandScored(ME, (4, 5), (60, points), gained, gained, notes, (item,))


PASSED = BidPassed(Seat(1))  # not a moment, but something that takes time in every game
ROLLED = hand_scored(3, 2)
TIED = hand_scored(5, 0)
SPILT = hand_scored(
    0, 1, items=(ScoreItem(Side(0), "trump", 8), ScoreItem(Side(0), "overshoot", -8))
)
EMPTIED = hand_scored(1, -7, notes=("porvoo",), items=(ScoreItem(Side(1), "porvoo", -7),))
MARRIED = MarriageDeclared(Seat(1), Suit(1), is_trump=True, points=4)
MOMENTS: dict[str, tuple[str, Event]] = {
    "berries roll": ("marjapussi", ROLLED),
    "a bag is tied": ("marjapussi", TIED),
    "a bag spills": ("marjapussi", SPILT),
    "the road to Porvoo": ("marjapussi", EMPTIED),
    "trumps": ("marjapussi", MARRIED),
    "match of bags": ("marjapussi", MatchWon(Side(0))),
    "match of sheets": ("huutopussi", MatchWon(Side(1))),
    "level": ("huutopussi", MatchWon(NO_SIDE)),
    "all tricks": (
        "huutopussi",
        replace(hand_scored(0, 240, notes=("lapiajo",)), tricks=(0, 9)),
    ),
    "alone": ("tuppi", SooliAnnounced(Seat(2))),
    "rising": ("tuppi", HandScored(ME, (0, 0), (0, 0), (4, 0), (4, 0), (ContestKind.RAMI,), ())),
    "a contract made": ("huutopussi", contract_scored(130, 145, is_made=True)),
    "a contract failed": ("huutopussi", contract_scored(200, 95, is_made=False)),
    "a broken rise": (
        "tuppi",
        HandScored(
            ME,
            (5, 8),
            (5, 8),
            (-24, 0),
            (0, 0),
            (ContestKind.RAMI, "reset"),
            (ScoreItem(Side(0), "reset", -24),),
        ),
    ),
    "a finish": ("marriage", RummyEnded(Seat(1), ((), (), ()), Card(7))),
    "a look at the tiplu": ("marriage", TipluSeen(ME, Card(7), (ME,), is_new=True)),
}
