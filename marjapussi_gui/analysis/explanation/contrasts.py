"""Contrasts: results that one action leads to more often than another, in the same deals.

A playout is a hand that is played on to its end in one possible deal.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from statistics import fmean

from ...engine.actions import Action, Play
from ...engine.cards import Card, cards_of_ranks
from ...engine.events import HandScored, TrickTaken
from ...engine.seating import margin
from ...model.contrast import ActionContrast, MeanGain, PlayoutResult
from .outcome_features import OUTCOME_FEATURES, Playout
from .seat_perspective import Perspective

MIN_DIFFERENCE = 0.2  # between shares; smaller ones aren't worth a sentence
SMALL_DIFFERENCE = 0.1  # between shares in many deals; said if there is nothing better to say
CLEAR_DIFFERENCE = 0.35  # with a difference this large, amounts of points are less important
POINT_STEP = 5  # in games with many points, amounts are multiples of this
MANY_POINTS = 20  # points of a hand that count as many
USUAL_SHARE = 0.8  # of the deals in which a card is lost
HALF = 0.5  # of the deals that end differently; a consequence explains more of them
VALUABLE_CARDS = cards_of_ranks("ATKQ")  # cards worth points


def find_contrasts(
    better: Sequence[Playout],
    other: Sequence[Playout],
    perspective: Perspective,
    actions: tuple[Action, Action],
    least: float = MIN_DIFFERENCE,
) -> list[ActionContrast]:
    """Return the notable contrasts in favour of the better action.

    Events that explain most come first. Amounts of points or tricks are last, unless they differ
    much more.
    """
    every = list(_feature_contrasts(better, other, perspective, actions))
    unmentioned = {_less_precise_loss(every), *_less_precise_wins(every)}
    explained = {
        each: share
        for each in every
        if _is_notable(each, perspective, least)
        and each.result not in unmentioned
        and not _is_offset_by_own_trick(each, every)
        and (share := _share_explained_by_result(each.result, better, other, perspective)) > HALF
    }
    found = sorted(explained, key=lambda each: (-explained[each], -abs(each.difference)))
    amounts = amount_contrasts(better, other, perspective, actions)
    if found and abs(found[0].difference) >= CLEAR_DIFFERENCE:
        return found + amounts
    return sorted(found + amounts, key=lambda contrast: -abs(contrast.difference))


def _share_explained_by_result(
    result: PlayoutResult,
    better: Sequence[Playout],
    other: Sequence[Playout],
    perspective: Perspective,
) -> float:
    """Return the share of differently ending deals in which the result explains the difference."""
    feature = next(each for each in OUTCOME_FEATURES if each.result == result)
    good, parting, right = feature.sign_for(perspective), 0, 0
    for first, second in zip(better, other, strict=False):
        margins = [point_margins([line], perspective) for line in (first, second)]
        if all(margins) and (ahead := margins[0][0] - margins[1][0]):
            parting += 1
            change = feature.occurs(first, perspective) - feature.occurs(second, perspective)
            right += good * change * ahead > 0
    return right / parting if parting else 0.0


def _feature_contrasts(
    better: Sequence[Playout],
    other: Sequence[Playout],
    perspective: Perspective,
    actions: tuple[Action, Action],
) -> Iterator[ActionContrast]:
    for each in OUTCOME_FEATURES:
        first, second = (
            sum(each.occurs(line, perspective) for line in lines) / max(len(lines), 1)
            for lines in (better, other)
        )
        yield ActionContrast(each.result, first, second, *actions)


def _is_notable(contrast: ActionContrast, perspective: Perspective, least: float) -> bool:
    if contrast.result in CARD_ONLY_RESULTS and not _are_plays(
        contrast.better_action, contrast.other_action
    ):
        return False
    good = FEATURE_SIGNS[contrast.result](perspective)
    return abs(contrast.difference) >= least and contrast.difference * good > 0


def _are_plays(*actions: Action) -> bool:
    return all(isinstance(each, Play) for each in actions)


def _less_precise_loss(contrasts: Sequence[ActionContrast]) -> PlayoutResult:
    """Return the loss to omit: CARD_LOST if lost cards are usually trumped, else CARD_TRUMPED."""
    shares = {each.result: each.other_share for each in contrasts}
    is_usual = shares[PlayoutResult.CARD_TRUMPED] >= USUAL_SHARE * shares[PlayoutResult.CARD_LOST]
    return PlayoutResult.CARD_LOST if is_usual else PlayoutResult.CARD_TRUMPED


def _less_precise_wins(contrasts: Sequence[ActionContrast]) -> Iterator[PlayoutResult]:
    """Yield TRICK as a result to omit, if only the partner wins the trick more often."""
    more = {each.result: each.difference for each in contrasts}
    if more[PlayoutResult.PARTNER_TRICK] >= more[PlayoutResult.TRICK] > 0:
        yield PlayoutResult.TRICK


def _is_offset_by_own_trick(contrast: ActionContrast, contrasts: Sequence[ActionContrast]) -> bool:
    """Return whether the partner wins only tricks that the seat would otherwise win itself."""
    if contrast.result != PlayoutResult.PARTNER_TRICK:
        return False
    return any(each.result == PlayoutResult.TRICK and each.difference <= 0 for each in contrasts)


FEATURE_SIGNS: dict[PlayoutResult, Callable[[Perspective], int]] = {
    each.result: each.sign_for for each in OUTCOME_FEATURES
}

CARD_ONLY_RESULTS = {  # results that only a played card can have, unlike a declaration
    PlayoutResult.TRICK,
    PlayoutResult.LEAD,
    PlayoutResult.CARD_LOST,
    PlayoutResult.CARD_TRUMPED,
    PlayoutResult.TRUMPED,
    PlayoutResult.TRUMP_DRAWN,
    PlayoutResult.PARTNER_TRICK,
    PlayoutResult.TWO_TRICKS,
}

# Whether the two cards are won or lost


def card_contrasts(
    better: Sequence[Playout],
    other: Sequence[Playout],
    perspective: Perspective,
    actions: tuple[Action, Action],
    least: float = MIN_DIFFERENCE,
) -> list[ActionContrast]:
    """Return contrasts in how often the seat's side wins each card, or each card wins a trick.

    Only notable differences are included, largest first.
    """
    result, fate, good = _card_measure(perspective)
    found = []
    for action in actions:
        if isinstance(action, Play) and (
            not perspective.has_card_points or VALUABLE_CARDS >> action.card & 1
        ):
            first, second = (
                sum(fate(line, action.card, perspective) for line in lines) / max(len(lines), 1)
                for lines in (better, other)
            )
            found.append(ActionContrast(result, first, second, *actions, card=action.card))
    notable = [each for each in found if each.difference * good >= least]
    return sorted(notable, key=lambda contrast: -abs(contrast.difference))


def _card_measure(
    perspective: Perspective,
) -> tuple[PlayoutResult, Callable[[Playout, Card, Perspective], bool], int]:
    if perspective.has_card_points:
        return PlayoutResult.CARD_WON, _is_won_by_own_side, 1
    return PlayoutResult.CARD_WINS, _wins_trick, perspective.trick_preference


def _is_won_by_own_side(playout: Playout, card: Card, perspective: Perspective) -> bool:
    taken = (event for event in playout if isinstance(event, TrickTaken))
    return any(
        card in each.trick.cards and perspective.is_on_own_side(each.trick.winner) for each in taken
    )


def _wins_trick(playout: Playout, card: Card, _perspective: Perspective) -> bool:
    return any(isinstance(event, TrickTaken) and event.trick.best_card == card for event in playout)


# Amounts of points or tricks


def hand_points(score: HandScored, perspective: Perspective) -> int:
    return score.points[perspective.seating.side_of(perspective.seat)]


def hand_tricks(score: HandScored, perspective: Perspective) -> int:
    return score.tricks[perspective.seating.side_of(perspective.seat)]


def hand_margin(score: HandScored, perspective: Perspective) -> int:
    """Return the score change of the seat's side in the hand minus the best other side's."""
    return margin(score.score_changes, perspective.seating.side_of(perspective.seat))


def hand_gain(score: HandScored, perspective: Perspective) -> int:
    return score.score_changes[perspective.seating.side_of(perspective.seat)]


def amount_contrasts(
    better: Sequence[Playout],
    other: Sequence[Playout],
    perspective: Perspective,
    actions: tuple[Action, Action],
) -> list[ActionContrast]:
    """Return contrasts like "at least 60 points", with the amount that differs most."""
    found: list[ActionContrast] = []
    for result, count in AMOUNT_MEASURES:
        if result == PlayoutResult.TRICKS_AT_LEAST and perspective.has_card_points:
            continue  # points decide there
        numbers = [_measure_scored_hands(lines, perspective, count) for lines in (better, other)]
        if all(numbers):
            found += _widest_contrast(result, numbers[0], numbers[1], perspective, actions)
    gains = [_measure_scored_hands(lines, perspective, hand_gain) for lines in (better, other)]
    if all(gains):
        found += _loss_contrast(gains[0], gains[1], actions)
    return found


def _loss_contrast(
    better: list[int], other: list[int], actions: tuple[Action, Action]
) -> Iterator[ActionContrast]:
    """Yield the contrast "loses at least N" with the N that is worst for the other action."""
    step = POINT_STEP if min(better + other) <= -MANY_POINTS else 1
    lost = [
        ActionContrast(
            PlayoutResult.LOSS_AT_LEAST,
            sum(-each >= number for each in better) / len(better),
            sum(-each >= number for each in other) / len(other),
            *actions,
            number,
        )
        for number in sorted({-each // step * step for each in better + other if each < 0})
        if number > 0
    ]
    most = min(lost, key=lambda contrast: contrast.difference, default=None)
    if most is not None and most.difference <= -MIN_DIFFERENCE:
        yield most


AMOUNT_MEASURES = (
    (PlayoutResult.TRICKS_AT_LEAST, hand_tricks),
    (PlayoutResult.POINTS_AT_LEAST, hand_points),
    (PlayoutResult.GAIN_AT_LEAST, hand_gain),
)


def _measure_scored_hands(
    playouts: Sequence[Playout],
    perspective: Perspective,
    measure: Callable[[HandScored, Perspective], int],
) -> list[int]:
    ends = (event for line in playouts for event in line if isinstance(event, HandScored))
    return [measure(scored, perspective) for scored in ends]


def _widest_contrast(
    result: PlayoutResult,
    better: list[int],
    other: list[int],
    perspective: Perspective,
    actions: tuple[Action, Action],
) -> Iterator[ActionContrast]:
    """Yield the contrast "at least N" or "at most N" for the N where shares differ most."""
    wants = perspective.trick_preference if result == PlayoutResult.TRICKS_AT_LEAST else 1
    if wants < 0:
        result = PlayoutResult.TRICKS_AT_MOST
    step = POINT_STEP if max(better + other) >= MANY_POINTS else 1
    reached = [
        ActionContrast(
            result,
            _share_reaching_limit(better, number, wants),
            _share_reaching_limit(other, number, wants),
            *actions,
            number,
        )
        for number in sorted({each // step * step for each in better + other})
        if number > 0 or wants < 0
    ]
    most = max(reached, key=lambda contrast: contrast.difference, default=None)
    if wants and most is not None and most.difference >= MIN_DIFFERENCE:
        yield most


def _share_reaching_limit(amounts: list[int], limit: int, preference: int) -> float:
    """Return the share of amounts that are at least, or at most, a limit.

    A positive preference stands for at least, a negative one for at most.
    """
    hits = sum(each >= limit if preference > 0 else each <= limit for each in amounts)
    return hits / len(amounts)


def point_margins(playouts: Sequence[Playout], perspective: Perspective) -> list[int]:
    """Return the points of the seat's side minus the best other side's, for each playout."""
    return _measure_scored_hands(playouts, perspective, hand_margin)


def mean_gain(
    better: Sequence[Playout],
    other: Sequence[Playout],
    perspective: Perspective,
    actions: tuple[Action, Action],
) -> MeanGain | None:
    """Return how many points more the better action gains on average.

    Return None if the difference is too small to be mentioned.
    """
    means = [_measure_scored_hands(lines, perspective, hand_margin) for lines in (better, other)]
    if not all(means):
        return None
    number = round(fmean(means[0]) - fmean(means[1]), 2)
    has_many = max(map(abs, chain(*means))) >= MANY_POINTS
    least = MIN_MEAN_GAIN_OF_MANY if has_many else MIN_MEAN_GAIN
    return MeanGain(number, *actions) if number >= least else None


# in points; a smaller gain isn't worth a sentence
MIN_MEAN_GAIN, MIN_MEAN_GAIN_OF_MANY = 0.1, 1.0
