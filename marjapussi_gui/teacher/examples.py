"""Worked examples for the rules page: tricks, sets and a score, played under its rules."""

from collections.abc import Iterable, Iterator
from functools import cache
from random import Random

from ..bots.base import Think
from ..bots.levels import habits
from ..engine.actions import Action, Play
from ..engine.cards import NO_SUIT, RANK_OF, RANKS, SUIT_OF, Card, Suit, members
from ..engine.events import Event, HandScored, MarriageMade, TrickTaken
from ..engine.frozen import frozen
from ..engine.game import Game
from ..engine.games import variant
from ..engine.options import Value
from ..engine.phases.duties import Duty, Must
from ..engine.phases.tricks import Tricks
from ..engine.rummy.events import CardDiscarded, SetsLaid
from ..engine.state import NOBODY, Contest, Meld, Rummy, Seat, Standing, Start, State, Trick

HANDS, RUMMY_HANDS, FIRST_SEED = 10, 4, 3  # hands to choose examples from
TOLD = (Must.BEAT, Must.TRUMP, Must.OVERTRUMP, Must.SHOW_ACE)
SELDOM = {"overshoot", "porvoo", "reset", "sooli"}
SHORT = 10  # items of a score: more lines make it no better as an example


@frozen
class WorkedTrick:
    """A trick with its trump and contest, and the duties that bound its players."""

    trump: Suit
    contest: Contest
    trick: Trick
    owed: tuple[tuple[Seat, Duty], ...] = ()
    is_free: bool = False  # while there is a stock, there are no duties

    @property
    def led(self) -> Suit:
        return SUIT_OF[self.trick.cards[0]]

    @property
    def is_trumped(self) -> bool:
        """Return whether a trump won a trick to which another suit was led."""
        return SUIT_OF[self.trick.best] == self.trump != self.led


@frozen
class WorkedSets:
    """Sets that a player laid, either his first ones or all with which he finished."""

    seat: Seat
    sets: tuple[Meld, ...]
    is_first: bool
    rummy: Rummy


@frozen
class WorkedCount:
    """A scored hand: the standing before it, and everything that counted."""

    before: Standing
    event: HandScored
    marriages: tuple[MarriageMade, ...]
    tricks: tuple[Trick, ...]
    away: tuple[Card, ...]  # of the declarer
    declarer: Seat
    held: tuple[tuple[Card, ...], ...]  # in rummy, with the cards that the seat has laid
    tiplu: Card


@frozen
class Examples:
    """The examples that the rules page of one game shows."""

    tricks: tuple[WorkedTrick, ...]
    sets: tuple[WorkedSets, ...]
    count: WorkedCount


@frozen
class Step:
    """One action of a hand, the state before it, and its events."""

    before: State
    action: Action
    events: tuple[Event, ...]


Hand = tuple[Step, ...]


def examples(game: Game) -> Examples:
    """Return the examples that show the rules best among a few hands played under them."""
    return _examples(game.key, tuple(game.options.items()), game.seating.players)


@cache
def _examples(key: str, options: tuple[tuple[str, Value], ...], players: int) -> Examples:
    game = variant(key).game(dict(options), players=players)
    hands = tuple(_hands(game))
    counts = [count for hand in hands if (count := _count(hand)) is not None]
    tricks = [trick for hand in hands for trick in _tricks(game, hand)]
    return Examples(_best_two(tricks), tuple(_sets(hands)), max(counts, key=_tells))


# Hands


def _hands(game: Game) -> Iterator[Hand]:
    """Yield hands played by bots, two from each match."""
    hand_count = RUMMY_HANDS if game.lays_sets else HANDS
    for seed in range(FIRST_SEED, FIRST_SEED + (hand_count + 1) // 2):
        yield from _match(game, seed)


def _match(game: Game, seed: int) -> Iterator[Hand]:
    """Yield the first two hands of a match."""
    bot, think = habits(), Think(Random(seed))
    state, steps = game.start(Start(game.first_dealer(seed))), list[Step]()
    while state.match.hands < 2 and not state.match.over:
        if state.turn == NOBODY:
            action = game.chance(state, seed)
        else:
            action = bot.consider(game.look(state, state.turn), think).action
        after, events = game.play(state, action)
        steps.append(Step(state, action, events))
        if after.match.hands > state.match.hands:
            yield tuple(steps)
            steps = []
        state = after


# Tricks


def _tricks(game: Game, hand: Hand) -> Iterator[WorkedTrick]:
    """Yield every trick of a hand with the duties in it."""
    owed: list[tuple[Seat, Duty]] = []
    for step in hand:
        phase = game.phases[step.before.phase]
        if not isinstance(step.action, Play) or not isinstance(phase, Tricks):
            continue
        if not step.before.trick.cards:
            owed = []
        owed += _owed(phase, step.before)
        for event in step.events:
            if isinstance(event, TrickTaken):
                before, is_free = step.before, bool(phase.full_hand and step.before.stock)
                contest, trump = before.showing.game, before.marriages.trump
                yield WorkedTrick(trump, contest, event.trick, tuple(owed), is_free)


def _owed(phase: Tricks, state: State) -> list[tuple[Seat, Duty]]:
    """Return the duty that kept the player from another card, apart from following suit."""
    if not state.trick.cards:
        return []
    duties = (phase.duty(state, card) for card in members(state.hands[state.turn]))
    shown = [duty for duty in duties if duty is not None and duty.must in TOLD]
    return [(state.turn, shown[0])] if shown else []


def _best_two(tricks: list[WorkedTrick]) -> tuple[WorkedTrick, ...]:
    """Return a trick won by its suit, and one in which a player could not follow."""
    if not tricks:
        return ()
    plain = max((each for each in tricks if not each.is_trumped), key=_shows_rank)
    others = (each for each in tricks if each is not plain)
    return plain, max(others, key=_shows_trump)


def _shows_rank(each: WorkedTrick) -> int:
    """Return how well a trick shows the order of ranks and the duty to beat."""
    cards, worth = each.trick.cards, 0
    ranks = {RANK_OF[card] for card in cards}
    beaten = [duty for seat, duty in each.owed if duty.must == Must.BEAT]
    worth += 4 * any(each.trick.winner == seat for seat, _ in each.owed)
    worth += 5 * (RANK_OF[each.trick.best] == "T" and "K" in ranks)
    worth += 2 * (each.trick.winner != each.trick.leader)
    worth += 2 * all(SUIT_OF[card] == each.led for card in cards)
    worth += each.trump == NO_SUIT
    return worth + min(len(beaten), 2)


def _shows_trump(each: WorkedTrick) -> int:
    """Return how well a trick shows what happens if a player cannot follow."""
    away = [card for card in each.trick.cards if SUIT_OF[card] != each.led]
    owed = {duty.must for _, duty in each.owed}
    worth = 6 * each.is_trumped + 2 * (Must.TRUMP in owed) + 2 * (Must.OVERTRUMP in owed)
    worth += 2 * (0 < len(away) < len(each.trick.cards) - 1)
    return worth + (RANKS.index(RANK_OF[each.trick.cards[0]]) < 2)


# Sets


def _sets(hands: Iterable[Hand]) -> Iterator[WorkedSets]:
    """Yield the best first sets that were laid, and the best sets that finished a hand."""
    laid = [(step, event) for step in _all(hands) for event in step.events]
    first = [(s, e) for s, e in laid if isinstance(e, SetsLaid) and not e.beside and _pure(e)]
    last = [(s, e) for s, e in laid if isinstance(e, SetsLaid) and e.beside]
    for found, is_first in ((first, True), (last, False)):
        if found:
            step, event = max(found, key=lambda each: len(set(map(_kind, each[1].sets))))
            yield WorkedSets(event.seat, event.sets, is_first, step.before.rummy)


def _all(hands: Iterable[Hand]) -> Iterator[Step]:
    for hand in hands:
        yield from hand


def _pure(event: SetsLaid) -> bool:
    return all(len(each) > 2 for each in event.sets)


def _kind(cards: Meld) -> int:
    """Return a number for the shape of a set: identical cards, one suit or one rank."""
    return min(len(set(cards)), 2) + 2 * (len({SUIT_OF[card] for card in cards}) > 1)


# The score


def _count(hand: Hand) -> WorkedCount | None:
    """Return how a hand was scored, or None if it was called off."""
    step = hand[-1]
    events = [event for each in hand for event in each.events]
    marriages = tuple(event for event in events if isinstance(event, MarriageMade))
    scored = next(event for event in events if isinstance(event, HandScored))
    if not scored.items:
        return None
    tricks = tuple(event.trick for event in events if isinstance(event, TrickTaken))
    last = step.before
    away, declarer = last.exchange.away, last.auction.holder
    held, tiplu = _held(step), last.rummy.tiplu
    return WorkedCount(last.match, scored, marriages, tricks, away, declarer, held, tiplu)


def _held(last: Step) -> tuple[tuple[Card, ...], ...]:
    """Return the cards that each seat holds or has laid at the end of a rummy hand."""
    rummy = last.before.rummy
    held = [
        [*hand, *(card for meld in laid for card in meld)]
        for hand, laid in zip(rummy.hands, rummy.laid, strict=True)
    ]
    for event in last.events:
        if isinstance(event, CardDiscarded):
            held[event.seat].remove(event.card)
    return tuple(map(tuple, held))


def _tells(count: WorkedCount) -> int:
    """Return how well a score explains itself: many items, both sides, earlier points."""
    items = count.event.items
    sides = {item.side for item in items}
    worth = 3 * len({item.key for item in items}) + 2 * len(sides)
    worth += sum(score > 0 for score in count.before.scores)
    worth -= 4 * bool(SELDOM & set(count.event.notes))
    return worth - max(len(items) - SHORT, 0)
