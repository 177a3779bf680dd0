"""Several people share a screen, which shows the hand of one of them at a time."""

from collections.abc import Iterator
from random import Random
from threading import Event as Flag

import pytest

from marjapussi_gui.engine.actions import Action
from marjapussi_gui.engine.cards import HIDDEN
from marjapussi_gui.engine.events import CardsDealt
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.record_lines import RecordHeader
from marjapussi_gui.engine.rummy.action_proposals import fill_in_sets
from marjapussi_gui.engine.state import NOBODY, MatchStart, Seat
from marjapussi_gui.engine.view import View
from marjapussi_gui.model.match_state import MatchState
from marjapussi_gui.model.remark import Remark, RemarkKind
from marjapussi_gui.session.journal import MemoryJournal
from marjapussi_gui.session.match_session import MatchSession
from marjapussi_gui.session.participants import BotPlayer, HumanPlayer
from marjapussi_gui.session.task_runner import ImmediateTaskRunner
from tests.session.test_match_session import turn_rules

LIISA, ONNI = Seat(0), Seat(2)
KEYS = [each.key for each in VARIANTS]


def random_action(view: View, rng: Random) -> Action:
    action, allowed = rng.choice(view.legal_actions), turn_rules(view)
    return action if allowed is None else fill_in_sets(action, view.rummy, view.seat, allowed)


def start_session(
    key: str = "marjapussi", people: tuple[Seat, ...] = (LIISA, ONNI), seed: int = 1
) -> tuple[MatchSession, HumanPlayer]:
    game, rng, person = find_variant(key).create_game(), Random(seed), HumanPlayer()

    def decide(view: View, _: Flag) -> Action:
        return random_action(view, rng)

    seats = game.seating.seats
    ids = tuple(seat + 1 if seat in people else 0 for seat in seats)
    header = RecordHeader(game, ("",) * len(seats), MatchStart(game.first_dealer(seed)))
    bot = BotPlayer(decide, ImmediateTaskRunner())
    players = [person if seat in people else bot for seat in seats]
    match = MatchState(MatchRecord(header), seed, "", "", people=ids)
    session = MatchSession(match, players, MemoryJournal(), lambda *_: None)
    session.resume()
    return session, person


def turns(session: MatchSession, hands: int = 1) -> Iterator[Seat]:
    """Let each person come to the screen in turn, and yield the seat that has to decide."""
    while not session.state.match.is_over and session.state.match.hands_played < hands:
        if session.is_between_hands:
            session.deal_next_hand()
        if session.awaited_seat != NOBODY:
            session.turn_to(session.awaited_seat)
            session.resume()
        yield session.own_seat


def act(session: MatchSession, person: HumanPlayer, rng: Random) -> None:
    assert person.pending_request is not None
    request_id, view = person.pending_request
    session.submit_action(request_id, random_action(view, rng))


def test_nobody_is_at_the_screen_when_a_match_begins() -> None:
    session, person = start_session()

    assert session.own_seat == NOBODY
    assert session.awaited_seat in (LIISA, ONNI)
    assert person.pending_request is None
    assert session.view.hand == ()
    dealt = [e for action in session.history().events_by_action for e in action]
    hands = next(e.hands for e in dealt if isinstance(e, CardsDealt))
    assert {card for hand in hands for card in hand} == {HIDDEN}


def test_one_person_among_computer_players_needs_no_change() -> None:
    session, person = start_session(people=(LIISA,))

    assert (session.own_seat, session.awaited_seat) == (LIISA, NOBODY)
    assert person.pending_request is not None


@pytest.mark.parametrize("key", KEYS)
def test_only_the_person_at_the_screen_is_asked(key: str) -> None:
    seats = find_variant(key).create_game().seating.seats
    people = (seats[0], seats[2 % len(seats)] or seats[1])
    session, person = start_session(key, people)
    rng, seen = Random(2), set()

    for seat in turns(session):
        assert person.pending_request is not None
        assert person.pending_request[1].seat == seat == session.view.seat == session.state.turn
        seen.add(seat)
        act(session, person, rng)
        awaited = session.awaited_seat
        assert (person.pending_request is None) == (
            awaited != NOBODY or session.is_between_hands or session.state.match.is_over
        )
    assert seen <= set(people)
    assert session.record.state_after() == session.state


def test_history_follows_the_person_at_the_screen() -> None:
    session, person = start_session()
    for _ in turns(session):
        if len({entry.seat for entry in session.record.entries} & {LIISA, ONNI}) == 2:
            break
        act(session, person, Random(1))

    for seat in (LIISA, ONNI, NOBODY):
        session.turn_to(seat)
        events = [e for action in session.history().events_by_action for e in action]
        dealt = next(e for e in events if isinstance(e, CardsDealt))
        assert [HIDDEN not in hand for hand in dealt.hands] == [s == seat for s in range(4)]


def test_a_hidden_person_is_no_longer_asked() -> None:
    session, person = start_session()
    seat = next(turns(session))
    request_id = session.request_id

    session.turn_to(NOBODY)
    session.resume()

    assert person.pending_request is None
    assert session.awaited_seat == seat
    before = session.record
    session.submit_action(request_id, session.game.legal_actions(session.state)[0])
    assert session.record == before


def test_undo_reaches_back_to_the_last_change_of_person() -> None:
    session, person = start_session()
    rng, made = Random(3), dict[Seat, int]()
    for seat in turns(session):
        before = made.get(seat, 0)
        if sum(made.values()) > 6 and not session.can_undo:
            break
        act(session, person, rng)
        made[seat] = before + 1
    else:
        pytest.fail("nobody came to the screen after the others had played")

    ply = session.ply
    session.undo()
    assert session.ply == ply
    assert session.can_undo_together
    other = session.own_seat

    session.undo_together()

    assert session.ply < ply
    assert session.state.turn in (LIISA, ONNI)
    if session.state.turn != other:
        assert session.awaited_seat == session.state.turn
        assert person.pending_request is None
    while session.can_redo:
        session.redo()
        assert session.state.turn in session.people or session.is_between_hands
    assert session.ply == ply


def test_undo_does_not_tell_that_another_person_had_no_choice() -> None:
    forced = 0
    for seed in range(60):
        session, person = start_session(seed=seed)
        first, choices = session.awaited_seat, 0
        for seat in turns(session):
            if seat != first:
                break
            choices = len(session.game.legal_actions(session.state))
            act(session, person, Random(seed))
        forced += choices == 1

        assert session.can_undo_together
        ply = session.ply
        session.undo_together()
        assert session.ply < ply
        assert session.state.turn == first
    assert forced


def test_leaving_for_a_moment_keeps_the_own_undo() -> None:
    session, person = start_session()
    for _ in turns(session):
        act(session, person, Random(4))
        if session.can_undo:
            break
    seat = session.own_seat

    session.turn_to(NOBODY)
    assert not session.can_undo
    session.turn_to(seat)

    assert session.can_undo


def test_remarks_are_for_the_person_to_whom_they_were_made() -> None:
    session, person = start_session()
    seat = next(turns(session))
    assert person.pending_request is not None
    action = person.pending_request[1].legal_actions[0]
    session.add_remark(Remark(session.ply, RemarkKind.HINT, action, ()))

    assert len(session.history().remarks) == 1
    session.turn_to(ONNI if seat == LIISA else LIISA)
    assert session.history().remarks == ()


def test_what_happened_since_a_turn_hides_all_hands() -> None:
    session, person = start_session()
    rng = Random(5)
    for seat in turns(session):
        events = session.events_since_turn_of(seat)
        own = [e.seat for e in session.record.entries[session.ply - len(events) :]]
        assert seat not in own
        dealt = [e for action in events for e in action if isinstance(e, CardsDealt)]
        assert all(set(hand) <= {HIDDEN} for e in dealt for hand in e.hands)
        act(session, person, rng)
