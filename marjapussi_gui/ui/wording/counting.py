"""How a hand was counted, line by line."""

from collections.abc import Iterator
from dataclasses import dataclass

from ...engine.events import HandScored, Item
from ...engine.game import Game
from ...engine.phases.bag import BagCount
from ...engine.phases.contract import ContractCount
from ...engine.phases.game_points import GamePoints
from ...engine.phases.rising import ODD, RAMI_BROKEN
from ...engine.phases.settlement import Settlement
from ...engine.state import NO_SIDE, Side
from .tongue import counted, once_a_language, translate


@dataclass(frozen=True)
class Line:
    """One line of a count: what for, whose, and what it does to the score."""

    text: str
    side: Side  # NO_SIDE for a remark about the whole hand
    points: int


def breakdown(event: HandScored, game: Game) -> tuple[Line, ...]:
    """Return the count of a hand: every item, and what else is to be told of it."""
    items = _merged(event.items) if isinstance(game.count, Settlement) else event.items
    lines = (Line(_item_text(item, event, game), item.side, item.points) for item in items)
    return (*lines, *_remarks(event, game))


def _merged(items: tuple[Item, ...]) -> Iterator[Item]:
    """Yield, player by player, one item for all that he is paid, or pays, for one thing."""
    sums: dict[tuple[Side, str], int] = {}
    for side, key, points in items:
        sums[side, key] = sums.get((side, key), 0) + points
    by_side = sorted(sums.items(), key=lambda each: each[0][0])
    return (Item(side, key, points) for (side, key), points in by_side)


def _item_text(item: Item, event: HandScored, game: Game) -> str:
    match item.key:
        case "pips":
            return _more_pips(item, event)
        case "taken":
            return _taken(item, event)
        case "made" | "failed":
            return _contract(item, event)
        case "hand" | "skunk":
            return _higher_total(item, event)
        case "rami" | "nolo":
            return _tricks(item, event)
        case "overshoot":
            return _overshoot(game)
        case "seen" | "unseen" if item.points > 0:
            return _received(item.key)
        case _:
            return _plain_items()[item.key]


@once_a_language
def _plain_items() -> dict[str, str]:
    return {
        "trump": translate("Count", "Trumps made"),
        "little": translate("Count", "A little one"),
        "last": translate("Count", "Last trick"),
        "carried": translate("Count", "Carried over from equal hands"),
        "porvoo": translate("Count", "No trick: off to Porvoo"),
        "lapiajo": translate("Count", "No trick: läpiajo"),
        "sooli": translate("Count", "Sooli"),
        "reset": translate("Count", "The rise is broken"),
        "maal": translate("Count", "Maal"),
        "seen": translate("Count", "Deal lost after laying"),
        "unseen": translate("Count", "Deal lost without laying"),
        "dublees": translate("Count", "Won with dublees"),
    }


def _totals(item: Item, event: HandScored) -> dict[str, int]:
    """Return the points of a side, and of the best of the others."""
    others = [points for side, points in enumerate(event.points) if side != item.side]
    return {"own": event.points[item.side], "other": max(others)}


def _more_pips(item: Item, event: HandScored) -> str:
    totals = _totals(item, event)
    if totals["own"] == totals["other"]:
        return translate("Count", "The better cards")
    return translate("Count", "More card points, {own} to {other}").format(**totals)


def _higher_total(item: Item, event: HandScored) -> str:
    totals = _totals(item, event)
    if item.key == "skunk":
        return translate("Count", "Far higher total, {own} to {other}").format(**totals)
    return translate("Count", "Higher total, {own} to {other}").format(**totals)


def _contract(item: Item, event: HandScored) -> str:
    own = event.points[item.side]
    if item.key == "made":
        sentence = translate("Count", "Contract {bid} made with {own}")
    else:
        sentence = translate("Count", "Contract {bid} missed with {own}")
    return sentence.format(bid=abs(item.points), own=own)


def _taken(item: Item, event: HandScored) -> str:
    one, many = (
        translate("Count", "Taken in 1 trick"),
        translate("Count", "Taken in {number} tricks"),
    )
    return counted(event.tricks[item.side], one, many)


def _tricks(item: Item, event: HandScored) -> str:
    tricks = event.tricks[item.side]
    if item.points == RAMI_BROKEN * (tricks - ODD):
        one = translate("Count", "Rami beaten, 1 trick")
        many = translate("Count", "Rami beaten, {number} tricks")
    elif item.key == "rami":
        one, many = translate("Count", "Rami, 1 trick"), translate("Count", "Rami, {number} tricks")
    else:
        one, many = translate("Count", "Nolo, 1 trick"), translate("Count", "Nolo, {number} tricks")
    return counted(tricks, one, many)


def _received(key: str) -> str:
    """Return what the winner of a rummy deal is paid for."""
    if key == "seen":
        return translate("Count", "From losers who had laid")
    return translate("Count", "From losers who had not laid")


def _overshoot(game: Game) -> str:
    rules = game.rules
    if rules.overshoot == "subtract":
        return translate("Count", "Over {target}: the surplus is lost").format(target=rules.target)
    sentence = translate("Count", "Over {target}: down to {falls_to}")
    return sentence.format(target=rules.target, falls_to=rules.falls_to)


# What is no item


def _remarks(event: HandScored, game: Game) -> Iterator[Line]:
    keys = {item.key for item in event.items}
    match game.count:
        case GamePoints() if "pips" not in keys:
            yield _remark(_equal_pips(game))
        case BagCount():
            if not event.items:
                yield _remark(_no_winner(event))
            for side in _without_trick(event):
                yield Line(translate("Count", "No trick: into the bag"), side, 0)
        case ContractCount() if "lapiajo" in event.notes and "lapiajo" not in keys:
            yield _remark(translate("Count", "Nobody loses for taking no trick"))
    if "dismissed" in event.notes:
        yield _remark(translate("Count", "The stock was used up: nobody scores"))


def _remark(text: str) -> Line:
    return Line(text, NO_SIDE, 0)


def _equal_pips(game: Game) -> str:
    if game.rules.pip_tie == "carry":
        return translate("Count", "Equal card points: the point is carried over")
    return translate("Count", "Equal card points: nobody scores")


def _no_winner(event: HandScored) -> str:
    if len(set(event.points)) == 1:
        return translate("Count", "Equal totals: nobody scores")
    return translate("Count", "The winners were in the bag: nobody scores")


def _without_trick(event: HandScored) -> list[Side]:
    return [Side(side) for side, tricks in enumerate(event.tricks) if not tricks]
