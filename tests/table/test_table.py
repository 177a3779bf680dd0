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
from marjapussi_gui.engine.game import IllegalAction
from marjapussi_gui.engine.games import VARIANTS, variant
from marjapussi_gui.engine.lines import Header
from marjapussi_gui.engine.phases.rummy_rights import Rights
from marjapussi_gui.engine.phases.rummy_turns import RummyTurns
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.rummy.proposals import spelled_out
from marjapussi_gui.engine.state import Seat, Start
from marjapussi_gui.engine.view import View
from marjapussi_gui.kept.match import Match
from marjapussi_gui.table.journal import MemoryJournal
from marjapussi_gui.table.runner import ImmediateRunner
from marjapussi_gui.table.seats import Decide, Person, Player, Thinker
from marjapussi_gui.table.table import Table
from tests.folding import Folded

KEYS = [each.key for each in VARIANTS]
ME = Seat(0)


@dataclass
class Screen:
    seen: list[tuple[tuple[Event, ...], View]] = field(default_factory=list)

    def show(self, events: tuple[Event, ...], view: View, _ply: int) -> None:
        self.seen.append((events, view))


def rights(view: View) -> Rights | None:
    turns = [phase for phase in view.game.phases if isinstance(phase, RummyTurns)]
    return turns[0].rights if turns else None


def anything(view: View, rng: Random) -> Action:
    action = rng.choice(view.legal)
    allowed = rights(view)
    return action if allowed is None else spelled_out(action, view.rummy, view.seat, allowed)


def seated(key: str, person: Person, seed: int = 1) -> tuple[Table, Screen, MemoryJournal]:
    game, rng = variant(key).game(), Random(seed)

    def decide(view: View, _: Flag) -> Action:
        return anything(view, rng)

    bots = [Thinker(decide, ImmediateRunner()) for _ in game.seating.seats[1:]]
    players: list[Player] = [person, *bots]
    header = Header(game, ("",) * len(players), Start(game.first_dealer(seed)))
    screen, journal = Screen(), MemoryJournal()
    return (
        Table(Match(MatchRecord(header), seed, "", ""), players, journal, screen.show),
        screen,
        journal,
    )


def decisions(table: Table, person: Person) -> Iterator[View]:
    """Yield what the person is asked, dealing on after each hand, until the match is over."""
    while not table.state.match.over:
        if person.waiting is None:
            table.deal()
        else:
            yield person.waiting[1]


def play_hands(table: Table, person: Person, rng: Random, hands: int) -> None:
    for view in decisions(table, person):
        if view.match.hands >= hands:
            return
        table.answer(table.ticket, anything(view, rng))


@pytest.mark.parametrize("key", KEYS)
def test_events_shown_to_a_seat_fold_to_its_view(key: str) -> None:
    person = Person()
    table, screen, journal = seated(key, person)
    table.go_on()

    play_hands(table, person, Random(2), 2)

    folded = Folded(table.game, ME)
    for events, view in screen.seen:
        folded.see(events)
        assert folded.as_view(view)
    assert tuple(journal.entries) == table.record.entries
    assert table.record.state() == table.state


@pytest.mark.parametrize("key", KEYS)
def test_undo_and_redo_reach_the_same_states(key: str) -> None:
    person, rng = Person(), Random(3)
    table, _, journal = seated(key, person)
    table.go_on()
    play_hands(table, person, rng, 1)
    state, entries = table.state, table.record.entries

    undone = 0
    while table.may_undo:
        table.undo()
        undone += 1
        assert table.record.state() == table.state
    assert undone > 1
    assert table.is_assisted
    while table.may_redo:
        table.redo()

    assert (state, entries) == (table.state, table.record.entries)
    assert tuple(journal.entries) == entries


def test_an_old_ticket_is_dropped() -> None:
    person = Person()
    table, _, _ = seated("marjapussi", person)
    table.go_on()
    assert person.waiting is not None
    ticket, view = person.waiting
    table.answer(ticket, view.legal[0])
    after = table.record

    table.answer(ticket, view.legal[-1])

    assert after == table.record


def test_an_illegal_answer_changes_nothing() -> None:
    person = Person()
    table, _, _ = seated("marjapussi", person)
    table.go_on()
    before, ticket = table.record, table.ticket
    not_mine = next(card for card in range(52) if card not in table.view.hand)

    with pytest.raises(IllegalAction):
        table.answer(ticket, Play(not_mine))  # type: ignore[arg-type]

    assert (before, ticket) == (table.record, table.ticket)
    assert person.waiting is not None


def test_a_hand_that_is_over_waits_for_deal() -> None:
    person = Person()
    table, screen, _ = seated("marjapussi", person)
    table.go_on()
    play_hands_until_rest(table, person)
    waited, before = table.is_between_hands, len(screen.seen)

    table.deal()

    assert (True, False) == (waited, table.is_between_hands)
    assert len(screen.seen) > before


def play_hands_until_rest(table: Table, person: Person) -> None:
    rng = Random(1)
    while person.waiting is not None:
        table.answer(table.ticket, anything(person.waiting[1], rng))


def test_a_match_goes_on_from_its_record() -> None:
    person = Person()
    table, _, _ = seated("tuppi", person)
    table.go_on()
    play_hands(table, person, Random(4), 1)

    again = Table(
        Match(table.record, 1, "", ""), [Person() for _ in range(4)], MemoryJournal(), ignore
    )

    assert table.state == again.state
    assert table.fingerprint == again.fingerprint


def ignore(_events: tuple[Event, ...], _view: View, _ply: int) -> None:
    pass


def test_whoever_thinks_is_stopped_by_undo() -> None:
    person, flags = Person(), []

    @dataclass
    class Slow:
        def ask(self, ticket: int, view: View, answer: object) -> None:
            flags.append("asked")

        def stop(self) -> None:
            flags.append("stopped")

    game = variant("marjapussi").game()
    header = Header(game, ("",) * 4, Start(Seat(3)))
    players: list[Player] = [person, Slow(), Slow(), Slow()]
    table = Table(Match(MatchRecord(header), 1, "", ""), players, MemoryJournal(), ignore)
    table.go_on()
    table.answer(table.ticket, table.view.legal[0])
    table.undo()

    assert ["asked", "stopped"] == flags
    assert person.waiting is not None


def test_another_player_takes_over_in_the_middle_of_a_thought() -> None:
    game, person, tickets = variant("marjapussi").game(), Person(), []

    class Waiting:
        def ask(self, ticket: int, view: View, answer: object) -> None:
            tickets.append(ticket)

        def stop(self) -> None:
            tickets.append(-1)

    header = Header(game, ("",) * 4, Start(Seat(0)))
    players: list[Player] = [person, Waiting(), Person(), Person()]
    table = Table(Match(MatchRecord(header), 1, "", ""), players, MemoryJournal(), ignore)
    table.go_on()

    table.seat_player(Seat(1), Thinker(lambda view, _: view.legal[0], ImmediateRunner()))

    assert -1 == tickets[-1]
    assert Seat(2) == table.state.turn


def failing(_view: View, _: Flag) -> Action:
    raise ValueError("out of order")


def not_allowed(view: View, _: Flag) -> Action:
    return Play(next(card for card in map(Card, range(52)) if Play(card) not in view.legal))


@pytest.mark.parametrize("decide", [failing, not_allowed])
def test_a_computer_player_that_fails_is_replaced_and_the_log_says_so(
    decide: Decide, caplog: pytest.LogCaptureFixture
) -> None:
    game, person = variant("marjapussi").game(), Person()
    header = Header(game, ("",) * 4, Start(Seat(0)))
    bots = [Thinker(decide, ImmediateRunner(), (failing, lambda view, _: view.legal[-1]))] * 3
    table = Table(Match(MatchRecord(header), 1, "", ""), [person, *bots], MemoryJournal(), ignore)

    with caplog.at_level(logging.ERROR):
        table.go_on()

    assert table.state.turn == ME
    assert len(table.record.entries) == 4
    assert 6 == sum("failed" in record.message for record in caplog.records)


def test_a_match_goes_on_though_the_screen_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    person, reported = Person(), list[str]()
    game = variant("marjapussi").game()
    header = Header(game, ("",) * 4, Start(Seat(0)))
    bots = [Thinker(lambda view, _: view.legal[0], ImmediateRunner()) for _ in range(3)]
    monkeypatch.setattr(sys, "excepthook", lambda _kind, error, _trace: reported.append(str(error)))

    def show(_events: tuple[Event, ...], _view: View, ply: int) -> None:
        raise RuntimeError(f"no picture of {ply}")

    table = Table(Match(MatchRecord(header), 1, "", ""), [person, *bots], MemoryJournal(), show)
    table.go_on()
    table.answer(table.ticket, table.view.legal[0])

    assert person.waiting is not None
    assert table.state.turn == ME
    assert [f"no picture of {ply}" for ply in range(len(reported))] == reported


def test_a_rest_that_is_played_out_is_taken_back_by_one_undo() -> None:
    person, rng = Person(), Random(5)
    table, _, journal = seated("marjapussi", person)
    table.go_on()
    while table.state.match.hands < 1 and len(table.view.hand) > 3:
        table.answer(table.ticket, anything(table.view, rng))
    before = table.state

    table.play_out()
    after, tricks = table.state, table.past().tricks
    table.undo()

    assert after.match.hands == before.match.hands + 1
    assert len(tricks) == 9
    assert before == table.state
    assert person.waiting is not None
    assert tuple(journal.entries) == table.record.entries


def test_the_past_is_what_was_seen_up_to_a_moment() -> None:
    person = Person()
    table, screen, _ = seated("marjapussi", person)
    table.go_on()
    rng = Random(4)
    while not table.is_between_hands:
        table.answer(table.ticket, anything(table.view, rng))

    assert [events for events, _ in screen.seen if events] == list(table.past().actions)
    assert table.past().is_hand_over
    assert len(table.past().tricks) == 9
    assert not table.past(3).tricks
    assert not table.past(3).is_hand_over
