"""A match that a test deals and plays from text."""

from collections.abc import Mapping

from marjapussi_gui.engine.actions import Action, Deal, RandomDraw
from marjapussi_gui.engine.cards import CARD_NAMES, parse_cards
from marjapussi_gui.engine.events import Event, HandScored
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.notation import action_text, parse_action
from marjapussi_gui.engine.position_json import position_json
from marjapussi_gui.engine.state import MatchStart, Seat
from marjapussi_gui.engine.view import View, create_view

Cards = tuple[str, ...]


class ScriptedMatch:
    """Play one match step by step."""

    def __init__(
        self,
        key: str,
        rules: Mapping[str, object] | None = None,
        *,
        players: int = 0,
        dealer: int = 0,
        scores: tuple[int, ...] = (),
        bag: tuple[bool, ...] = (),
        carry: int = 0,
    ) -> None:
        self.game = find_variant(key).create_game(rules, players=players)
        self.state = self.game.initial_state(MatchStart(Seat(dealer), scores, bag, carry))
        self.events: list[Event] = []

    def deal(
        self, *hands: str, stock: str = "", down: Cards = (), up: Cards = ()
    ) -> "ScriptedMatch":
        """Deal the given hands, starting with seat 0."""
        held, under, over = (tuple(map(parse_cards, part)) for part in (hands, down, up))
        return self._play(Deal(held, parse_cards(stock), under, over))

    def deal_from_seed(self, seed: int) -> "ScriptedMatch":
        return self._play(self.game.chance_action(self.state, seed))

    def chance(self, cards: str) -> "ScriptedMatch":
        return self._play(RandomDraw(parse_cards(cards)))

    def do(self, *texts: str) -> "ScriptedMatch":
        for text in texts:
            self._play(parse_action(text))
        return self

    def tricks(self, *texts: str) -> "ScriptedMatch":
        for text in texts:
            self.do(*(f"play {name}" for name in text.split()))
        return self

    def refusal(self, text: str) -> str:
        """Return why an action is not legal; empty if it is."""
        return self.game.refusal_reason(self.state, parse_action(text))

    def view(self, seat: int) -> View:
        return create_view(self.game, self.state, Seat(seat))

    @property
    def legal(self) -> list[str]:
        return sorted(map(action_text, self.game.legal_actions(self.state)))

    @property
    def phase(self) -> str:
        return self.game.phase_name(self.state)

    @property
    def plays(self) -> str:
        """The cards that may be played, in the order of legal_actions."""
        return " ".join(text.removeprefix("play ") for text in self.legal if "play" in text)

    @property
    def hands(self) -> list[HandScored]:
        return [event for event in self.events if isinstance(event, HandScored)]

    @property
    def last_hand(self) -> HandScored:
        return self.hands[-1]

    @property
    def scores(self) -> tuple[int, ...]:
        return self.state.match.scores

    @property
    def position(self) -> dict[str, object]:
        return position_json(self.game, self.state, self.hands)

    def _play(self, action: Action) -> "ScriptedMatch":
        self.state, events = self.game.apply_action(self.state, action)
        self.events.extend(events)
        return self


def idle(table: ScriptedMatch, turns: int) -> ScriptedMatch:
    """Play so many turns in which everybody draws from the stock and discards the same card."""
    for _ in range(turns):
        drawn = CARD_NAMES[table.state.rummy.stock[0]]
        table.do("draw stock", f"discard {drawn}")
    return table
