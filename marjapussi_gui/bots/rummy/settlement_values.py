"""What cards and turns are worth, in points, when players settle up after a rummy deal."""

from dataclasses import dataclass

from ...engine.cards import Card
from ...engine.phases.settlement import DEBT_AFTER_LAYING, DEBT_WITHOUT_LAYING
from ...engine.rummy.maal_points import maal_points
from ...engine.rummy.melds import MAX_SET_SIZE
from ...engine.state import Seat
from .rummy_view import CARD_OF_KIND, KIND_OF_CARD, RummyView
from .score_pressure import NO_PRESSURE, ScorePressure

# rough frequencies of played deals, set by hand
AVERAGE_OWN_MAAL = 3.2  # mean maal (bonus points) of players who lay
LAY_CHANCE = 0.8  # chance that a hand that has not laid will still do so
# by how many cards the hand lacks to finish at the time of laying
FINISH_CHANCES = (0.9, 0.75, 0.5, 0.3, 0.12, 0.04, 0.02)


@dataclass(frozen=True, slots=True)
class TurnProspects:
    """The value in points of laying and of finishing in each future turn."""

    lay_values: list[float]
    finish_values: list[float]
    finish_chances: list[float]


def turn_prospects(
    rummy_view: RummyView, turns: int, pressure: ScorePressure = NO_PRESSURE
) -> TurnProspects:
    """Return the values of future turns. They shrink faster the more players have laid."""
    players, rummy = rummy_view.players, rummy_view.view.rummy
    stays, chance = [], 1.0
    for turn in range(turns + 1):
        stays.append(chance)
        chance *= 1 - finish_hazard(rummy_view, turn)
    to_lay = DEBT_WITHOUT_LAYING - DEBT_AFTER_LAYING + (players - 1) * AVERAGE_OWN_MAAL
    owed = sum(
        DEBT_AFTER_LAYING if sets else DEBT_WITHOUT_LAYING
        for sets in rummy.laid_sets[: rummy_view.seat]
    )
    owed += sum(
        DEBT_AFTER_LAYING if sets else DEBT_WITHOUT_LAYING
        for sets in rummy.laid_sets[rummy_view.seat + 1 :]
    )
    to_win = DEBT_AFTER_LAYING + 0.8 * owed
    to_lay, to_win = pressure.lay_factor * to_lay, pressure.finish_factor * to_win
    return TurnProspects(
        [to_lay * c for c in stays], [to_win * c for c in stays], list(FINISH_CHANCES)
    )


def finish_hazard(rummy_view: RummyView, turns_ahead: int) -> float:
    """Return the probability that some opponent finishes in the round turns_ahead from now."""
    opponents = rummy_view.players - 1
    age = rummy_view.rounds_played + turns_ahead + 2 * rummy_view.opponents_laid / opponents - 1.5
    return opponents * min(max(0.025 * age, 0.002), 0.12)


def own_maal(rummy_view: RummyView, cards: list[Card], tiplu: Card) -> int:
    """Return the maal (bonus points) that these cards have with this tiplu (main wild card)."""
    return maal_points(
        cards,
        tiplu,
        primary=rummy_view.primary_sets,
        counts_alter=rummy_view.turn_rules.rules.alter,
    )


def maal_losses(rummy_view: RummyView) -> dict[Card, float]:
    """Return how many points of maal (bonus points) each discard would cost the seat."""
    rate = float(rummy_view.players - 1)
    if rummy_view.knows_tiplu:
        return _maal_losses_for_tiplu(rummy_view, rummy_view.view.rummy.tiplu, rate)
    if rummy_view.view.rummy.tiplu == -1 and rummy_view.has_laid:
        return {}
    live = rummy_view.live_counts
    total = sum(live[:52]) or 1
    sums = dict.fromkeys(rummy_view.hand, 0.0)
    for kind in range(52):
        if live[kind]:
            for card, loss in _maal_losses_for_tiplu(rummy_view, CARD_OF_KIND[kind], 1.0).items():
                sums[card] += loss * live[kind] * rate * LAY_CHANCE / total
    return sums


def _maal_losses_for_tiplu(
    rummy_view: RummyView, tiplu: Card, point_rate: float
) -> dict[Card, float]:
    """Return how many points of maal each discard would cost the seat with this tiplu."""
    cards = rummy_view.maal_cards
    whole = own_maal(rummy_view, cards, tiplu)
    losses = dict.fromkeys(rummy_view.hand, 0.0)
    for card in losses:
        if can_add_maal(rummy_view, card, tiplu):
            rest = list(cards)
            rest.remove(card)
            losses[card] = point_rate * (whole - own_maal(rummy_view, rest, tiplu))
    return losses


def can_add_maal(rummy_view: RummyView, card: Card, tiplu: Card) -> bool:
    """Return whether a card can score bonus points (maal) with this wild card (tiplu)."""
    kind, of = KIND_OF_CARD[card], KIND_OF_CARD[tiplu]
    if kind == 52:
        return True
    if kind // MAX_SET_SIZE == of // MAX_SET_SIZE:
        return (kind - of) % MAX_SET_SIZE in {0, 1, MAX_SET_SIZE - 1}
    return rummy_view.turn_rules.rules.alter and kind % MAX_SET_SIZE == of % MAX_SET_SIZE


def maal_gain(rummy_view: RummyView, card: Card) -> float:
    """Return by how many points a card would increase the maal (bonus points) of the hand."""
    if not rummy_view.knows_tiplu:
        return 5.0 * (rummy_view.players - 1) * LAY_CHANCE if KIND_OF_CARD[card] == 52 else 0.0
    tiplu, cards = rummy_view.view.rummy.tiplu, rummy_view.maal_cards
    if not can_add_maal(rummy_view, card, tiplu):
        return 0.0
    more = own_maal(rummy_view, [*cards, card], tiplu) - own_maal(rummy_view, cards, tiplu)
    return float(rummy_view.players - 1) * more


def discard_danger(rummy_view: RummyView, card: Card) -> float:
    """Return the expected cost, in points, of offering a card to the next player."""
    seat, rummy = rummy_view.next_seat, rummy_view.view.rummy
    wanted = 0.4 + _interest_in_card(rummy_view, card, seat)
    cost = 0.6 if not rummy.laid_sets[seat] else 1.2
    total = cost * max(wanted, 0.0)
    if (
        rummy_view.knows_tiplu
        and rummy.laid_sets[seat]
        and rummy_view.wild_kinds[KIND_OF_CARD[card]]
    ):
        total += 4.0
    return total


def _interest_in_card(rummy_view: RummyView, card: Card, seat: Seat) -> float:
    """Rate how much a seat wants a card, judging by which cards it took and refused."""
    score = sum(
        _set_affinity(card, other) * copies
        for other, copies in rummy_view.known_cards_of(seat).items()
    )
    return 0.5 * score - 0.12 * sum(
        _set_affinity(card, other) for other in rummy_view.unwanted_cards_of(seat)[-12:]
    )


def _set_affinity(card: Card, other: Card) -> float:
    kind, of = KIND_OF_CARD[card], KIND_OF_CARD[other]
    if kind == of:
        return 1.0
    if 52 in {kind, of}:
        return 0.0
    if kind // MAX_SET_SIZE == of // MAX_SET_SIZE:
        apart = abs(kind - of)
        return {1: 0.8, 2: 0.5, 12: 0.8, 11: 0.5}.get(apart, 0.0)
    return 0.2 if kind % MAX_SET_SIZE == of % MAX_SET_SIZE else 0.0
