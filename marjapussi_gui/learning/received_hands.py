"""Hands and moments that players send each other as codes or PBN, and results of daily deals."""

import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import date
from random import Random

from ..engine.actions import Deal
from ..engine.cards import Card
from ..engine.codes.code_alphabet import ALPHABET, CodeError, raise_content_error
from ..engine.codes.code_text import (
    Coded,
    CodedPosition,
    code_unless_too_long,
    read_code,
    write_code,
)
from ..engine.codes.hand import Hand, hands_of
from ..engine.codes.hand_rebuilding import rebuild_hand
from ..engine.codes.pbn import read_pbn
from ..engine.events import HandScored, Log
from ..engine.frozen import frozen
from ..engine.game import Game, IllegalActionError
from ..engine.record import MatchRecord
from ..engine.record_lines import RecordEntry, RecordHeader
from ..engine.seating import margin
from ..engine.state import GameState, MatchStart, Seat
from ..engine.view import View, create_view
from ..model.match_state import MatchState, ReceivedCodeKind
from ..model.new_game import TEN_DEALS, deals_of_day
from .hidden_card_guess import guess_hand

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
    """A match with the hand that somebody sent, and the ply at which to open it."""

    match: MatchState
    ply: int


@frozen
class ReceivedMoment:
    """A moment of a rummy deal, whose earlier turns aren't known: it can only be looked at."""

    view: View
    hands: Mapping[Seat, tuple[Card, ...]]  # those that may be shown

    @property
    def is_open(self) -> bool:
        """Whether all hands may be shown."""
        return len(self.hands) > 1


@frozen
class DailyDealResult:
    """Somebody's result in the deals of a day, and the expert's result in the same seat."""

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
    """Return the hand in a text. Raise CodeError or PbnError if there is none."""
    coded = read_pbn(text) if '[Deal "' in text else read_code_in_text(text)
    hand, kind, seat = _hand_kind_and_seat(coded, rng)
    record = record_of(hand)
    match = MatchState(record, rng.getrandbits(62), "", "", seat, shared=kind)
    return ReceivedHand(match, 1 if kind is ReceivedCodeKind.HAND else len(record.entries))


def read_received_moment(text: str) -> ReceivedMoment | None:
    """Return the moment of a rummy deal in a text, or None. Raise CodeError if there is no code."""
    coded = None if '[Deal "' in text else read_code_in_text(text)
    match coded:
        case View() if coded.game.is_rummy:
            return ReceivedMoment(coded, {coded.seat: coded.hand})
        case CodedPosition(game, state) if game.is_rummy:
            view = create_view(game, state, Seat(max(state.turn, 0)))
            return ReceivedMoment(
                view, dict(zip(game.seating.seats, state.rummy.hands, strict=True))
            )
        case _:
            return None


def read_code_in_text(text: str) -> Coded:
    """Return the content of the code in a text, which may also have other words in it."""
    found = [each.group() for each in CODE_IN_TEXT.finditer(text[:MAX_SEARCHED])]
    for code in found:
        try:
            return read_code(code)
        except CodeError:
            if len(found) == 1:
                raise
    return read_code(text)


def record_of(hand: Hand) -> MatchRecord:
    """Return a new match that has this hand as its first hand, and starts with the same scores."""
    game, match = hand.game, hand.match
    if match.hands_played and game.option_values.get("first_hand") == "club_ace":
        rules = {**game.option_values, "first_hand": "left"}  # that rule is for the first hand only
        game = game.variant.create_game(rules, players=game.seating.players)
    start = MatchStart(hand.dealer, match.scores, match.in_bag, match.carried_points)
    if why := game.scoring_phase.start_refusal_reason(start):
        raise_content_error(why)
    names = tuple(name for name, _ in hand.players) or ("",) * game.seating.players
    header, entries = RecordHeader(game, names, start), list[RecordEntry]()
    state = game.initial_state(start)
    for action in hand.actions:
        entries.append(RecordEntry(state.turn, action))
        try:
            state, _ = game.apply_action(state, action)
        except IllegalActionError as error:
            raise_content_error(str(error))
    return MatchRecord(header, tuple(entries))


def share(
    match: MatchState, ply: int, *, is_hand_over: bool
) -> tuple[ReceivedCodeKind, str] | None:
    """Return the kind and the code of the hand at a ply or, if it isn't over, of the player's view.

    Return None between hands, for finished hands whose cards were guessed or made up, and for views
    whose code would be too long.
    """
    record = match.record
    deals = sum(isinstance(entry.action, Deal) for entry in record.entries[:ply])
    if not deals or (is_hand_over and match.shared not in (None, ReceivedCodeKind.HAND)):
        return None
    if is_hand_over:
        return ReceivedCodeKind.HAND, write_code(hands_of(record)[deals - 1])
    state = record.state_after(ply)
    if not (state.hands or state.rummy.hands):
        return None
    view = create_view(record.header.game, state, match.own_seat)
    code = code_unless_too_long(view)
    return (ReceivedCodeKind.GUESS, code) if code else None


def _hand_kind_and_seat(coded: Coded, rng: Random) -> tuple[Hand, ReceivedCodeKind, Seat]:
    match coded:
        case Hand():
            return coded, ReceivedCodeKind.HAND, Seat(0)
        case CodedPosition(game, state):
            seat = Seat(max(state.turn, 0))
            return _rebuild(game, state, rng), ReceivedCodeKind.POSITION, seat
        case view:
            return guess_hand(view, rng), ReceivedCodeKind.GUESS, view.seat


def _rebuild(game: Game, state: GameState, rng: Random) -> Hand:
    form = game.dealing_phase
    for _ in range(MAX_REBUILT if form.has_stock or form.has_rows else 0):
        with suppress(CodeError):
            return rebuild_hand(game, state, rng.shuffle)
    return rebuild_hand(game, state)


# Results of daily deals


def read_answer(text: str) -> DailyDealResult | None:
    """Return the result of daily deals that a text contains, or None."""
    found = ANSWER.search(text[:MAX_ANSWER])
    if found is None:
        return None
    try:
        day, hand = date.fromisoformat(found["date"]), read_code_in_text(text)
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
    return DailyDealResult(day, hand, margins, expert, found["version"])


def first_hand(record: MatchRecord) -> Hand | None:
    """Return the first hand of a match that was scored, or None."""
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
