"""Worked examples for the rules page: tricks, sets and a score from hands played by bots.

Each possible example is rated by its clarity, and the clearest ones are chosen.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from random import Random

from ..bots.players.bot import SearchContext
from ..bots.players.levels import heuristic_bot
from ..engine.actions import Action, Play
from ..engine.cards import NO_SUIT, RANK_LETTERS, RANK_OF, SUIT_OF, Card, Suit, cards_in_set
from ..engine.events import Event, HandScored, MarriageDeclared, TrickTaken
from ..engine.frozen import frozen
from ..engine.game import Game
from ..engine.games import find_variant
from ..engine.options import OptionValue
from ..engine.phases.play_obligations import ObligationKind, PlayObligation
from ..engine.phases.tricks import TrickPhase
from ..engine.rummy.events import CardDiscarded, SetsLaid
from ..engine.state import (
    NOBODY,
    ContestKind,
    GameState,
    MatchStanding,
    MatchStart,
    Meld,
    RummyState,
    Seat,
    Trick,
)
from ..engine.view import create_view

HAND_COUNT, RUMMY_HAND_COUNT, FIRST_SEED = 10, 4, 3  # hands to choose from, and the first seed
SHOWN_DUTIES = (
    ObligationKind.BEAT,
    ObligationKind.TRUMP,
    ObligationKind.OVERTRUMP,
    ObligationKind.SHOW_ACE,
)
RARE_NOTES = {"overshoot", "porvoo", "reset", "sooli"}
MAX_ITEMS = 10  # a score with more items is less clear


@frozen
class WorkedTrick:
    """A trick to explain, with its trump suit, its contest, and its players' obligations.

    An obligation is a rule, such as beating a card, that limited what a player could play.
    """

    trump: Suit
    contest: ContestKind
    trick: Trick
    obligations: tuple[tuple[Seat, PlayObligation], ...] = ()
    has_stock: bool = False  # while there is a stock, players needn't follow suit

    @property
    def suit_led(self) -> Suit:
        return SUIT_OF[self.trick.cards[0]]

    @property
    def is_trumped(self) -> bool:
        """Whether a trump won the trick although another suit was led."""
        return SUIT_OF[self.trick.best_card] == self.trump != self.suit_led


@frozen
class WorkedSets:
    """Sets to explain: the first ones that a player laid, or the ones that ended a hand."""

    seat: Seat
    sets: tuple[Meld, ...]
    is_first: bool
    rummy_before: RummyState


@frozen
class WorkedScore:
    """A score to explain, with the match before the hand and everything that scored."""

    standing_before: MatchStanding
    score: HandScored
    marriages: tuple[MarriageDeclared, ...]
    tricks: tuple[Trick, ...]
    discards: tuple[Card, ...]  # those of the declarer
    declarer: Seat
    cards_by_seat: tuple[tuple[Card, ...], ...]  # cards in hand and laid, only in rummy
    tiplu: Card


@frozen
class WorkedExamples:
    """The examples on the rules page of one game."""

    tricks: tuple[WorkedTrick, ...]
    sets: tuple[WorkedSets, ...]
    count: WorkedScore


@frozen
class PlayedAction:
    """One action of a recorded hand, with the state before it and the events it caused."""

    state_before: GameState
    action: Action
    events: tuple[Event, ...]


PlayedHand = tuple[PlayedAction, ...]


def worked_examples(game: Game) -> WorkedExamples:
    """Return the clearest examples from a few hands played by the rules of a game."""
    return _find_examples(game.key, tuple(game.option_values.items()), game.seating.players)


@cache
def _find_examples(
    game_key: str, options: tuple[tuple[str, OptionValue], ...], players: int
) -> WorkedExamples:
    game = find_variant(game_key).create_game(dict(options), players=players)
    hands = tuple(_play_hands(game))
    counts = [count for hand in hands if (count := _example_score(hand)) is not None]
    tricks = [trick for hand in hands for trick in _example_tricks(game, hand)]
    return WorkedExamples(
        _best_tricks(tricks), tuple(_example_sets(hands)), max(counts, key=_score_clarity)
    )


# Hands


def _play_hands(game: Game) -> Iterator[PlayedHand]:
    hand_count = RUMMY_HAND_COUNT if game.is_rummy else HAND_COUNT
    for seed in range(FIRST_SEED, FIRST_SEED + (hand_count + 1) // 2):
        yield from _play_match(game, seed)


def _play_match(game: Game, seed: int) -> Iterator[PlayedHand]:
    """Yield the first two hands of a match as their actions."""
    bot, think = heuristic_bot(), SearchContext(Random(seed))
    state, steps = game.initial_state(MatchStart(game.first_dealer(seed))), list[PlayedAction]()
    while state.match.hands_played < 2 and not state.match.is_over:
        if state.turn == NOBODY:
            action = game.chance_action(state, seed)
        else:
            action = bot.decide(create_view(game, state, state.turn), think).action
        after, events = game.apply_action(state, action)
        steps.append(PlayedAction(state, action, events))
        if after.match.hands_played > state.match.hands_played:
            yield tuple(steps)
            steps = []
        state = after


# Tricks


def _example_tricks(game: Game, hand: PlayedHand) -> Iterator[WorkedTrick]:
    owed: list[tuple[Seat, PlayObligation]] = []
    for step in hand:
        phase = game.phases[step.state_before.phase]
        if not isinstance(step.action, Play) or not isinstance(phase, TrickPhase):
            continue
        if not step.state_before.trick.cards:
            owed = []
        owed += _obligations_of_player(phase, step.state_before)
        for event in step.events:
            if isinstance(event, TrickTaken):
                before, is_free = (
                    step.state_before,
                    bool(phase.full_hand_size and step.state_before.stock),
                )
                contest, trump = before.showing.contest, before.marriages.trump
                yield WorkedTrick(trump, contest, event.trick, tuple(owed), is_free)


def _obligations_of_player(
    phase: TrickPhase, state: GameState
) -> list[tuple[Seat, PlayObligation]]:
    """Return the obligation of the player to act, if there is one besides following suit."""
    if not state.trick.cards:
        return []
    obligations = (
        phase.violated_obligation(state, card) for card in cards_in_set(state.hands[state.turn])
    )
    shown = [
        obligation
        for obligation in obligations
        if obligation is not None and obligation.kind in SHOWN_DUTIES
    ]
    return [(state.turn, shown[0])] if shown else []


def _best_tricks(tricks: list[WorkedTrick]) -> tuple[WorkedTrick, ...]:
    if not tricks:
        return ()
    plain = max((each for each in tricks if not each.is_trumped), key=_rank_clarity)
    others = (each for each in tricks if each is not plain)
    return plain, max(others, key=_trump_clarity)


def _rank_clarity(trick: WorkedTrick) -> int:
    """Rate how well a trick explains the order of ranks and the obligation to beat."""
    cards, worth = trick.trick.cards, 0
    ranks = {RANK_OF[card] for card in cards}
    beaten = [
        obligation
        for seat, obligation in trick.obligations
        if obligation.kind == ObligationKind.BEAT
    ]
    worth += 4 * any(trick.trick.winner == seat for seat, _ in trick.obligations)
    worth += 5 * (RANK_OF[trick.trick.best_card] == "T" and "K" in ranks)
    worth += 2 * (trick.trick.winner != trick.trick.leader)
    worth += 2 * all(SUIT_OF[card] == trick.suit_led for card in cards)
    worth += trick.trump == NO_SUIT
    return worth + min(len(beaten), 2)


def _trump_clarity(trick: WorkedTrick) -> int:
    """Rate how well a trick explains what happens if a player can't follow suit."""
    away = [card for card in trick.trick.cards if SUIT_OF[card] != trick.suit_led]
    owed = {obligation.kind for _, obligation in trick.obligations}
    worth = (
        6 * trick.is_trumped
        + 2 * (ObligationKind.TRUMP in owed)
        + 2 * (ObligationKind.OVERTRUMP in owed)
    )
    worth += 2 * (0 < len(away) < len(trick.trick.cards) - 1)
    return worth + (RANK_LETTERS.index(RANK_OF[trick.trick.cards[0]]) < 2)


# Sets


def _example_sets(hands: Iterable[PlayedHand]) -> Iterator[WorkedSets]:
    """Yield the most varied sets laid first, and the most varied that ended a hand."""
    laid = [(step, event) for step in _all_steps(hands) for event in step.events]
    first = [
        (s, e)
        for s, e in laid
        if isinstance(e, SetsLaid) and not e.first_place and _is_without_dublees(e)
    ]
    last = [(s, e) for s, e in laid if isinstance(e, SetsLaid) and e.first_place]
    for found, is_first in ((first, True), (last, False)):
        if found:
            step, event = max(found, key=lambda each: len(set(map(_shape_number, each[1].sets))))
            yield WorkedSets(event.seat, event.sets, is_first, step.state_before.rummy)


def _all_steps(hands: Iterable[PlayedHand]) -> Iterator[PlayedAction]:
    for hand in hands:
        yield from hand


def _is_without_dublees(event: SetsLaid) -> bool:
    return all(len(each) > 2 for each in event.sets)


def _shape_number(cards: Meld) -> int:
    """Return a number for the shape of a set: identical cards, cards of a suit, or of a rank."""
    return min(len(set(cards)), 2) + 2 * (len({SUIT_OF[card] for card in cards}) > 1)


# The score


def _example_score(hand: PlayedHand) -> WorkedScore | None:
    """Return a hand's score as an example, or None if the hand produced no score items."""
    step = hand[-1]
    events = [event for each in hand for event in each.events]
    marriages = tuple(event for event in events if isinstance(event, MarriageDeclared))
    scored = next(event for event in events if isinstance(event, HandScored))
    if not scored.items:
        return None
    tricks = tuple(event.trick for event in events if isinstance(event, TrickTaken))
    last = step.state_before
    away, declarer = last.exchange.discards, last.auction.highest_bidder
    held, tiplu = _cards_at_end(step), last.rummy.tiplu
    return WorkedScore(last.match, scored, marriages, tricks, away, declarer, held, tiplu)


def _cards_at_end(last_step: PlayedAction) -> tuple[tuple[Card, ...], ...]:
    """Return the cards that each seat holds or has laid at the end of a rummy hand."""
    rummy = last_step.state_before.rummy
    held = [
        [*hand, *(card for meld in laid for card in meld)]
        for hand, laid in zip(rummy.hands, rummy.laid_sets, strict=True)
    ]
    for event in last_step.events:
        if isinstance(event, CardDiscarded):
            held[event.seat].remove(event.card)
    return tuple(map(tuple, held))


def _score_clarity(count: WorkedScore) -> int:
    """Rate how clear a score is; many kinds of items, both sides and earlier points help."""
    items = count.score.items
    sides = {item.side for item in items}
    worth = 3 * len({item.key for item in items}) + 2 * len(sides)
    worth += sum(score > 0 for score in count.standing_before.scores)
    worth -= 4 * bool(RARE_NOTES & set(count.score.notes))
    return worth - max(len(items) - MAX_ITEMS, 0)
