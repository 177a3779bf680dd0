"""What players of the normal level would probably do, for use in explanations.

A player's own habits shift these choices by an offset for each trait of play.
"""

from collections.abc import Mapping, Sequence
from math import exp, log
from random import Random

from ...engine.actions import Action, AskHalf, AskWhole, Bid, Declare, Pass, Play, Raise, Stand
from ...engine.cards import SUIT_OF
from ...engine.frozen import frozen
from ...model.playing_habits import PlayingHabits, PlayTrait, TraitSum, TraitSums
from ..belief.policy_weights import load_policy_weights
from ..belief.seat_position import SeatPosition
from ..equity.match_equity import score_based_equity
from ..kernel.policy import WEIGHT_UNIT, log_priors
from .bot import HINT_SEED, SearchContext
from .levels import heuristic_bot
from .players import HeuristicPlayer, rank_by_policy
from .trick_search import PositionBuilder, TrickPosition, heuristic_action

CALLS, RAISES, STAYS = (Declare, AskHalf, AskWhole), (Bid, Raise), (Pass, Stand)
SUGGESTED_SHARE = 0.8  # of players who make the call or bid that the heuristics suggest
UNSUGGESTED_SHARE = 0.05  # of players who make a call that the heuristics don't suggest
RANK_STEP = 4  # a card that is higher by so many ranks follows the trait as much as a bid does
EVERYBODY: PlayingHabits = {}


def likely_choices(position: SeatPosition, player: PlayingHabits = EVERYBODY) -> list[Action]:
    """Return what normal-level players would do, the most likely choice first.

    Given a player's habits, return what that player would do.
    """
    view, rng = position.view, Random(HINT_SEED)
    if any(player.values()) and (options := options_with_weights(position)):
        return [each.action for each in sorted(options, key=lambda each: -each.weight_for(player))]
    if view.phase == "play":
        return rank_by_policy(PositionBuilder(score_based_equity).build(position))
    if not view.game.is_rummy:
        return [HeuristicPlayer().choose_action(position, rng)]
    decision = heuristic_bot().decide(view, SearchContext(rng))
    others = (action for action, _ in decision.values if action != decision.action)
    return [decision.action, *others]


@frozen
class WeightedOption:
    """An action, its log-probability, and how strongly it shows each trait of play."""

    action: Action
    log_weight: float
    traits: Mapping[PlayTrait, float]

    def weight_for(self, player: PlayingHabits) -> float:
        """Return the action's log-probability for a player."""
        return self.log_weight + sum(
            player.get(trait, 0.0) * value for trait, value in self.traits.items()
        )


def options_with_weights(position: SeatPosition) -> list[WeightedOption]:
    """Return the likely actions if traits of play matter in the decision, else an empty list."""
    view = position.view
    if view.game.is_rummy or len(view.legal_actions) < 2:
        return []
    if view.phase == "play":
        return _play_options(PositionBuilder(score_based_equity).build(position))
    if any(isinstance(each, RAISES) for each in view.legal_actions):
        return _bid_options(position)
    return []


def trait_sums(position: SeatPosition, chosen: Action) -> TraitSums:
    """Return, for each trait involved, how the choice differs from what others would choose."""
    options = options_with_weights(position)
    done = next((each for each in options if _is_similar_action(each.action, chosen)), None)
    if done is None:
        return {}
    most = max(each.log_weight for each in options)
    weights = [exp(each.log_weight - most) for each in options]
    sums: dict[PlayTrait, TraitSum] = {}
    for trait in done.traits:
        values = [each.traits[trait] for each in options]
        mean = _mean(values, weights)
        variance = _mean([(each - mean) ** 2 for each in values], weights)
        if variance:
            sums[trait] = TraitSum(done.traits[trait] - mean, variance)
    return sums


def _mean(values: Sequence[float], weights: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(values, weights, strict=True)) / sum(weights)


def _is_similar_action(action: Action, other: Action) -> bool:
    """Return whether two actions are equal, both calls, or both bids."""
    alike = (kinds for kinds in (CALLS, RAISES) if isinstance(action, kinds))
    return action == other or any(isinstance(other, kinds) for kinds in alike)


def _play_options(position: TrickPosition) -> list[WeightedOption]:
    """Return the weighted options in trick play: all cards and, if one is legal, a call."""
    weights = load_policy_weights(position.view)
    if weights is None:
        return []
    suggested = heuristic_action(position)
    priors = log_priors(position.table, weights)
    if not priors:
        return []  # a question has to be answered first
    cards = [position.codes.decode_action(code) for code in priors]
    logs = _normalize_logs([prior / WEIGHT_UNIT for prior in priors.values()])
    traits = _card_traits(position, cards, [exp(each) for each in logs])
    calls = [each for each in position.view.legal_actions if isinstance(each, CALLS)]
    is_suggested = isinstance(suggested, CALLS)
    share = (SUGGESTED_SHARE if is_suggested else UNSUGGESTED_SHARE) if calls else 0.0
    options = [
        WeightedOption(card, each + log(1 - share), {**found, PlayTrait.DECLARES: 0.0})
        for card, each, found in zip(cards, logs, traits, strict=True)
    ]
    if calls:
        no_card = dict.fromkeys(traits[0] if traits else (), 0.0)
        call = suggested if is_suggested else calls[0]
        options.insert(0, WeightedOption(call, log(share), {**no_card, PlayTrait.DECLARES: 1.0}))
    return options


def _normalize_logs(logs: Sequence[float]) -> list[float]:
    most = max(logs)
    total = most + log(sum(exp(each - most) for each in logs))
    return [each - total for each in logs]


def _card_traits(
    position: TrickPosition, cards: Sequence[Action], shares: Sequence[float]
) -> list[dict[PlayTrait, float]]:
    """Return how much more each card shows each trait of play than the average card does."""
    ranking, trick = position.adapter.phase.ranking, position.view.trick
    trump = position.view.marriages.trump
    found: dict[PlayTrait, list[float]] = {}
    for action in cards:
        assert isinstance(action, Play)
        card = action.card
        height = -ranking.higher_cards[card].bit_count() / RANK_STEP
        found.setdefault(PlayTrait.HIGH_CARDS, []).append(height)
        if trick.cards:
            takes = ranking.beats(card, trick.best_card, trump)
            found.setdefault(PlayTrait.TAKES_TRICKS, []).append(float(takes))
        else:
            found.setdefault(PlayTrait.LEADS_TRUMPS, []).append(float(SUIT_OF[card] == trump))
    means = {trait: _mean(values, shares) for trait, values in found.items()}
    return [
        {trait: values[place] - means[trait] for trait, values in found.items()}
        for place in range(len(cards))
    ]


def _bid_options(position: SeatPosition) -> list[WeightedOption]:
    """Return the heuristics' choice and its alternative: the lowest bid, or a pass."""
    suggested = HeuristicPlayer().choose_action(position, Random(HINT_SEED))
    opposite = STAYS if isinstance(suggested, RAISES) else RAISES
    other = next((each for each in position.view.legal_actions if isinstance(each, opposite)), None)
    if other is None or not isinstance(suggested, RAISES + STAYS):
        return []
    return [
        WeightedOption(action, log(share), {PlayTrait.BIDS: float(isinstance(action, RAISES))})
        for action, share in ((suggested, SUGGESTED_SHARE), (other, 1 - SUGGESTED_SHARE))
    ]
