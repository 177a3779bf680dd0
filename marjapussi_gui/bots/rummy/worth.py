"""Values of cards and turns at the settlement, in points."""

from dataclasses import dataclass

from ...engine.cards import Card
from ...engine.rummy.maal import maal
from ...engine.rummy.melds import LONGEST
from ...engine.state import Seat
from .hands import CARD_OF, KIND_OF, Sight
from .score import EVEN, Pull

LAID, UNLAID = 3, 10  # points that a loser pays
OWN_MAAL = 3.2  # average maal of a player that lays
SEEN_OUT = 0.8  # that a hand not laid yet will be laid
AFTER = (0.9, 0.75, 0.5, 0.3, 0.12, 0.04, 0.02)  # by the distance when laying


@dataclass(frozen=True, slots=True)
class Prospects:
    """Values of laying and finishing in each future turn."""

    laying: list[float]
    winning: list[float]
    after: list[float]


def prospects(sight: Sight, turns: int, wanted: Pull = EVEN) -> Prospects:
    """Return the values of future turns; deals end sooner the more players have laid."""
    players, rummy = sight.players, sight.view.rummy
    stays, chance = [], 1.0
    for turn in range(turns + 1):
        stays.append(chance)
        chance *= 1 - hazard(sight, turn)
    to_lay = UNLAID - LAID + (players - 1) * OWN_MAAL
    owed = sum(LAID if sets else UNLAID for sets in rummy.laid[: sight.seat])
    owed += sum(LAID if sets else UNLAID for sets in rummy.laid[sight.seat + 1 :])
    to_win = LAID + 0.8 * owed
    to_lay, to_win = wanted.laying * to_lay, wanted.winning * to_win
    return Prospects([to_lay * c for c in stays], [to_win * c for c in stays], list(AFTER))


def hazard(sight: Sight, turn: int) -> float:
    """Return the probability that an opponent finishes in the given future round."""
    opponents = sight.players - 1
    age = sight.rounds + turn + 2 * sight.layers / opponents - 1.5
    return opponents * min(max(0.025 * age, 0.002), 0.12)


def own_maal(sight: Sight, cards: list[Card], tiplu: Card) -> int:
    """Return the maal of these cards with this tiplu."""
    return maal(cards, tiplu, primary=sight.primary, alter=sight.rights.rules.alter)


def without_each(sight: Sight) -> dict[Card, float]:
    """Return the points of maal that the seat loses by discarding each card."""
    rate = float(sight.players - 1)
    if sight.knows_tiplu:
        return _losses(sight, sight.view.rummy.tiplu, rate)
    if sight.view.rummy.tiplu == -1 and sight.has_laid:
        return {}
    live = sight.live
    total = sum(live[:52]) or 1
    sums = dict.fromkeys(sight.hand, 0.0)
    for kind in range(52):
        if live[kind]:
            for card, loss in _losses(sight, CARD_OF[kind], 1.0).items():
                sums[card] += loss * live[kind] * rate * SEEN_OUT / total
    return sums


def _losses(sight: Sight, tiplu: Card, rate: float) -> dict[Card, float]:
    """Return the points lost by discarding each card, with this tiplu."""
    cards = sight.own_cards
    whole = own_maal(sight, cards, tiplu)
    losses = dict.fromkeys(sight.hand, 0.0)
    for card in losses:
        if counts_with(sight, card, tiplu):
            rest = list(cards)
            rest.remove(card)
            losses[card] = rate * (whole - own_maal(sight, rest, tiplu))
    return losses


def counts_with(sight: Sight, card: Card, tiplu: Card) -> bool:
    """Return whether a card can count as maal with this tiplu."""
    kind, of = KIND_OF[card], KIND_OF[tiplu]
    if kind == 52:
        return True
    if kind // LONGEST == of // LONGEST:
        return (kind - of) % LONGEST in {0, 1, LONGEST - 1}
    return sight.rights.rules.alter and kind % LONGEST == of % LONGEST


def gain(sight: Sight, card: Card) -> float:
    """Return the points of maal that a card would add to the hand."""
    if not sight.knows_tiplu:
        return 5.0 * (sight.players - 1) * SEEN_OUT if KIND_OF[card] == 52 else 0.0
    tiplu, cards = sight.view.rummy.tiplu, sight.own_cards
    if not counts_with(sight, card, tiplu):
        return 0.0
    more = own_maal(sight, [*cards, card], tiplu) - own_maal(sight, cards, tiplu)
    return float(sight.players - 1) * more


def danger(sight: Sight, card: Card) -> float:
    """Return the expected cost in points of offering a card to the next player."""
    seat, rummy = sight.next_seat, sight.view.rummy
    wanted = 0.4 + _nearness(sight, card, seat)
    cost = 0.6 if not rummy.laid[seat] else 1.2
    total = cost * max(wanted, 0.0)
    if sight.knows_tiplu and rummy.laid[seat] and sight.wild[KIND_OF[card]]:
        total += 4.0
    return total


def _nearness(sight: Sight, card: Card, seat: Seat) -> float:
    """Return how much a seat wants a card, by the cards it took and passed up."""
    score = sum(_near(card, other) * copies for other, copies in sight.taken_by(seat).items())
    return 0.5 * score - 0.12 * sum(_near(card, other) for other in sight.let_go_by(seat)[-12:])


def _near(card: Card, other: Card) -> float:
    kind, of = KIND_OF[card], KIND_OF[other]
    if kind == of:
        return 1.0
    if 52 in {kind, of}:
        return 0.0
    if kind // LONGEST == of // LONGEST:
        apart = abs(kind - of)
        return {1: 0.8, 2: 0.5, 12: 0.8, 11: 0.5}.get(apart, 0.0)
    return 0.2 if kind % LONGEST == of % LONGEST else 0.0
