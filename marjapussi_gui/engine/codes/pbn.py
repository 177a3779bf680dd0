"""Portable Bridge Notation for hands without trumps whose bids are cards laid face down.

Other programs see a contract of one no trump that is led by the real leader, so the declarer sits
to the right of that seat. The laid cards are notes to the calls, and rules and scores are JSON.
"""

import json
import re
from dataclasses import replace
from enum import StrEnum
from itertools import takewhile

from ..actions import Action, Deal, Play, SayBid, ShowBidCard
from ..cards import CARD_NAMES, NATURAL_RANKS, SUIT_LETTERS, Card, CardTextError, parse_card
from ..errors import MarjapussiError
from ..events import HandScored, Log
from ..game import Game
from ..games import VARIANTS
from ..notation import ActionTextError, action_text, parse_action
from ..options import RulesError
from ..phases.face_down_bidding import PASS, FaceDownBidding
from ..state import NOBODY, ContestKind, MatchStanding, Seat
from ..strict_json import InvalidJsonError, UnexpectedJsonError, loads
from .code_fields import MAX_NUMBER
from .hand import Hand

SEATS = "NESW"
NAME_TAGS = ("North", "East", "South", "West")
JSON_ERRORS = (InvalidJsonError, UnexpectedJsonError)
MAX_SIZE = 50_000  # characters; a board has about 1,500
_TAG = re.compile(r'^\[(\w+)\s+"((?:[^"\\]|\\.)*)"\]\s*$', re.MULTILINE)
_NOTE = re.compile(r'^\[Note "([1-4]):([^"]*)"\]\s*$', re.MULTILINE)


class PbnProblem(StrEnum):
    """The reasons why a hand can't be written as PBN or read from it, as keys of messages."""

    OTHER_GAME = "other_game"
    SOOLI = "sooli"  # three play, and aces are low: bridge has nothing like it
    UNFINISHED = "unfinished"
    MISSING_TAG = "missing_tag"
    MISSING_BIDS = "missing_bids"  # a board of bridge
    CONTENT = "content"


class PbnError(MarjapussiError, ValueError):
    """Raised for a hand that can't be written as PBN, or a text that can't be read as one."""

    def __init__(self, fault: PbnProblem, detail: str = "") -> None:
        super().__init__(f"there's no such board: {fault}{detail and f' ({detail})'}")
        self.fault, self.detail = fault, detail


def write_pbn(hand: Hand) -> str:
    """Return a finished hand as one board of PBN."""
    game, actions, states = hand.game, hand.actions, hand.states()
    deal, seating = actions[0], hand.game.seating
    if not has_pbn_boards(game):
        raise PbnError(PbnProblem.OTHER_GAME)
    if any(state.showing.contest == ContestKind.SOOLI for state in states):
        raise PbnError(PbnProblem.SOOLI)
    log: Log = []
    game.step(states[-2], actions[-1], log)
    scored = next((event for event in log if isinstance(event, HandScored)), None)
    if scored is None:
        raise PbnError(PbnProblem.UNFINISHED)
    assert isinstance(deal, Deal)
    steps = list(zip(states, actions, strict=False))
    shown = {s.turn: action_text(a) for s, a in steps if isinstance(a, ShowBidCard | SayBid)}
    leader = next(state.tricks[0].leader for state in states if state.tricks)
    declarer = seating.seat_after(leader, 3)
    tags = {
        "Event": "",
        "Site": "",
        "Date": "????.??.??",
        "Board": str(hand.match.hands_played + 1),
        **dict.fromkeys(NAME_TAGS, ""),
        **dict(zip(NAME_TAGS, [name for name, _ in hand.players], strict=False)),
        "Dealer": SEATS[hand.dealer],
        "Vulnerable": "None",
        "Deal": f"N:{' '.join(map(_hand_text, deal.hands))}",
        "Scoring": "",
        "Declarer": SEATS[declarer],
        "Contract": "1NT",
        "Result": str(scored.tricks[seating.side_of(declarer)]),
        "GameOptionsJson": json.dumps({"rules": game.option_values}),
        "GameScores": json.dumps(_standing_fields(hand.match)),
        "Auction": SEATS[hand.dealer],
    }
    calls = ["Pass"] * ((declarer - hand.dealer) % 4) + ["1NT", "Pass", "Pass", "Pass"]
    for note in range(4):
        calls[note] += f" ={note + 1}="
    notes = [f'[Note "{note + 1}:{shown[Seat((hand.dealer + note) % 4)]}"]' for note in range(4)]
    rows: dict[int, dict[Seat, str]] = {}
    for state, action in steps:
        if isinstance(action, Play):
            name = CARD_NAMES[action.card]
            rows.setdefault(len(state.tricks), {})[state.turn] = name[1] + name[0]
    tricks = [" ".join(row[seat] for seat in seating.seats_from(leader)) for row in rows.values()]
    head = [f'[{key} "{_escape(value)}"]' for key, value in tags.items()]
    play = [f'[Play "{SEATS[leader]}"]', *tricks]
    return "\n".join([*head, " ".join(calls), *notes, *play, *["*"] * (len(rows) < 13), ""])


def read_pbn(text: str) -> Hand:
    """Return the hand on the first board of a PBN text. Raise PbnError if it can't be read."""
    if len(text) > MAX_SIZE:
        raise PbnError(PbnProblem.CONTENT, "the text is too long")
    tags: dict[str, str] = {}
    for key, value in _TAG.findall(text):
        tags.setdefault(key, re.sub(r"\\(.)", r"\1", value))
    try:
        return _read_board(text, tags)
    except KeyError as error:
        raise PbnError(PbnProblem.MISSING_TAG, str(error)) from None
    except (ActionTextError, CardTextError, RulesError, *JSON_ERRORS) as error:
        raise PbnError(PbnProblem.CONTENT, str(error)) from None


def _read_board(text: str, tags: dict[str, str]) -> Hand:
    shown = dict(_NOTE.findall(text))
    dealer, leader = _seat(tags["Dealer"]), _seat(tags["Play"])
    deal = _read_deal(tags["Deal"])
    if len(shown) < 4:
        raise PbnError(PbnProblem.MISSING_BIDS)
    game = _read_game(tags.get("GameOptionsJson", "{}"))
    match = _read_standing(tags.get("GameScores", "{}"))
    rows = [line.split() for line in _lines_after(text, "Play") if line.strip() != "*"]
    hand = Hand(game, dealer, match, (), _read_players(tags))
    state, actions = hand.states()[0], list[Action]()

    def take(action: Action) -> None:
        nonlocal state
        if why := game.refusal_reason(state, action):
            raise PbnError(PbnProblem.CONTENT, why)
        state = game.step(state, action)
        actions.append(action)

    take(deal)
    for seat in game.seating.seats_from(game.seating.seat_after(dealer)):
        take(parse_action(shown[str((seat - dealer) % 4 + 1)]))
    while game.phase_name(state) == "sooli":
        take(PASS)
    for row in rows:
        for _ in game.seating.seats:
            place = (state.turn - leader) % 4
            if state.turn == NOBODY or len(row) != 4:
                raise PbnError(PbnProblem.CONTENT, "a trick has no place")
            take(Play(parse_card(row[place][1:] + row[place][:1])))
    if state.phase:
        raise PbnError(PbnProblem.UNFINISHED)
    return replace(hand, actions=tuple(actions))


def has_pbn_boards(game: Game) -> bool:
    """Return whether hands of a game can be written as PBN: only if bids are laid face down."""
    return any(isinstance(phase, FaceDownBidding) for phase in game.phases)


def _escape(value: str) -> str:
    return re.sub(r'(["\\])', r"\\\1", re.sub(r"[\x00-\x1f]", " ", value))


def _read_players(tags: dict[str, str]) -> tuple[tuple[str, str], ...]:
    names = [tags.get(key, "") for key in NAME_TAGS]
    return tuple((name, "") for name in names) if any(names) else ()


def _hand_text(cards: tuple[Card, ...]) -> str:
    held = {CARD_NAMES[card] for card in cards}
    return ".".join(
        "".join(rank for rank in NATURAL_RANKS if rank + suit in held) for suit in SUIT_LETTERS
    )


def _read_deal(text: str) -> Deal:
    first, _, rest = text.partition(":")
    hands = [
        tuple(
            parse_card(rank + suit)
            for suit, ranks in zip(SUIT_LETTERS, hand.split("."), strict=False)
            for rank in ranks
        )
        for hand in rest.split()
    ]
    start = -_seat(first) % 4
    return Deal(tuple(tuple(sorted(hand)) for hand in (*hands[start:], *hands[:start])))


def _seat(letter: str) -> Seat:
    if len(letter) != 1 or letter not in SEATS:
        raise PbnError(PbnProblem.CONTENT, "a seat is one of N, E, S and W")
    return Seat(SEATS.index(letter))


def _lines_after(text: str, key: str) -> list[str]:
    _, _, rest = text.partition(f"[{key} ")
    return list(takewhile(lambda line: line.strip() and line[0] != "[", rest.splitlines()[1:]))


def _read_game(text: str) -> Game:
    rules = _read_object(text).get("rules", {})
    if not isinstance(rules, dict):
        raise PbnError(PbnProblem.CONTENT, "the rules must be an object of options")
    variant = next(each for each in VARIANTS if has_pbn_boards(each.create_game()))
    return variant.create_game(rules)


def _standing_fields(match: MatchStanding) -> dict[str, object]:
    return {
        "scores": match.scores,
        "collected": match.collected_points,
        "hands": match.hands_played,
        "extended": match.is_extended,
    }


def _read_standing(text: str) -> MatchStanding:
    given = {**_standing_fields(MatchStanding((0, 0), collected_points=(0, 0)))}
    given.update(_read_object(text))
    hands = given["hands"]
    if type(hands) is not int or not 0 <= hands <= MAX_NUMBER:
        raise PbnError(PbnProblem.CONTENT, "'hands' must be a number of hands")
    return MatchStanding(
        _read_side_points(given["scores"]),
        deal_count=hands,
        hands_played=hands,
        collected_points=_read_side_points(given["collected"]),
        is_extended=given["extended"] is True,
    )


def _read_side_points(value: object) -> tuple[int, ...]:
    """Return the points of both sides."""
    pair = tuple(value) if isinstance(value, list | tuple) else ()
    if len(pair) != 2 or not all(type(each) is int and 0 <= each <= MAX_NUMBER for each in pair):
        raise PbnError(PbnProblem.CONTENT, "points must be a list of two numbers")
    return pair


def _read_object(text: str) -> dict[str, object]:
    value = loads(text.encode("utf-8", "replace"))
    if not isinstance(value, dict):
        raise PbnError(PbnProblem.CONTENT, "rules and scores must be JSON objects")
    return value
