import logging
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from threading import Event as Flag

import pytest

from marjapussi_gui.engine.actions import Action, Play
from marjapussi_gui.engine.cards import Card
from marjapussi_gui.engine.events import Event
from marjapussi_gui.engine.game import IllegalActionError
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.phases.rummy_turns import RummyTurns
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.record_lines import RecordHeader
from marjapussi_gui.engine.rummy.action_proposals import fill_in_sets
from marjapussi_gui.engine.rummy.turn_rules import RummyTurnRules
from marjapussi_gui.engine.state import MatchStart, Seat
from marjapussi_gui.engine.view import View
from marjapussi_gui.model.match_state import MatchState
from marjapussi_gui.model.remark import Remark, RemarkKind
from marjapussi_gui.session.journal import MemoryJournal
from marjapussi_gui.session.match_session import MatchSession
from marjapussi_gui.session.participants import BotPlayer, DecideAction, HumanPlayer, Participant
from marjapussi_gui.session.task_runner import ImmediateTaskRunner
from tests.event_replay import EventReplay

KEYS = [each.key for each in VARIANTS]
ME = Seat(0)


@dataclass
class RecordingObserver:
    seen: list[tuple[tuple[Event, ...], View]] = field(default_factory=list)

    def show(self, events: tuple[Event, ...], view: View, _ply: int) -> None:
        self.seen.append((events, view))


def turn_rules(view: View) -> RummyTurnRules | None:
    turns = [phase for phase in view.game.phases if isinstance(phase, RummyTurns)]
    return turns[0].turn_rules if turns else None


def random_action(view: View, rng: Random) -> Action:
    action = rng.choice(view.legal_actions)
    allowed = turn_rules(view)
    return action if allowed is None else fill_in_sets(action, view.rummy, view.seat, allowed)


def start_session(
    key: str, person: HumanPlayer, seed: int = 1
) -> tuple[MatchSession, RecordingObserver, MemoryJournal]:
    game, rng = find_variant(key).create_game(), Random(seed)

    def decide(view: View, _: Flag) -> Action:
        return random_action(view, rng)

    bots = [BotPlayer(decide, ImmediateTaskRunner()) for _ in game.seating.seats[1:]]
    players: list[Participant] = [person, *bots]
    header = RecordHeader(game, ("",) * len(players), MatchStart(game.first_dealer(seed)))
    screen, journal = RecordingObserver(), MemoryJournal()
    return (
        MatchSession(MatchState(MatchRecord(header), seed, "", ""), players, journal, screen.show),
        screen,
        journal,
    )


def decisions(table: MatchSession, person: HumanPlayer) -> Iterator[View]:
    """Yield the person's decisions, dealing after each hand, until the match is over."""
    while not table.state.match.is_over:
        if person.pending_request is None:
            table.deal_next_hand()
        else:
            yield person.pending_request[1]


def play_hands(table: MatchSession, person: HumanPlayer, rng: Random, hands: int) -> None:
    for view in decisions(table, person):
        if view.match.hands_played >= hands:
            return
        table.submit_action(table.request_id, random_action(view, rng))


@pytest.mark.parametrize("key", KEYS)
def test_events_shown_to_a_seat_fold_to_its_view(key: str) -> None:
    person = HumanPlayer()
    table, screen, journal = start_session(key, person)
    table.resume()

    play_hands(table, person, Random(2), 2)

    folded = EventReplay(table.game, ME)
    for events, view in screen.seen:
        folded.apply(events)
        assert folded.matches_view(view)
    assert tuple(journal.entries) == table.record.entries
    assert table.record.state_after() == table.state


@pytest.mark.parametrize("key", KEYS)
def test_undo_and_redo_reach_the_same_states(key: str) -> None:
    person, rng = HumanPlayer(), Random(3)
    table, _, journal = start_session(key, person)
    table.resume()
    play_hands(table, person, rng, 1)
    state, entries = table.state, table.record.entries

    undone = 0
    while table.can_undo:
        table.undo()
        undone += 1
        assert table.record.state_after() == table.state
    assert undone > 1
    assert table.is_assisted
    redone = 0
    while table.can_redo:
        table.redo()
        redone += 1
        assert (person.pending_request is None) == table.is_between_hands
        assert person.pending_request in (None, (table.request_id, table.view))

    assert redone >= undone
    assert (state, entries) == (table.state, table.record.entries)
    assert tuple(journal.entries) == entries


def test_an_answer_to_an_old_request_is_dropped() -> None:
    person = HumanPlayer()
    table, _, _ = start_session("marjapussi", person)
    table.resume()
    assert person.pending_request is not None
    request_id, view = person.pending_request
    table.submit_action(request_id, view.legal_actions[0])
    after = table.record

    table.submit_action(request_id, view.legal_actions[-1])

    assert after == table.record


def test_an_illegal_answer_changes_nothing() -> None:
    person = HumanPlayer()
    table, _, _ = start_session("marjapussi", person)
    table.resume()
    before, request_id = table.record, table.request_id
    not_mine = next(card for card in range(52) if card not in table.view.hand)

    with pytest.raises(IllegalActionError):
        table.submit_action(request_id, Play(not_mine))  # type: ignore[arg-type]

    assert (before, request_id) == (table.record, table.request_id)
    assert person.pending_request is not None


def test_a_hand_that_is_over_waits_for_deal() -> None:
    person = HumanPlayer()
    table, screen, _ = start_session("marjapussi", person)
    table.resume()
    play_hands_until_rest(table, person)
    waited, before = table.is_between_hands, len(screen.seen)

    table.deal_next_hand()

    assert (True, False) == (waited, table.is_between_hands)
    assert len(screen.seen) > before


def play_hands_until_rest(table: MatchSession, person: HumanPlayer) -> None:
    rng = Random(1)
    while person.pending_request is not None:
        table.submit_action(table.request_id, random_action(person.pending_request[1], rng))


def test_a_match_goes_on_from_its_record() -> None:
    person = HumanPlayer()
    table, _, _ = start_session("tuppi", person)
    table.resume()
    play_hands(table, person, Random(4), 1)

    again = MatchSession(
        MatchState(table.record, 1, "", ""),
        [HumanPlayer() for _ in range(4)],
        MemoryJournal(),
        ignore,
    )

    assert table.state == again.state
    assert table.deal_fingerprint == again.deal_fingerprint


def ignore(_events: tuple[Event, ...], _view: View, _ply: int) -> None:
    pass


def test_undo_stops_a_thinking_player() -> None:
    person, flags = HumanPlayer(), []

    @dataclass
    class Slow:
        def request_action(self, request_id: int, view: View, on_action: object) -> None:
            flags.append("asked")

        def cancel_request(self) -> None:
            flags.append("stopped")

    game = find_variant("marjapussi").create_game()
    header = RecordHeader(game, ("",) * 4, MatchStart(Seat(3)))
    players: list[Participant] = [person, Slow(), Slow(), Slow()]
    table = MatchSession(
        MatchState(MatchRecord(header), 1, "", ""), players, MemoryJournal(), ignore
    )
    table.resume()
    table.submit_action(table.request_id, table.view.legal_actions[0])
    table.undo()

    assert ["asked", "stopped"] == flags
    assert person.pending_request is not None


def test_another_player_takes_over_in_the_middle_of_a_thought() -> None:
    game, person, request_ids = find_variant("marjapussi").create_game(), HumanPlayer(), []

    class Waiting:
        def request_action(self, request_id: int, view: View, on_action: object) -> None:
            request_ids.append(request_id)

        def cancel_request(self) -> None:
            request_ids.append(-1)

    header = RecordHeader(game, ("",) * 4, MatchStart(Seat(0)))
    players: list[Participant] = [person, Waiting(), HumanPlayer(), HumanPlayer()]
    table = MatchSession(
        MatchState(MatchRecord(header), 1, "", ""), players, MemoryJournal(), ignore
    )
    table.resume()

    table.replace_player(
        Seat(1), BotPlayer(lambda view, _: view.legal_actions[0], ImmediateTaskRunner())
    )

    assert -1 == request_ids[-1]
    assert Seat(2) == table.state.turn


def failing(_view: View, _: Flag) -> Action:
    raise ValueError("out of order")


def not_allowed(view: View, _: Flag) -> Action:
    return Play(next(card for card in map(Card, range(52)) if Play(card) not in view.legal_actions))


@pytest.mark.parametrize("decide", [failing, not_allowed])
def test_a_failing_computer_player_is_logged_and_replaced(
    decide: DecideAction, caplog: pytest.LogCaptureFixture
) -> None:
    game, person = find_variant("marjapussi").create_game(), HumanPlayer()
    header = RecordHeader(game, ("",) * 4, MatchStart(Seat(0)))
    bots = [
        BotPlayer(decide, ImmediateTaskRunner(), (failing, lambda view, _: view.legal_actions[-1]))
    ] * 3
    table = MatchSession(
        MatchState(MatchRecord(header), 1, "", ""), [person, *bots], MemoryJournal(), ignore
    )

    with caplog.at_level(logging.ERROR):
        table.resume()

    assert table.state.turn == ME
    assert len(table.record.entries) == 4
    assert 6 == sum("failed" in record.message for record in caplog.records)


def test_a_match_goes_on_though_the_screen_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    person, reported = HumanPlayer(), list[str]()
    game = find_variant("marjapussi").create_game()
    header = RecordHeader(game, ("",) * 4, MatchStart(Seat(0)))
    bots = [
        BotPlayer(lambda view, _: view.legal_actions[0], ImmediateTaskRunner()) for _ in range(3)
    ]
    monkeypatch.setattr(sys, "excepthook", lambda _kind, error, _trace: reported.append(str(error)))

    def show(_events: tuple[Event, ...], _view: View, ply: int) -> None:
        raise RuntimeError(f"no picture of {ply}")

    table = MatchSession(
        MatchState(MatchRecord(header), 1, "", ""), [person, *bots], MemoryJournal(), show
    )
    table.resume()
    table.submit_action(table.request_id, table.view.legal_actions[0])

    assert person.pending_request is not None
    assert table.state.turn == ME
    assert [f"no picture of {ply}" for ply in range(len(reported))] == reported


def test_a_rest_that_is_played_out_is_taken_back_by_one_undo() -> None:
    person, rng = HumanPlayer(), Random(5)
    table, _, journal = start_session("marjapussi", person)
    table.resume()
    while table.state.match.hands_played < 1 and len(table.view.hand) > 3:
        table.submit_action(table.request_id, random_action(table.view, rng))
    before = table.state

    table.play_out_hand()
    after, tricks = table.state, table.history().tricks
    table.undo()

    assert after.match.hands_played == before.match.hands_played + 1
    assert len(tricks) == 9
    assert before == table.state
    assert person.pending_request is not None
    assert tuple(journal.entries) == table.record.entries


def test_undo_after_a_play_out_was_taken_back_reaches_the_last_decision() -> None:
    table, _, _ = start_session("marjapussi", HumanPlayer())
    table.resume()
    table.play_out_hand()
    table.undo()
    while len(table.view.hand) > 4 or len(table.view.legal_actions) < 2:
        table.submit_action(table.request_id, table.view.legal_actions[0])
    before = table.state

    table.submit_action(table.request_id, table.view.legal_actions[0])
    table.undo()

    assert table.state == before


def test_obligation_bars_a_card_on_the_own_turn_only() -> None:
    person, barred = HumanPlayer(), 0
    table, _, _ = start_session("marjapussi", person)
    table.resume()
    while not table.is_between_hands:
        cards = {each.card for each in table.view.legal_actions if isinstance(each, Play)}
        for card in table.view.hand:
            assert (table.violated_obligation(card) is None) == (card in cards)
        barred += len(table.view.hand) - len(cards)
        table.submit_action(table.request_id, table.view.legal_actions[0])

    assert barred
    assert table.violated_obligation(Card(0)) is None


def test_the_past_is_what_was_seen_up_to_a_moment() -> None:
    person = HumanPlayer()
    table, screen, _ = start_session("marjapussi", person)
    table.resume()
    rng = Random(4)
    while not table.is_between_hands:
        table.submit_action(table.request_id, random_action(table.view, rng))

    assert [events for events, _ in screen.seen if events] == list(table.history().events_by_action)
    assert table.history().is_hand_over
    assert len(table.history().tricks) == 9
    assert not table.history(3).tricks
    assert not table.history(3).is_hand_over
    assert all(not table.history(ply).cards_left for ply in range(table.ply))
    assert table.history().cards_left == ((),) * 4


def test_remarks_belong_to_their_decision_and_are_help() -> None:
    person = HumanPlayer()
    table, _, journal = start_session("bag", person)
    table.resume()
    assert person.pending_request is not None
    request, view = person.pending_request
    remark = Remark(table.ply, RemarkKind.WARNING, view.legal_actions[0])

    table.add_remark(remark)
    table.add_remark(remark)

    assert [each.remark for each in table.history().remarks] == journal.remarks == [remark]
    assert table.history().remarks[0].view == view
    assert table.history(table.ply - 1).remarks == ()
    assert table.is_assisted
    praise = Remark(table.ply + 1, RemarkKind.PRAISE, view.legal_actions[0])
    table.add_remark(praise)
    table.submit_action(request, view.legal_actions[0])
    assert table.history().remarks[1].view == view
    assert table.history().has_praise_in_hand


def test_undo_takes_back_what_was_said_after_the_action() -> None:
    person = HumanPlayer()
    table, _, journal = start_session("bag", person)
    table.resume()
    view = next(view for view in decisions(table, person) if len(view.legal_actions) > 1)
    assert person.pending_request is not None
    ply, action = table.ply, view.legal_actions[0]
    warning, praise = (
        Remark(ply, RemarkKind.WARNING, action),
        Remark(ply + 1, RemarkKind.PRAISE, action),
    )
    table.add_remark(warning)
    table.add_remark(praise)
    table.submit_action(person.pending_request[0], action)

    table.undo()

    assert table.ply == ply
    assert [each.remark for each in table.history().remarks] == journal.remarks == [warning]
    assert not table.history().has_praise_in_hand


def test_session_goes_on_with_the_remarks_of_its_match() -> None:
    person = HumanPlayer()
    table, _, journal = start_session("bag", person)
    table.resume()
    remarks = tuple(
        Remark(ply, RemarkKind.HINT, Play(Card(0))) for ply in (table.ply, table.ply + 1)
    )
    match = MatchState(table.record, 1, "", "", remarks=remarks)

    again = MatchSession(match, [HumanPlayer()] * 4, journal, lambda *_: None)

    assert [each.remark for each in again.history().remarks] == [remarks[0]]
