"""Rebuild the state of the table from announcements and screen reader answers alone."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import product
from threading import Event as Flag

from marjapussi_gui.app.ai_services import create_decider
from marjapussi_gui.engine.actions import Action, Draw
from marjapussi_gui.engine.cards import RANK_LETTERS, Card, parse_card
from marjapussi_gui.engine.events import STOCK_ZONE, Event, Zone
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.state import NOBODY, GameState, MatchStart, Seat
from marjapussi_gui.engine.view import View, create_view
from marjapussi_gui.ui.board.announcement_policy import AnnouncementPolicy
from marjapussi_gui.ui.text import screen_reader_text
from marjapussi_gui.ui.text.action_labels import prompt_sentence
from marjapussi_gui.ui.text.card_names import card_name
from marjapussi_gui.ui.text.table_players import TablePlayers
from tests.ui.text.random_rules import NAMES

ME = Seat(0)
SUITS = ("spades", "hearts", "diamonds", "clubs")
CARDS = {
    card_name(each): each
    for each in (parse_card(f"{r}{s}") for r, s in product(RANK_LETTERS, "SHDC"))
}
CARDS["printed joker"] = parse_card("JK")
CARD = re.compile("|".join(CARDS))
NUMBER = re.compile(r"[\N{MINUS SIGN}+]?\d+")
MOST_HANDS = 40
KEYS = ("hand", "trick", "seats", "turn", "score", "long_score", "table")


@dataclass(frozen=True)
class AnnouncedStep:
    """The last events with their announcements, and the view afterwards."""

    said: tuple[str, ...]
    events: tuple[Event, ...]
    before: GameState
    view: View
    people: TablePlayers


@dataclass(frozen=True)
class TableFacts:
    """The facts of a view that announcements can convey."""

    hand: tuple[Card, ...]
    trick: tuple[tuple[str, Card], ...]
    turn: str
    scores: tuple[int, ...]
    trumps: str
    won: tuple[int, ...]
    held: tuple[tuple[str, int], ...]  # by the others
    stock: int


def announced_match(
    game: Game, seed: int, amount: str = "all", hands: int = MOST_HANDS
) -> Iterator[AnnouncedStep]:
    people = TablePlayers(NAMES[: game.seating.players], ME, game.seating)
    deciders = [create_decider("easy", seed + seat) for seat in game.seating.seats]
    announcing, state = (
        AnnouncementPolicy(),
        game.initial_state(MatchStart(game.first_dealer(seed))),
    )
    announcing.level = amount
    while not state.match.is_over and state.match.hands_played < hands:
        before, said = state, []
        if state.turn == ME and not _draws_by_itself(game.legal_actions(state)):
            due = create_view(game, state, ME)
            said.append(announcing.turn_sentence(prompt_sentence(due, people), due))
        if state.turn == NOBODY:
            action = game.chance_action(state, seed)
        else:
            action = deciders[state.turn](create_view(game, state, state.turn), Flag())
        state, happened = game.apply_action(state, action)
        events, view = (
            tuple(each.as_seen_by(ME) for each in happened),
            create_view(game, before, ME),
        )
        said += [
            announcing.event_sentence(event, after, view, people)
            for event, after in zip(events, (*events[1:], None), strict=False)
        ]
        heard = tuple(sentence for sentence in said if sentence)
        yield AnnouncedStep(heard, events, before, create_view(game, state, ME), people)


def _draws_by_itself(legal: Sequence[Action]) -> bool:
    return len(legal) == 1 and legal[0] == Draw("stock")


def visible_facts(view: View, people: TablePlayers) -> TableFacts:
    zones, others = dict(view.zones), view.game.seating.seats_from(ME)[1:]
    trick = zip(view.trick.seats, view.trick.cards, strict=False)
    stock = len(zones.get(STOCK_ZONE, ()))
    return TableFacts(
        hand=tuple(sorted(view.hand)),
        trick=tuple((people.you_or_name(seat), played) for seat, played in trick),
        turn="" if view.turn == NOBODY else people.you_or_name(view.turn),
        scores=view.match.scores,
        trumps=SUITS[view.marriages.trump] if view.marriages.trump >= 0 else "",
        won=() if view.game.is_rummy or view.phase in ("deal", "over") else view.tricks_won,
        held=tuple(
            (people.name(seat), number)
            for seat in sorted(others)
            if (number := len(zones.get(Zone("hand", seat), ())))
        ),
        stock=stock,
    )


def answered_facts(view: View, people: TablePlayers) -> TableFacts:
    order = dict(view.zones).get(Zone("hand", ME), ())
    said = {key: screen_reader_text.spoken_answer(key, view, people, order) for key in KEYS}
    return parse_answers(said, people, view.game)


def parse_answers(said: dict[str, str], people: TablePlayers, game: Game) -> TableFacts:
    """Return the facts in the answers of keys, parsed from their words alone."""
    assert said["long_score"].startswith(said["score"])
    trick = _trick(said["trick"], people)
    assert dict(trick) == _cards_by_name(said["seats"], people)
    return TableFacts(
        hand=tuple(sorted(_cards(said["hand"]) + _own_laid_cards(said["table"]))),
        trick=trick,
        turn=_turn(said["turn"], people),
        scores=_scores(said["score"], people, game),
        trumps=_trumps(said["score"]),
        won=_tricks_won(said["long_score"]),
        held=_card_counts(said["table"], people),
        stock=_stock(said["table"]),
    )


# Words


def _cards(text: str) -> list[Card]:
    return [CARDS[name] for name in CARD.findall(text)]


def _number(text: str) -> int:
    found = NUMBER.search(text)
    assert found is not None, text
    return int(found[0].replace("\N{MINUS SIGN}", "-"))


def _own_laid_cards(text: str) -> list[Card]:
    return [
        each
        for part in text.split(". ")
        if part.startswith("In front of you")
        for each in _cards(part)
    ]


def _sentence(text: str, beginning: str) -> str:
    """Return the sentence of an answer that begins so, or nothing."""
    return next((each for each in text.split(". ") if each.startswith(beginning)), "")


def _trick(text: str, people: TablePlayers) -> tuple[tuple[str, Card], ...]:
    if not text.startswith("In the trick: "):
        return ()
    names = [people.you_or_name(seat) for seat in people.seating.seats]
    pattern = re.compile(rf"({CARD.pattern}) \(({'|'.join(names)})\)")
    return tuple((name, CARDS[played]) for played, name in pattern.findall(text))


def _cards_by_name(text: str, people: TablePlayers) -> dict[str, Card]:
    """Return the cards by player in an answer that goes round the table."""
    parts = text.removeprefix("Around the table: ").split("; ")
    names = [people.you_or_name(seat) for seat in people.seating.seats]
    return {
        next(name for name in names if part.startswith(name)): played[0]
        for part in parts
        if (played := _cards(part))
    }


def _turn(text: str, people: TablePlayers) -> str:
    if text.startswith("It’s your turn. "):
        return people.you_or_name(ME)
    names = [people.name(seat) for seat in people.seating.seats if seat != ME]
    return next((name for name in names if name in text), "")


def _scores(text: str, people: TablePlayers, game: Game) -> tuple[int, ...]:
    standing = _sentence(text, "Score: ").removeprefix("Score: ")
    points = dict(re.findall(r"(\w+) ([\N{MINUS SIGN}]?\d+)", standing))
    return tuple(_number(points[people.short_side_name(side)]) for side in game.seating.sides)


def _trumps(text: str) -> str:
    found = re.search(r"(\w+) are trumps", text)
    return found[1].lower() if found else ""


def _tricks_won(text: str) -> tuple[int, ...]:
    hand = _sentence(text, "This hand: ")
    return tuple(int(number) for number in re.findall(r"(\d+) tricks?", hand))


def _card_counts(text: str, people: TablePlayers) -> tuple[tuple[str, int], ...]:
    found = dict(re.findall(r"(\w+) holds (\d+) card", text))
    names = [people.name(seat) for seat in people.seating.seats if seat != ME]
    return tuple((name, int(found[name])) for name in names if name in found)


def _stock(text: str) -> int:
    """Return how many cards lie in the stock, the kitty and the hand that nobody plays."""
    piles = [_sentence(text, name) for name in ("Stock, ", "The kitty", "Dead hand, ")]
    return sum(len(_cards(each)) or _number(each) for each in piles if each)


# What happens, by announcements alone


@dataclass
class ListenerMemory:
    """The facts that a listener remembers after asking for the hand once."""

    people: TablePlayers
    hand: list[Card] = field(default_factory=list)
    trick: list[tuple[str, Card]] = field(default_factory=list)
    trumps: str = ""
    won: list[int] = field(default_factory=list)
    scores: tuple[int, ...] = ()

    def hear(self, sentence: str) -> None:
        who = next((name for name in self._names if sentence.startswith(name)), "")
        cards = _cards(sentence)
        if re.match(r"\w+ (deals? the cards|(.* )?(has|have) .* asks? for a new deal)\.", sentence):
            self._put_down()
        elif re.search(r" plays? the ", sentence) and len(cards) == 1:
            self.trick.append((who, cards[0]))
            self._lose(who, cards)
            if sentence.endswith(" the trick."):
                self._clear(sentence.rpartition("; ")[2])
        elif sentence.endswith((" takes the trick.", " take the trick.")):
            self._clear(sentence)
        elif found := re.search(r" (?:declares?|brings? back) (\w+) as trumps", sentence):
            self.trumps = found[1]
        elif sentence.startswith("Scoring the hand: "):
            self._count(sentence)
        else:
            self._exchange(who, cards, sentence)

    @property
    def _names(self) -> list[str]:
        return [self.people.you_or_name(seat) for seat in self.people.seating.seats]

    def _clear(self, end: str) -> None:
        """Let somebody take the trick."""
        winner = next(n for n in self._names if end.casefold().startswith(n.casefold()))
        self.trick = []
        self.won[self.people.seating.side_of(Seat(self._names.index(winner)))] += 1

    def _lose(self, who: str, cards: list[Card]) -> None:
        if who == self.people.you_or_name(ME):
            for each in cards:
                self.hand.remove(each)

    def _count(self, sentence: str) -> None:
        rows = sentence.removeprefix("Scoring the hand: ").split("; ")
        self.scores = tuple(_number(row.split(", now ")[1]) for row in rows)
        self._put_down()

    def _put_down(self) -> None:
        """Forget the hand's facts once it is over."""
        self.hand, self.trick, self.trumps = [], [], ""
        self.won = [0] * len(self.people.seating.sides)

    def _exchange(self, who: str, cards: list[Card], sentence: str) -> None:
        """Take or lose cards that are named."""
        is_mine = who == self.people.you_or_name(ME)
        if re.search(r" gives you |You take|You draw the |You turn up ", sentence):
            self.hand += cards
        elif is_mine and re.search("^You (give|discard|lay on) ", sentence):
            self._lose(who, cards)


def remembered_facts(memory: ListenerMemory, view: View, people: TablePlayers) -> TableFacts:
    """Return the remembered facts, completed by facts that are not announced."""
    told = visible_facts(view, people)
    return replace(
        told,
        hand=tuple(sorted(memory.hand)),
        trick=tuple(memory.trick),
        trumps=memory.trumps,
        won=tuple(memory.won) if told.won else (),
        scores=memory.scores or told.scores,
    )
