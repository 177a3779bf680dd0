"""The search for rummy puzzles: what is right is counted exactly."""

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import combinations

from ....bots.rummy.hands import KIND_OF, Sight
from ....bots.rummy.laying import pairs
from ....bots.rummy.normal import reach
from ....engine.actions import FROM_OFFER, FROM_STOCK, Action, Discard
from ....engine.cards import Card, without
from ....engine.frozen import frozen
from ....engine.game import Game
from ....engine.phases.rummy_rights import Rights
from ....engine.rummy.arrange import arranged, fewest_dead
from ....engine.rummy.grouping import SERVING, best_groups, kind_of
from ....engine.rummy.melds import SMALLEST
from ....engine.rummy.primary import DUBLEES_WANTED, SETS_WANTED, most_sets
from ....engine.rummy.waiting import Waiting, is_enough, waits_after, wanted_twice
from ....engine.state import Meld, Rummy, Seat, State
from ....engine.view import View
from .decision import LEAVE, TAKE, THROW, Question, is_decision, question_of
from .solving import is_missed_by_habit, is_solved_by_expert

CLEARLY = 2  # more helpful cards after the best throw than after any other
CLOSE = 0.8  # of the best count: a second throw with more makes the puzzle hard
SENSIBLE = 3  # throws that leave as many sets ready as there are
MOST_HELPING = 40  # helpful cards: with more, hardly any throw is wrong
MOST_GONE = 24  # discards, so that the player can look through all of them

SHARES = {  # among sixty puzzles; throws before laying are rare
    Question(THROW, has_laid=False): 8,
    Question(THROW, has_laid=True): 28,
    Question(TAKE, has_laid=False): 3,
    Question(TAKE, has_laid=True): 9,
    Question(LEAVE, has_laid=False): 6,
    Question(LEAVE, has_laid=True): 6,
}


@frozen
class Found:
    """The right action of a position, and whether it is hard to see."""

    answer: Action
    is_hard: bool


def found(game: Game, state: State, kinds: Collection[Question] = tuple(SHARES)) -> Found | None:
    """Return the puzzle of a state in which a seat is to act, if its question is of these kinds."""
    if not is_decision(game, state) or not _may_ask(state, kinds):
        return None
    view = game.look(state, state.turn)
    puzzle = _throw(view) if state.rummy.drawn else _offer(view)
    if puzzle is None or question_of(state, puzzle.answer) not in kinds:
        return None
    return puzzle if is_solved_by_expert(view, puzzle.answer) else None


def _may_ask(state: State, kinds: Collection[Question]) -> bool:
    if state.rummy.reshuffled or len(state.rummy.discards) > MOST_GONE:
        return False
    has_laid = bool(state.rummy.laid[state.turn])
    answers = (THROW,) if state.rummy.drawn else (TAKE, LEAVE)
    return any(Question(answer, has_laid) in kinds for answer in answers)


# Which card to throw


def best_throw(waits: dict[Card, Waiting]) -> tuple[Card | None, bool]:
    """Return the card after which clearly most cards help, and whether another one is close.

    None if no throw is clearly best.
    """
    first, second, *_ = sorted(waits, key=lambda card: -waits[card].number)
    most, next_to_it = waits[first].number, waits[second].number
    is_clear = most - next_to_it >= CLEARLY and most <= MOST_HELPING
    return (first if is_clear else None), next_to_it > CLOSE * most


def _throw(view: View) -> Found | None:
    rummy, seat, rights = view.rummy, view.seat, _rights(view)
    if not _is_hopeful(view):
        return None
    card, is_close = best_throw(waits_after(rummy, seat, rights, view.game.dealing.cards))
    if card is None or _sensible(rummy, seat, rights) < SENSIBLE:
        return None
    answer = Discard((card,))
    return Found(answer, is_close) if is_missed_by_habit(view, answer) else None


def _is_hopeful(view: View) -> bool:
    """Return whether one throw is clearly best by the estimates of bots."""
    sight = Sight(view)
    if sight.rights.dublees_serve and not sight.has_laid and pairs(sight) >= DUBLEES_WANTED - 1:
        return True
    lacks, helping = reach(sight)
    numbers = [helping[KIND_OF[c]] for c in sight.discards if lacks[KIND_OF[c]] == 1]
    best, second, *_ = [*sorted(numbers, reverse=True), 0, 0]
    return best - second >= CLEARLY


def _sensible(rummy: Rummy, seat: Seat, rights: Rights) -> int:
    """Return how many throws leave as many sets ready as the best throw."""
    hand = rummy.hands[seat]
    after = Counter(_readiness(without(hand, (c,)), rummy, seat, rights) for c in set(hand))
    return after[max(after)]


def _readiness(hand: tuple[Card, ...], rummy: Rummy, seat: Seat, rights: Rights) -> int:
    if not rummy.laid[seat]:
        return most_sets(hand)
    return sum(map(len, fewest_dead(hand, rights.set_rules(rummy, seat))))


# Whether the offer is enough


def _offer(view: View) -> Found | None:
    rummy, seat, rights = view.rummy, view.seat, _rights(view)
    offer = rummy.discards[-1]
    if rights.set_rules(rummy, seat).is_wild(offer):
        return None  # a wild card is always taken
    if is_enough(rummy, seat, rights, offer):
        is_seen = rummy.laid[seat] and not is_missed_by_habit(view, FROM_OFFER)
        return None if is_seen else _enough(rummy, seat, rights)
    twice = wanted_twice(rummy, seat, rights, offer)
    if not twice or not is_missed_by_habit(view, FROM_STOCK):
        return None
    return Found(FROM_STOCK, len(twice) > 1)


def _enough(rummy: Rummy, seat: Seat, rights: Rights) -> Found | None:
    """Return the puzzle of a sufficient offer, unless all sets that are ready can stay."""
    groups = best_groups(rummy, seat, rights)
    ready = [group for group in groups if _is_ready(rummy, seat, rights, group)]
    if len(ready) < SETS_WANTED - 1 or _is_enough_beside(rummy, seat, rights, ready):
        return None
    others = combinations(ready, len(ready) - 1)
    is_easier = any(_is_enough_beside(rummy, seat, rights, kept) for kept in others)
    return Found(FROM_OFFER, not is_easier)


def _is_ready(rummy: Rummy, seat: Seat, rights: Rights, group: Meld) -> bool:
    kind = kind_of(rummy, seat, rights, group)
    return len(group) >= SMALLEST if rummy.laid[seat] else kind in SERVING


def _is_enough_beside(rummy: Rummy, seat: Seat, rights: Rights, kept: Sequence[Meld]) -> bool:
    """Return whether the offer and the other cards are enough if these groups stay as they are."""
    rest = Counter((*rummy.hands[seat], rummy.discards[-1]))
    rest.subtract(card for meld in kept for card in meld)
    cards = tuple(sorted(rest.elements()))
    if not rummy.laid[seat]:
        return len(kept) + most_sets(cards) >= SETS_WANTED
    return arranged(cards, rights.set_rules(rummy, seat), dead=1) is not None


def _rights(view: View) -> Rights:
    return Rights(view.game.rules, view.game.seating)
