"""Parse and write single lines of a match record."""

import json
from collections.abc import Mapping
from typing import TypeGuard, TypeVar

from .actions import Action, Chance, Deal
from .cards import Card, NotACard, card_list, names
from .frozen import frozen
from .game import Game, Variant
from .notation import NotAnAction, action_text, read_action
from .options import BadRules
from .quoting import quoted
from .state import NOBODY, Seat, Start
from .strict_json import BadJson, NotJson, loads

T = TypeVar("T")

VERSION = 1

REQUIRED = ("marjapussi", "game", "rules", "seats", "dealer")
OPTIONAL = ("scores", "bag", "carry")


class BadLine(ValueError):
    """A line that is not valid in a record, and the reason."""


class CutOff(BadLine):
    """A line that is incomplete, perhaps because the program stopped while writing it."""


@frozen
class Header:
    """The game, the players' names, and the state of the match before its first deal."""

    game: Game
    seats: tuple[str, ...]
    start: Start


@frozen
class Entry:
    """One action of a record; the seat is NOBODY for a deal or another chance action."""

    seat: Seat
    action: Action


def read_header(line: bytes, variants: Mapping[str, Variant]) -> Header:
    fields = _fields(line)
    _check_keys(fields, REQUIRED, OPTIONAL)
    if not _is_int(fields["marjapussi"]) or fields["marjapussi"] != VERSION:
        raise BadLine(f"the record format {quoted(fields['marjapussi'])} is not known")
    key, seats = fields["game"], fields["seats"]
    if not isinstance(key, str) or key not in variants:
        raise BadLine(f"there is no game {quoted(key)}")
    if not isinstance(seats, list) or not all(isinstance(name, str) for name in seats):
        raise BadLine("seats is a list of names")
    if not seats:
        raise BadLine("nobody sits at the table")
    rules = fields["rules"]
    if not isinstance(rules, dict):
        raise BadLine("rules is an object of options")
    try:
        game = variants[key].game(rules, players=len(seats))
    except BadRules as error:
        raise BadLine(str(error)) from None
    return Header(game, tuple(seats), _start(game, fields))


def read_entry(line: bytes, game: Game) -> Entry:
    """Parse an action of a seat, a deal, or another chance action."""
    fields = _fields(line)
    try:
        if "deal" in fields:
            return _deal(fields, game)
        if "chance" in fields:
            return _chance(fields)
        return _action(fields)
    except (NotACard, NotAnAction) as error:
        raise BadLine(str(error)) from None


def header_line(header: Header) -> str:
    start = header.start
    fields: dict[str, object] = {
        "marjapussi": VERSION,
        "game": header.game.key,
        "rules": header.game.options,
        "seats": header.seats,
        "dealer": start.dealer,
    }
    if start.scores:
        fields["scores"] = start.scores
    if start.bag:
        fields["bag"] = start.bag
    if start.carry:
        fields["carry"] = start.carry
    return json.dumps(fields, ensure_ascii=False)


def entry_line(entry: Entry) -> str:
    match entry.action:
        case Deal(hands, stock, down, up):
            fields: dict[str, object] = {"deal": [names(hand) for hand in hands]}
            if up:
                fields["deal"] = [
                    {"hand": names(held), "down": names(under), "up": names(over)}
                    for held, under, over in zip(hands, down, up, strict=True)
                ]
            if stock:
                fields["stock"] = names(stock)
        case Chance(cards):
            fields = {"chance": names(cards)}
        case action:  # action texts contain nothing that JSON would escape
            return f'{{"seat": {entry.seat}, "do": "{action_text(action)}"}}'
    return json.dumps(fields)


def fingerprint(deal: Deal, seed: int) -> str:
    """Return the SHA-256 of a deal and its seed, which is shown before play to prove it later."""
    from hashlib import sha256  # imported here because it slows down the start

    line = entry_line(Entry(NOBODY, deal))
    return sha256(f"{line}|{seed}".encode()).hexdigest()


def _fields(line: bytes) -> dict[str, object]:
    try:
        fields = loads(line)
    except NotJson as error:
        raise CutOff(str(error)) from None
    except BadJson as error:
        raise BadLine(str(error)) from None
    if not isinstance(fields, dict):
        raise BadLine("is not a JSON object")
    return fields


def _check_keys(
    fields: Mapping[str, object], required: tuple[str, ...], optional: tuple[str, ...] = ()
) -> None:
    for key in fields:
        if key not in required and key not in optional:
            raise BadLine(f"has the unknown key {quoted(key)}")
    for key in required:
        if key not in fields:
            raise BadLine(f"has no {key!r}")


def _is_int(value: object) -> TypeGuard[int]:
    return type(value) is int


def _start(game: Game, fields: Mapping[str, object]) -> Start:
    dealer, sides = fields["dealer"], len(game.seating.sides)
    if not _is_int(dealer) or dealer not in game.seating.seats:
        raise BadLine("dealer is not a seat")
    scores = _per_side(fields, "scores", int, sides)
    bag = _per_side(fields, "bag", bool, sides)
    carry = fields.get("carry", 0)
    if not _is_int(carry):
        raise BadLine("carry is a whole number")
    for key in ("bag", "carry"):
        if key in fields and key != game.count.remembers:
            raise BadLine(f"{key} has no place in this game")
    start = Start(Seat(dealer), scores, bag, carry)
    refusal = game.count.start_refusal(start)
    if refusal:
        raise BadLine(refusal)
    return start


def _per_side(fields: Mapping[str, object], key: str, kind: type[T], sides: int) -> tuple[T, ...]:
    if key not in fields:
        return ()
    values = fields[key]
    if not isinstance(values, list) or any(type(value) is not kind for value in values):
        raise BadLine(f"{key} is a list of {kind.__name__}")
    if len(values) != sides:
        raise BadLine(f"{key} names {len(values)} sides of {sides}")
    return tuple(values)


def _cards(value: object, what: str) -> tuple[Card, ...]:
    if not isinstance(value, str):
        raise BadLine(f"{what} is a string of cards")
    return card_list(value)


def _deal(fields: Mapping[str, object], game: Game) -> Entry:
    form = game.dealing
    _check_keys(fields, ("deal", "stock") if form.has_stock else ("deal",))
    hands = fields["deal"]
    if not isinstance(hands, list):
        raise BadLine("deal is a list of hands")
    stock = _cards(fields.get("stock", ""), "stock")
    if not form.has_rows:
        return Entry(NOBODY, Deal(tuple(_cards(hand, "a hand") for hand in hands), stock))
    parts = []
    for hand in hands:
        if not isinstance(hand, dict):
            raise BadLine("a hand is an object of hand, down and up")
        _check_keys(hand, ("hand", "down", "up"))
        parts.append([_cards(hand[part], part) for part in ("hand", "down", "up")])
    held, down, up = (tuple(part[number] for part in parts) for number in range(3))
    return Entry(NOBODY, Deal(held, stock, down, up))


def _chance(fields: Mapping[str, object]) -> Entry:
    _check_keys(fields, ("chance",))
    return Entry(NOBODY, Chance(_cards(fields["chance"], "chance")))


def _action(fields: Mapping[str, object]) -> Entry:
    _check_keys(fields, ("seat", "do"))
    seat, text = fields["seat"], fields["do"]
    if not _is_int(seat):
        raise BadLine("seat is a whole number")
    if not isinstance(text, str):
        raise BadLine("do is a text")
    return Entry(Seat(seat), read_action(text))
