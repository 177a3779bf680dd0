"""The habits of computer players in games with partners.

tests.bench.habits measures them for the reference players, which levels mix.
"""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from ...bots.belief.pointless_marriage_questions import pointless_questions
from ...bots.belief.seat_position import SeatPosition
from ...bots.players.levels import mix_rates, reference_player_mix
from ...engine.actions import Action, AskHalf, AskWhole, Declare, Play
from ...engine.cards import ACES, NO_SUIT, SUIT_OF, Card, CardSet, card_set, cards_in_set
from ...engine.view import View
from ...model.playing_habits import Habit, HabitRate
from .principles.trick_play import card_value, has_card_points
from .trick_knowledge import TrickKnowledge

HABITS_FILE = Path(__file__).with_name("habits.json")
MIN_CHANCES = 30  # with fewer, a share says too little
MANY_POINTS = 10  # those of an ace or ten in most games


def partner_habits(game_key: str, level: str) -> tuple[HabitRate, ...]:
    """Return the habits of a level in a game, or nothing if they weren't measured."""
    measured = _load_habits().get(game_key)
    if measured is None:
        return ()
    shares = mix_rates(reference_player_mix(level, game_key), measured)
    return tuple(HabitRate(habit, shares[habit]) for habit in Habit if habit in shares)


@cache
def _load_habits() -> dict[str, dict[str, dict[Habit, float]]]:
    """Return how often each habit was followed, as a share, for each game and reference player."""
    counted = json.loads(HABITS_FILE.read_text(encoding="utf-8"))
    return {
        game: {player: _habit_shares(counts) for player, counts in players.items()}
        for game, players in counted.items()
    }


def _habit_shares(counts: dict[str, tuple[int, int]]) -> dict[Habit, float]:
    return {
        Habit(name): followed / chances
        for name, (followed, chances) in counts.items()
        if chances >= MIN_CHANCES
    }


def habit_observations(view: View, action: Action) -> Iterator[tuple[Habit, bool]]:
    """Yield each habit that applies to a decision, and whether the chosen action followed it."""
    legal = view.legal_actions
    if view.phase != "play" or len(legal) < 2:
        return
    position = SeatPosition(view)
    questions = {each for each in legal if isinstance(each, AskHalf | AskWhole)}
    if any(isinstance(each, Declare) for each in legal):
        yield Habit.DECLARE_AT_ONCE, isinstance(action, Declare)
    elif questions - pointless_questions(position):
        yield Habit.ASK_AT_ONCE, action in questions
    if isinstance(action, Play):
        cards = card_set(each.card for each in legal if isinstance(each, Play))
        belief = TrickKnowledge(position)
        if belief.wants_tricks:
            observe = _observe_follow if view.trick.cards else _observe_lead
            yield from observe(belief, cards, action.card)


def _observe_lead(
    belief: TrickKnowledge, cards: CardSet, played: Card
) -> Iterator[tuple[Habit, bool]]:
    if not belief.view.tricks and cards & ACES and cards & ~ACES:
        yield Habit.OPEN_WITH_ACE, bool(ACES >> played & 1)
    suits = {
        SUIT_OF[trick.cards[0]] for trick in belief.view.tricks if belief.is_partner(trick.leader)
    }
    back = card_set(each for each in cards_in_set(cards) if SUIT_OF[each] in suits)
    if back and cards & ~back:
        yield Habit.LEAD_BACK, bool(back >> played & 1)


def _observe_follow(
    belief: TrickKnowledge, cards: CardSet, played: Card
) -> Iterator[tuple[Habit, bool]]:
    beaten = card_set(each for each in cards_in_set(cards) if belief.is_beaten(each))
    if not beaten:
        return
    is_ours, can_beat = belief.is_partner(belief.view.trick.winner), bool(cards & ~beaten)
    if is_ours and can_beat:
        yield Habit.LEAVE_TRICK, bool(beaten >> played & 1)
    if is_ours and belief.is_trick_secured() and has_card_points(belief):
        many = card_set(
            each for each in cards_in_set(beaten) if card_value(belief, each) >= MANY_POINTS
        )
        if many and cards & ~many:
            yield Habit.ADD_POINTS, bool(many >> played & 1)
    if is_ours or not can_beat:
        return
    follows = all(SUIT_OF[each] == belief.suit_led for each in cards_in_set(cards))
    if follows and len(belief.view.trick.cards) == 1:
        yield Habit.SECOND_LOW, bool(beaten >> played & 1)
    if belief.trump not in (NO_SUIT, belief.suit_led) and not any(
        SUIT_OF[each] == belief.suit_led for each in cards_in_set(cards)
    ):
        yield Habit.TRUMP_IN, SUIT_OF[played] == belief.trump
