"""Hands and moments that players send each other: as codes, as boards of bridge, and as answers."""

import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import date
from random import Random

from ..engine.actions import Deal
from ..engine.cards import Card
from ..engine.codes.code import Coded, CodedPosition, code_if_short, read_code, write_code
from ..engine.codes.hand import Hand, hands_of
from ..engine.codes.letters import ALPHABET, CodeError, refuse_content
from ..engine.codes.pbn import read_pbn
from ..engine.codes.rebuilding import rebuild_hand
from ..engine.events import HandScored, Log
from ..engine.frozen import frozen
from ..engine.game import Game, IllegalActionError
from ..engine.record import MatchRecord
from ..engine.record_lines import RecordEntry, RecordHeader
from ..engine.seating import margin
from ..engine.state import GameState, MatchStart, Seat
from ..engine.view import View, create_view
from ..model.match_state import MatchState, SharedKind
from ..model.new_game import TEN_DEALS, deals_of_day
from .guessed_hand import guess_hand

GROUP = f"[{ALPHABET}]"
CODE_IN_TEXT = re.compile(rf"\b{GROUP}{{4}}(?:[\s-]{GROUP}{{4}}){{2,}}(?:[\s-]{GROUP}{{1,3}})?\b")
MAX_REBUILT = 20  # attempts to find out which cards were drawn or lay in rows
MAX_ANSWER, MAX_SEARCHED = 2_000, 20_000  # characters in which an answer or a code is searched
ANSWER = re.compile(
    r"\b(?P<date>\d{4}-\d\d-\d\d)\b.{0,20}?[+-]\d{1,6}\b"
    rf"(?: \((?P<each>[+-]\d{{1,6}}(?: [+-]\d{{1,6}}){{{TEN_DEALS - 1}}})\))?"
    r".{0,20}?(?P<expert>[+-]\d{1,6}\b|\?)"
    r".{0,20}?\b(?P<version>\d+\.\d+(?:\.\w+)*)",
    re.DOTALL,
)


@frozen
class ReceivedHand:
    """A hand that somebody sent, as a match, and the moment to begin with."""

    match: MatchState
    ply: int


@frozen
class SeenMoment:
    """A moment of a rummy deal, whose earlier turns aren't known: it can only be looked at."""

    view: View
    hands: Mapping[Seat, tuple[Card, ...]]  # those that may be shown

    @property
    def is_open(self) -> bool:
        """Whether all hands may be shown."""
        return len(self.hands) > 1


@frozen
class Answer:
    """What somebody made of a day's deals, and what the expert would have made in the same seat."""

    day: date
    hand: Hand  # of the first deal
    margins: tuple[int, ...]  # in points, of today's deal or of ten deals in a row
    expert: int | None  # margin of all deals, or None while decisions aren't evaluated
    version: str  # of the sender's program

    @property
    def count(self) -> int:
        return len(self.margins)

    @property
    def margin(self) -> int:
        return sum(self.margins)


def read_received_hand(text: str, rng: Random) -> ReceivedHand:
    """Return the hand in a text. Raise CodeError or PbnError."""
    coded = read_pbn(text) if '[Deal "' in text else read_code_in(text)
    hand, kind, seat = _to_hand(coded, rng)
    record = record_of(hand)
    match = MatchState(record, rng.getrandbits(62), "", "", seat, shared=kind)
    return ReceivedHand(match, 1 if kind is SharedKind.HAND else len(record.entries))


def read_seen_moment(text: str) -> SeenMoment | None:
    """Return the moment in a text, if it's one of a rummy deal. Raise CodeError."""
    coded = None if '[Deal "' in text else read_code_in(text)
    match coded:
        case View() if coded.game.is_rummy:
            return SeenMoment(coded, {coded.seat: coded.hand})
        case CodedPosition(game, state) if game.is_rummy:
            view = create_view(game, state, Seat(max(state.turn, 0)))
            return SeenMoment(view, dict(zip(game.seating.seats, state.rummy.hands, strict=True)))
        case _:
            return None


def read_code_in(text: str) -> Coded:
    """Return the content of the code that a text is, or that stands in a longer text."""
    found = [each.group() for each in CODE_IN_TEXT.finditer(text[:MAX_SEARCHED])]
    for code in found:
        try:
            return read_code(code)
        except CodeError:
            if len(found) == 1:
                raise
    return read_code(text)


def record_of(hand: Hand) -> MatchRecord:
    """Return a hand as a match of its own. It begins as the match stood, but as its first hand."""
    game, match = hand.game, hand.match
    if match.hands_played and game.option_values.get("first_hand") == "club_ace":
        rules = {**game.option_values, "first_hand": "left"}  # that rule is for the first hand only
        game = game.variant.create_game(rules, players=game.seating.players)
    start = MatchStart(hand.dealer, match.scores, match.in_bag, match.carried_points)
    if why := game.scoring_phase.start_refusal_reason(start):
        refuse_content(why)
    names = tuple(name for name, _ in hand.players) or ("",) * game.seating.players
    header, entries = RecordHeader(game, names, start), list[RecordEntry]()
    state = game.initial_state(start)
    for action in hand.actions:
        entries.append(RecordEntry(state.turn, action))
        try:
            state, _ = game.apply_action(state, action)
        except IllegalActionError as error:
            refuse_content(str(error))
    return MatchRecord(header, tuple(entries))


def share(match: MatchState, ply: int, *, is_hand_over: bool) -> tuple[SharedKind, str] | None:
    """Return the code of the hand at a ply or, if that isn't over, of what the player sees.

    Return None between hands, for all cards of a hand that was guessed or made up, and for hands
    that are too long.
    """
    record = match.record
    deals = sum(isinstance(entry.action, Deal) for entry in record.entries[:ply])
    if not deals or (is_hand_over and match.shared not in (None, SharedKind.HAND)):
        return None
    if is_hand_over:
        return SharedKind.HAND, write_code(hands_of(record)[deals - 1])
    state = record.state_after(ply)
    if not (state.hands or state.rummy.hands):
        return None
    view = create_view(record.header.game, state, match.own_seat)
    code = code_if_short(view)
    return (SharedKind.GUESS, code) if code else None


def _to_hand(coded: Coded, rng: Random) -> tuple[Hand, SharedKind, Seat]:
    match coded:
        case Hand():
            return coded, SharedKind.HAND, Seat(0)
        case CodedPosition(game, state):
            seat = Seat(max(state.turn, 0))
            return _rebuild(game, state, rng), SharedKind.POSITION, seat
        case view:
            return guess_hand(view, rng), SharedKind.GUESS, view.seat


def _rebuild(game: Game, state: GameState, rng: Random) -> Hand:
    form = game.dealing_phase
    for _ in range(MAX_REBUILT if form.has_stock or form.has_rows else 0):
        with suppress(CodeError):
            return rebuild_hand(game, state, rng.shuffle)
    return rebuild_hand(game, state)


# Answers to a day's deal


def read_answer(text: str) -> Answer | None:
    """Return the answer to a day's deals that a text contains, or None."""
    found = ANSWER.search(text[:MAX_ANSWER])
    if found is None:
        return None
    try:
        day, hand = date.fromisoformat(found["date"]), read_code_in(text)
    except ValueError:
        return None
    each = found["each"]
    count = TEN_DEALS if each else 1
    if not isinstance(hand, Hand) or not _is_deal_of(hand, deals_of_day(day, count)[0]):
        return None
    margins = tuple(map(int, each.split())) if each else (hand_margin(hand),)
    if margins[0] != hand_margin(hand):
        return None
    expert = None if found["expert"] == "?" else int(found["expert"])
    return Answer(day, hand, margins, expert, found["version"])


def first_hand(record: MatchRecord) -> Hand | None:
    """Return the first hand of a match that was counted, or None."""
    return next((hand for hand in hands_of(record) if _score(hand) is not None), None)


def hand_margin(hand: Hand) -> int:
    """Return the points by which the first seat's side won a hand, less than 0 if it lost."""
    scored = _score(hand)
    assert scored is not None
    return margin(scored.score_changes, hand.game.seating.side_of(Seat(0)))


def _is_deal_of(hand: Hand, seed: int) -> bool:
    if _score(hand) is None or hand.match.hands_played:
        return False
    dealt = hand.game.chance_action(hand.states()[0], seed)
    assert isinstance(dealt, Deal)
    in_order = replace(dealt, hands=tuple(tuple(sorted(cards)) for cards in dealt.hands))
    return hand.actions[0] == in_order


def _score(hand: Hand) -> HandScored | None:
    log = Log()
    hand.game.step(hand.states()[-2], hand.actions[-1], log)
    return next((event for event in log if isinstance(event, HandScored)), None)
