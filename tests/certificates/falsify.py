"""Certificates that are false for certain, made from true ones."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

Line = dict[str, Any]


def falsified(text: str, random: Random) -> tuple[str, str]:
    """Return the kind of a random falsification, and the certificate with it."""
    lines = [json.loads(line) for line in text.splitlines()]
    kinds = MATCH_FALSIFICATIONS if "seed" in lines[0] else FALSIFICATIONS
    while True:
        kind = random.choice(tuple(kinds))
        if kinds[kind](lines, random):
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


def _wrong_seed(lines: list[Line], random: Random) -> bool:
    lines[0]["seed"] += random.choice((-1, 1, 2**32))
    return True


def _wrong_dealer(lines: list[Line], random: Random) -> bool:
    lines[0]["dealer"] = (lines[0]["dealer"] + random.choice((1, 2, 3))) % 4
    return True


def _swapped_cards(lines: list[Line], random: Random) -> bool:
    """Let two seats have been dealt a card of each other."""
    deal = random.choice(lines[1:])["deal"]
    one, other = random.sample(range(4), 2)
    hands = [hand.split() for hand in deal]
    place = random.randrange(len(hands[one]))
    hands[one][place], hands[other][place] = hands[other][place], hands[one][place]
    deal[:] = [" ".join(hand) for hand in hands]
    return True


def _wrong_fingerprint(lines: list[Line], random: Random) -> bool:
    hand = random.choice(lines[1:])
    place = random.randrange(64)
    digit = random.choice(
        [each for each in "0123456789abcdef" if each != hand["fingerprint"][place]]
    )
    hand["fingerprint"] = hand["fingerprint"][:place] + digit + hand["fingerprint"][place + 1 :]
    return True


def _plays(hand: Line) -> list[int]:
    return [place for place, action in enumerate(hand["do"]) if action.startswith("play ")]


def _card_played_twice(lines: list[Line], random: Random) -> bool:
    hand = random.choice(lines[1:])
    plays = _plays(hand)
    if len(plays) < 2:
        return False
    number = random.randrange(1, len(plays))
    hand["do"][plays[number]] = hand["do"][plays[random.randrange(number)]]
    return True


def _missing_play(lines: list[Line], random: Random) -> bool:
    hand = random.choice(lines[1:])
    plays = _plays(hand)
    if not plays or "gained" not in hand:
        return False
    del hand["do"][random.choice(plays)]
    return True


def _wrong_count(lines: list[Line], random: Random) -> bool:
    hand = random.choice(lines[1:])
    if "gained" not in hand:
        return False
    hand["gained"][random.randrange(2)] += random.choice((-1, 1, 4))
    return True


def _missing_count(lines: list[Line], random: Random) -> bool:
    return random.choice(lines[1:]).pop("gained", None) is not None


def _missing_hand(lines: list[Line], random: Random) -> bool:
    if len(lines) < 3:
        return False
    del lines[random.randrange(1, len(lines) - 1)]
    lines[0]["hands"] -= 1
    return True


def _other_winner(lines: list[Line], random: Random) -> bool:
    lines[0]["winner"] = random.choice(
        [each for each in (None, 0, 1) if each != lines[0]["winner"]]
    )
    return True


MATCH_FALSIFICATIONS: dict[str, Callable[[list[Line], Random], bool]] = {
    "wrong seed": _wrong_seed,
    "wrong dealer": _wrong_dealer,
    "swapped cards": _swapped_cards,
    "wrong fingerprint": _wrong_fingerprint,
    "card played twice": _card_played_twice,
    "missing play": _missing_play,
    "wrong count": _wrong_count,
    "missing count": _missing_count,
    "missing hand": _missing_hand,
    "other winner": _other_winner,
}
