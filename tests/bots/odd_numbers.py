"""Tables of games that nobody plays: what the kernel says to each, a worth or a refusal."""

from array import array
from random import Random

from marjapussi_gui.bots.kernel.constants import BY_BERRIES, BY_CONTRACT, BY_TOTALS, BY_TRICKS
from marjapussi_gui.bots.kernel.given import Count, Pips, Play, Position
from marjapussi_gui.bots.kernel.rollouts import playouts
from marjapussi_gui.bots.kernel.table import TrickTable

ODD = (-(10**30), -(1 << 31), -1, 4, 5, 9, 16, 63, 64, 600, 1 << 15, (1 << 31) - 1, 1 << 40)
ROOM = {BY_TRICKS: 14, BY_BERRIES: 648, BY_TOTALS: 18, BY_CONTRACT: 3072}


def outcomes_of(tables: int, seed: int = 1) -> list[float | str]:
    """Return what hands on so many tables are worth, or why they are not played."""
    rng = Random(seed)
    return [outcome(rng) for _ in range(tables)]


def outcome(rng: Random) -> float | str:
    try:
        root, scene = tables(rng)
    except ValueError as refused:
        return str(refused)
    return round(playouts(root, scene, 3, 1, guided=rng.random() < 0.5), 9)


def tables(rng: Random) -> tuple[TrickTable, TrickTable]:
    """Return two tables of a game in which a few numbers are odd."""

    def odd(usual: int) -> int:
        return rng.choice(ODD) if rng.random() < 0.02 else usual

    players = rng.choice((2, 3, 4))
    kind = rng.choice(tuple(ROOM))
    deck = [16 * suit + strength for suit in range(4) for strength in range(4, 13)]
    rng.shuffle(deck)
    dealt = [deck[seat::players][: rng.choice((3, 9))] for seat in range(players)]
    size = min(map(len, dealt))
    hands = [sum(1 << card for card in cards[:size]) for cards in dealt]
    play = Play(
        players=odd(players),
        side_of=[odd(seat % 2) for seat in range(4)],
        follows=[odd((place // 4 + place) % players) for place in range(16)],
        must_head=rng.randrange(2),
        must_trump=rng.randrange(2),
        partners=int(players == 4),
        speech=odd(rng.randrange(4)),
        by_suit=rng.randrange(2),
        suit_worth=[odd(rng.choice((0, 1, 20, 100))) for _ in range(4)],
        order_worth=[odd(rng.choice((0, 1, 2, 4))) for _ in range(2)],
        ask_order=rng.randrange(3),
    )
    pips = Pips(
        values=[odd(rng.choice((0, 0, 2, 11))) for _ in range(16)],
        tie_values=[odd(rng.randrange(2)) for _ in range(16)],
    )
    count = Count(
        kind=odd(kind),
        outcomes=array("d", [rng.random() for _ in range(odd(ROOM[kind]) & 0xFFF)]),
        last_worth=odd(rng.choice((0, 20))),
        skunk=odd(30),
        lone=odd(-1),
        declarer=odd(rng.randrange(2)),
        contract=odd(130),
    )
    position = Position(
        hand=[*hands, 0, 0, 0][:4],
        live=sum(hands),
        turn=odd(0),
        points=[odd(0) for _ in range(4)],
        worth=[odd(0) for _ in range(4)],
        trump=odd(rng.randrange(5)),
        made=odd(rng.choice((0, 0, 1))),
    )
    return TrickTable(play, pips, count, position), TrickTable(play, pips, count, position)
