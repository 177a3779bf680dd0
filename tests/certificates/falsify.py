"""Certificates that are false for certain, made from true ones."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

Line = dict[str, Any]


def falsified(text: str, random: Random) -> tuple[str, str]:
    """Return the kind of a random falsification, and the certificate with it."""
    lines = [json.loads(line) for line in text.splitlines()]
    while True:
        kind = random.choice(tuple(FALSIFICATIONS))
        if FALSIFICATIONS[kind](lines, random):
            return kind, "\n".join(map(json.dumps, lines))


def _node(lines: list[Line], random: Random, form: str) -> Line | None:
    nodes = [line for line in lines[1:] if form in line]
    return random.choice(nodes) if nodes else None


def _replies(lines: list[Line], random: Random) -> dict[str, Any]:
    node = random.choice(lines[1:])
    found = node.get("any") or node["then"]
    return found if isinstance(found, dict) else {}


def _wrong_card(lines: list[Line], random: Random) -> bool:
    """Let the claiming side play a card that is gone."""
    gone = [each for each in lines[0]["do"] if each.startswith("play ")]
    node = _node(lines, random, "do")
    if node is None or not gone:
        return False
    node["do"] = random.choice(gone)
    return True


def _missing_reply(lines: list[Line], random: Random) -> bool:
    replies = _replies(lines, random)
    if not replies:
        return False
    del replies[random.choice(tuple(replies))]
    return True


def _impossible_reply(lines: list[Line], random: Random) -> bool:
    gone = [each for each in lines[0]["do"] if each.startswith("play ")]
    replies = _replies(lines, random)
    if not gone or not replies or any(each in ("no", "several", *"SHDC") for each in replies):
        return False
    replies[random.choice(gone)] = 0
    return True


def _wrong_aim(lines: list[Line], random: Random) -> bool:
    claim = random.choice(lines[0]["claims"])
    kind = next(each for each in ("least", "most", "lead") if each in claim)
    claim[kind] += -100 if kind == "most" else 100
    return True


def _wrong_winner(lines: list[Line], random: Random) -> bool:
    """Let another side or seat make the claim."""
    if lines[0]["seat"] is None:
        claim = random.choice(lines[0]["claims"])
        claim["side"] = 1 - claim["side"]
    else:
        lines[0]["seat"] = (lines[0]["seat"] + random.choice((1, 2, 3))) % 4
    return True


def _wrong_deal(lines: list[Line], random: Random) -> bool:
    """Give a card that was played to another seat."""
    gone = [each[5:] for each in lines[0]["do"] if each.startswith("play ")]
    if not gone:
        return False
    hands = [hand.split() for hand in lines[0]["deal"]]
    card = random.choice(gone)
    owner = next(seat for seat in range(4) if card in hands[seat])
    other = (owner + random.choice((1, 2, 3))) % 4
    taken = random.choice(hands[other])
    hands[owner].remove(card)
    hands[other].remove(taken)
    hands[owner].append(taken)
    hands[other].append(card)
    lines[0]["deal"] = [" ".join(hand) for hand in hands]
    return True


def _wrong_child(lines: list[Line], random: Random) -> bool:
    """Let a node lead to itself or to one that comes later."""
    number = random.randrange(1, len(lines))
    node = lines[number]
    holder, key = (node, "then") if "do" in node else (node.get("any") or node["then"], None)
    key = key or random.choice(tuple(holder))
    if isinstance(holder[key], dict):
        return False
    holder[key] = random.randrange(number, len(lines) + 1)
    return True


def _missing_node(lines: list[Line], random: Random) -> bool:
    del lines[random.randrange(1, len(lines))]
    lines[0]["nodes"] -= 1
    return True


FALSIFICATIONS: dict[str, Callable[[list[Line], Random], bool]] = {
    "wrong card": _wrong_card,
    "missing reply": _missing_reply,
    "impossible reply": _impossible_reply,
    "wrong aim": _wrong_aim,
    "wrong winner": _wrong_winner,
    "wrong deal": _wrong_deal,
    "wrong child": _wrong_child,
    "missing node": _missing_node,
}
