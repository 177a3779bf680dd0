"""Parse and write single lines of a match record."""

import json
from collections.abc import Mapping
from typing import TypeGuard, TypeVar

from .actions import Action, Deal, RandomDraw
from .cards import Card, CardTextError, card_names, parse_cards
from .errors import MarjapussiError, quote
from .frozen import frozen
from .game import Game, Variant
from .notation import ActionTextError, action_text, parse_action
from .options import RulesError
from .state import NOBODY, MatchStart, Seat
from .strict_json import InvalidJsonError, UnexpectedJsonError, loads

T = TypeVar("T")

FORMAT_VERSION = 1

REQUIRED_KEYS = ("marjapussi", "game", "rules", "seats", "dealer")
OPTIONAL_KEYS = ("scores", "bag", "carry")
PLURALS: dict[type, str] = {int: "whole numbers", bool: "true and false"}  # used in error messages


class RecordLineError(MarjapussiError, ValueError):
    """Raised for a line that isn't valid in a record."""


class TruncatedLineError(RecordLineError):
    """Raised for a line without its end, which a crash may have cut off."""


@frozen
class RecordHeader:
    """The first line of a record: the game, the player names, and what the match starts with."""

    game: Game
    player_names: tuple[str, ...]
    start: MatchStart


@frozen
class RecordEntry:
    """An action in a record. The seat is NOBODY for a deal or other random action."""

    seat: Seat
    action: Action


def parse_header(line: bytes, variants: Mapping[str, Variant]) -> RecordHeader:
    fields = _parse_object(line)
    _check_keys(fields, REQUIRED_KEYS, OPTIONAL_KEYS)
    if not _is_int(fields["marjapussi"]) or fields["marjapussi"] != FORMAT_VERSION:
        version = quote(fields["marjapussi"])
        raise RecordLineError(f"the record format must be {FORMAT_VERSION}, not {version}")
    key, seats = fields["game"], fields["seats"]
    if not isinstance(key, str) or key not in variants:
        raise RecordLineError(f"there's no game {quote(key)}, only {', '.join(variants)}")
    if not isinstance(seats, list) or not all(isinstance(name, str) for name in seats):
        raise RecordLineError("'seats' must be a list of names")
    if not seats:
        raise RecordLineError("'seats' must have a name for each player, but it's empty")
    rules = fields["rules"]
    if not isinstance(rules, dict):
        raise RecordLineError("'rules' must be an object of options")
    try:
        game = variants[key].create_game(rules, players=len(seats))
    except RulesError as error:
        raise RecordLineError(str(error)) from None
    return RecordHeader(game, tuple(seats), _parse_start(game, fields))


def parse_entry(line: bytes, game: Game) -> RecordEntry:
    fields = _parse_object(line)
    try:
        if "deal" in fields:
            return _parse_deal(fields, game)
        if "chance" in fields:
            return _parse_random_draw(fields)
        return _parse_seat_action(fields)
    except (CardTextError, ActionTextError) as error:
        raise RecordLineError(str(error)) from None


def header_line(header: RecordHeader) -> str:
    start = header.start
    fields: dict[str, object] = {
        "marjapussi": FORMAT_VERSION,
        "game": header.game.key,
        "rules": header.game.option_values,
        "seats": header.player_names,
        "dealer": start.dealer,
    }
    if start.scores:
        fields["scores"] = start.scores
    if start.in_bag:
        fields["bag"] = start.in_bag
    if start.carried_points:
        fields["carry"] = start.carried_points
    return json.dumps(fields, ensure_ascii=False)


def entry_line(entry: RecordEntry) -> str:
    match entry.action:
        case Deal(hands, stock, down, up):
            fields: dict[str, object] = {"deal": [card_names(hand) for hand in hands]}
            if up:
                fields["deal"] = [
                    {"hand": card_names(held), "down": card_names(under), "up": card_names(over)}
                    for held, under, over in zip(hands, down, up, strict=True)
                ]
            if stock:
                fields["stock"] = card_names(stock)
        case RandomDraw(cards):
            fields = {"chance": card_names(cards)}
        case action:  # action texts contain nothing that JSON would escape
            return f'{{"seat": {entry.seat}, "do": "{action_text(action)}"}}'
    return json.dumps(fields)


def deal_fingerprint(deal: Deal, seed: int) -> str:
    """Return the SHA-256 of a deal and its seed in hexadecimal digits.

    It is published before play, so that anybody can check afterwards that the deal wasn't changed.
    """
    from hashlib import sha256  # imported here because the import slows down the start

    line = entry_line(RecordEntry(NOBODY, deal))
    return sha256(f"{line}|{seed}".encode()).hexdigest()


def _parse_object(line: bytes) -> dict[str, object]:
    try:
        fields = loads(line)
    except InvalidJsonError as error:
        raise TruncatedLineError(f"the line {error}") from None
    except UnexpectedJsonError as error:
        raise RecordLineError(f"the line {error}") from None
    if not isinstance(fields, dict):
        raise RecordLineError("the line isn't a JSON object")
    return fields


def _check_keys(
    fields: Mapping[str, object], required: tuple[str, ...], optional: tuple[str, ...] = ()
) -> None:
    for key in fields:
        if key not in required and key not in optional:
            known = ", ".join((*required, *optional))
            raise RecordLineError(f"the key {quote(key)} is unknown; the keys here are {known}")
    for key in required:
        if key not in fields:
            raise RecordLineError(f"the key {key!r} is missing")


def _is_int(value: object) -> TypeGuard[int]:
    return type(value) is int


def _parse_start(game: Game, fields: Mapping[str, object]) -> MatchStart:
    dealer, sides = fields["dealer"], len(game.seating.sides)
    if not _is_int(dealer) or dealer not in game.seating.seats:
        raise RecordLineError(
            f"'dealer' must be a seat from 0 to {game.seating.players - 1}, not {quote(dealer)}"
        )
    scores = _parse_per_side(fields, "scores", int, sides)
    bag = _parse_per_side(fields, "bag", bool, sides)
    carry = fields.get("carry", 0)
    if not _is_int(carry):
        raise RecordLineError("'carry' must be a whole number")
    for key in ("bag", "carry"):
        if key in fields and key != game.scoring_phase.carried_key:
            raise RecordLineError(f"this game has no {key!r}")
    start = MatchStart(Seat(dealer), scores, bag, carry)
    refusal = game.scoring_phase.start_refusal_reason(start)
    if refusal:
        raise RecordLineError(refusal)
    return start


def _parse_per_side(
    fields: Mapping[str, object], key: str, value_type: type[T], side_count: int
) -> tuple[T, ...]:
    if key not in fields:
        return ()
    values = fields[key]
    if not isinstance(values, list) or any(type(value) is not value_type for value in values):
        raise RecordLineError(f"{key!r} must be a list of {PLURALS[value_type]}")
    if len(values) != side_count:
        raise RecordLineError(
            f"{key!r} must have {side_count} values, one for each side, not {len(values)}"
        )
    return tuple(values)


def _parse_cards(value: object, key: str) -> tuple[Card, ...]:
    if not isinstance(value, str):
        raise RecordLineError(f"{key} must be a string of cards such as 'AS TH'")
    return parse_cards(value)


def _parse_deal(fields: Mapping[str, object], game: Game) -> RecordEntry:
    form = game.dealing_phase
    _check_keys(fields, ("deal", "stock") if form.has_stock else ("deal",))
    hands = fields["deal"]
    if not isinstance(hands, list):
        raise RecordLineError("'deal' must be a list of hands")
    stock = _parse_cards(fields.get("stock", ""), "stock")
    if not form.has_rows:
        return RecordEntry(
            NOBODY, Deal(tuple(_parse_cards(hand, "each hand") for hand in hands), stock)
        )
    parts = []
    for hand in hands:
        if not isinstance(hand, dict):
            raise RecordLineError("each hand must be an object with 'hand', 'down' and 'up'")
        _check_keys(hand, ("hand", "down", "up"))
        parts.append([_parse_cards(hand[part], part) for part in ("hand", "down", "up")])
    held, down, up = (tuple(part[number] for part in parts) for number in range(3))
    return RecordEntry(NOBODY, Deal(held, stock, down, up))


def _parse_random_draw(fields: Mapping[str, object]) -> RecordEntry:
    _check_keys(fields, ("chance",))
    return RecordEntry(NOBODY, RandomDraw(_parse_cards(fields["chance"], "chance")))


def _parse_seat_action(fields: Mapping[str, object]) -> RecordEntry:
    _check_keys(fields, ("seat", "do"))
    seat, text = fields["seat"], fields["do"]
    if not _is_int(seat):
        raise RecordLineError("'seat' must be a whole number")
    if not isinstance(text, str):
        raise RecordLineError("'do' must be a string")
    return RecordEntry(Seat(seat), parse_action(text))
