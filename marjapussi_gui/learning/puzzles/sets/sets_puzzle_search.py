"""The search for rummy puzzles, whose answers are counted exactly."""

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import combinations
from random import Random
from typing import NamedTuple

from ....bots.players.bot import SearchContext
from ....bots.rummy import RUMMY_LEVELS
from ....bots.rummy.lay_choice import dublee_count
from ....bots.rummy.normal_level_player import distances_and_outs
from ....bots.rummy.rummy_view import KIND_OF_CARD, RummyView
from ....engine.actions import DRAW_FROM_OFFER, DRAW_FROM_STOCK, Action, Discard
from ....engine.cards import Card, remove_cards
from ....engine.frozen import frozen
from ....engine.game import Game
from ....engine.rummy.arrangement import best_arrangement, find_arrangement
from ....engine.rummy.card_groups import PRIMARY_KINDS, best_groups, set_kind
from ....engine.rummy.helpful_cards import (
    HelpfulCards,
    can_lay_or_finish_with,
    cards_needed_twice,
    helpful_cards_by_discard,
)
from ....engine.rummy.melds import MIN_SET_SIZE
from ....engine.rummy.primary_sets import DUBLEES_NEEDED, PRIMARY_SETS_NEEDED, count_pure_sets
from ....engine.rummy.turn_rules import RummyTurnRules, has_laid_dublees
from ....engine.state import NOBODY, GameState, Meld, RummyState, Seat
from ....engine.view import View, create_view

THROW, TAKE, LEAVE = "throw", "take", "leave"


class SetsQuestion(NamedTuple):
    """A kind of question: the type of its right answer, and whether the player has laid sets."""

    answer: str
    has_laid: bool


def is_puzzle_decision(game: Game, state: GameState) -> bool:
    """Return whether the seat to act can only choose a discard or a draw."""
    if (
        state.turn == NOBODY
        or not state.rummy.is_dealt
        or has_laid_dublees(state.rummy, state.turn)
    ):
        return False
    legal = game.legal_actions(state)
    return set(legal) == {DRAW_FROM_STOCK, DRAW_FROM_OFFER} or all(
        isinstance(a, Discard) for a in legal
    )


def question_kind(state: GameState, answer: Action) -> SetsQuestion:
    words: dict[Action, str] = {DRAW_FROM_OFFER: TAKE, DRAW_FROM_STOCK: LEAVE}
    return SetsQuestion(words.get(answer, THROW), bool(state.rummy.laid_sets[state.turn]))


SEEDS = range(10)
MAX_HEURISTIC_RATE = 0.4


def solve_rate(view: View, answer: Action, level: str, seeds: range = SEEDS) -> float:
    """Return the share of the seeds for which a bot of this level finds the answer."""
    bot = RUMMY_LEVELS[level]()
    return sum(
        bot.decide(view, SearchContext(Random(luck))).action == answer for luck in seeds
    ) / len(seeds)


def is_missed_by_heuristics(view: View, answer: Action) -> bool:
    """Return whether bots of the two lowest levels rarely find the answer."""
    return all(
        solve_rate(view, answer, level) <= MAX_HEURISTIC_RATE for level in ("easy", "normal")
    )


def is_solved_by_expert(view: View, answer: Action) -> bool:
    """Return whether the expert finds the answer with every seed."""
    return solve_rate(view, answer, "expert", SEEDS[:3]) == 1


CLEAR_MARGIN = 2  # lead in helpful cards that the right discard must have over all others
CLOSE_RATIO = 0.8  # a puzzle is hard if the second-best discard keeps more than this share
MIN_SENSIBLE_DISCARDS = 3  # minimum number of discards that leave as many complete sets as possible
MAX_HELPFUL = 40  # if more cards help, hardly any discard is wrong
MAX_DISCARDED = 24  # the player can still look through a pile of this size

QUESTION_QUOTAS = {  # number of puzzles of each kind, out of sixty
    SetsQuestion(THROW, has_laid=False): 8,
    SetsQuestion(THROW, has_laid=True): 28,
    SetsQuestion(TAKE, has_laid=False): 3,
    SetsQuestion(TAKE, has_laid=True): 9,
    SetsQuestion(LEAVE, has_laid=False): 6,
    SetsQuestion(LEAVE, has_laid=True): 6,
}


@frozen
class FoundSetsPuzzle:
    """The right action in a rummy position, and whether it is hard to find."""

    answer: Action
    is_hard: bool


def find_sets_puzzle(
    game: Game, state: GameState, kinds: Collection[SetsQuestion] = tuple(QUESTION_QUOTAS)
) -> FoundSetsPuzzle | None:
    """Return the puzzle for the seat to act, or None if there is none of the wanted kinds."""
    if not is_puzzle_decision(game, state) or not _may_have_question(state, kinds):
        return None
    view = create_view(game, state, state.turn)
    puzzle = _discard_puzzle(view) if state.rummy.has_drawn else _offer_puzzle(view)
    if puzzle is None or question_kind(state, puzzle.answer) not in kinds:
        return None
    return puzzle if is_solved_by_expert(view, puzzle.answer) else None


def _may_have_question(state: GameState, kinds: Collection[SetsQuestion]) -> bool:
    if state.rummy.reshuffle_count or len(state.rummy.discards) > MAX_DISCARDED:
        return False
    has_laid = bool(state.rummy.laid_sets[state.turn])
    answers = (THROW,) if state.rummy.has_drawn else (TAKE, LEAVE)
    return any(SetsQuestion(answer, has_laid) in kinds for answer in answers)


# Which card to discard


def find_best_discard(helpful_by_card: dict[Card, HelpfulCards]) -> tuple[Card | None, bool]:
    """Return the discard after which the most cards help, and whether another is nearly as good.

    The discard is None if it is not clearly better than all others.
    """
    first, second, *_ = sorted(
        helpful_by_card, key=lambda card: -helpful_by_card[card].unseen_count
    )
    most, next_to_it = helpful_by_card[first].unseen_count, helpful_by_card[second].unseen_count
    is_clear = most - next_to_it >= CLEAR_MARGIN and most <= MAX_HELPFUL
    return (first if is_clear else None), next_to_it > CLOSE_RATIO * most


def _discard_puzzle(view: View) -> FoundSetsPuzzle | None:
    rummy, seat, turn_rules = view.rummy, view.seat, _turn_rules_of(view)
    if not _may_have_best_discard(view):
        return None
    card, is_close = find_best_discard(
        helpful_cards_by_discard(rummy, seat, turn_rules, view.game.dealing_phase.cards)
    )
    if card is None or _count_sensible_discards(rummy, seat, turn_rules) < MIN_SENSIBLE_DISCARDS:
        return None
    answer = Discard((card,))
    return FoundSetsPuzzle(answer, is_close) if is_missed_by_heuristics(view, answer) else None


def _may_have_best_discard(view: View) -> bool:
    """Return whether one discard seems clearly best by the bots' quick estimates."""
    sight = RummyView(view)
    if (
        sight.turn_rules.allows_dublees
        and not sight.has_laid
        and dublee_count(sight) >= DUBLEES_NEEDED - 1
    ):
        return True
    lacks, helping = distances_and_outs(sight)
    numbers = [
        helping[KIND_OF_CARD[c]] for c in sight.discard_options if lacks[KIND_OF_CARD[c]] == 1
    ]
    best, second, *_ = [*sorted(numbers, reverse=True), 0, 0]
    return best - second >= CLEAR_MARGIN


def _count_sensible_discards(rummy: RummyState, seat: Seat, turn_rules: RummyTurnRules) -> int:
    """Return how many discards leave as many complete sets as the best discard does."""
    hand = rummy.hands[seat]
    after = Counter(
        _count_complete_sets(remove_cards(hand, (c,)), rummy, seat, turn_rules) for c in set(hand)
    )
    return after[max(after)]


def _count_complete_sets(
    hand: tuple[Card, ...], rummy: RummyState, seat: Seat, turn_rules: RummyTurnRules
) -> int:
    if not rummy.laid_sets[seat]:
        return count_pure_sets(hand)
    return sum(map(len, best_arrangement(hand, turn_rules.set_rules(rummy, seat))))


# Whether the offered card is enough to lay or finish


def _offer_puzzle(view: View) -> FoundSetsPuzzle | None:
    rummy, seat, turn_rules = view.rummy, view.seat, _turn_rules_of(view)
    offer = rummy.discards[-1]
    if turn_rules.set_rules(rummy, seat).is_wild(offer):
        return None  # everybody would take a wild card
    if can_lay_or_finish_with(rummy, seat, turn_rules, offer):
        is_seen = rummy.laid_sets[seat] and not is_missed_by_heuristics(view, DRAW_FROM_OFFER)
        return None if is_seen else _puzzle_where_offer_suffices(rummy, seat, turn_rules)
    twice = cards_needed_twice(rummy, seat, turn_rules, offer)
    if not twice or not is_missed_by_heuristics(view, DRAW_FROM_STOCK):
        return None
    return FoundSetsPuzzle(DRAW_FROM_STOCK, len(twice) > 1)


def _puzzle_where_offer_suffices(
    rummy: RummyState, seat: Seat, turn_rules: RummyTurnRules
) -> FoundSetsPuzzle | None:
    """Return a puzzle in which the offered card suffices, but only after rearranging sets."""
    groups = best_groups(rummy, seat, turn_rules)
    ready = [group for group in groups if _is_complete_set(rummy, seat, turn_rules, group)]
    if len(ready) < PRIMARY_SETS_NEEDED - 1 or _is_offer_enough_with_groups(
        rummy, seat, turn_rules, ready
    ):
        return None
    others = combinations(ready, len(ready) - 1)
    is_easier = any(_is_offer_enough_with_groups(rummy, seat, turn_rules, kept) for kept in others)
    return FoundSetsPuzzle(DRAW_FROM_OFFER, not is_easier)


def _is_complete_set(
    rummy: RummyState, seat: Seat, turn_rules: RummyTurnRules, group: Meld
) -> bool:
    kind = set_kind(rummy, seat, turn_rules, group)
    return len(group) >= MIN_SET_SIZE if rummy.laid_sets[seat] else kind in PRIMARY_KINDS


def _is_offer_enough_with_groups(
    rummy: RummyState, seat: Seat, turn_rules: RummyTurnRules, kept_groups: Sequence[Meld]
) -> bool:
    """Return whether the player can lay or finish with the offered card and these groups."""
    rest = Counter((*rummy.hands[seat], rummy.discards[-1]))
    rest.subtract(card for meld in kept_groups for card in meld)
    cards = tuple(sorted(rest.elements()))
    if not rummy.laid_sets[seat]:
        return len(kept_groups) + count_pure_sets(cards) >= PRIMARY_SETS_NEEDED
    return find_arrangement(cards, turn_rules.set_rules(rummy, seat), dead_count=1) is not None


def _turn_rules_of(view: View) -> RummyTurnRules:
    return RummyTurnRules(view.game.rules, view.game.seating)
