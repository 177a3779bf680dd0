"""Two windows with the same match, but for the cards that somebody may not see.

Whatever a window shows or says must be the same in both as long as that person is at the screen.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from itertools import count
from random import Random
from threading import Event as Flag
from typing import NamedTuple

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAccessible, QAccessibleInterface, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from marjapussi_gui.app.service_factory import create_memory_services
from marjapussi_gui.engine.actions import Action, Deal
from marjapussi_gui.engine.cards import Card
from marjapussi_gui.engine.events import Log
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.record_lines import RecordEntry, RecordHeader
from marjapussi_gui.engine.state import NO_CARD, NOBODY, MatchStart, Seat
from marjapussi_gui.engine.view import View, create_view
from marjapussi_gui.model.match_state import MatchState
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.session.task_runner import ImmediateTaskRunner
from marjapussi_gui.ui.board.animation_speed import NO_ANIMATION, AnimationSpeed
from marjapussi_gui.ui.text.commands import Command
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.random_matches import RandomMatch
from tests.services import replace_services

from .quick_evaluator import quick_evaluate
from .table_driver import TableDriver, set_animation_speed

PEOPLE = {2: (1, 2), 3: (1, 0, 2), 4: (1, 0, 2, 0), 5: (1, 2, 0, 0, 3)}
NAMES = ("Liisa", "Onni", "Väinö", "Aino", "Eero")


def random_record(game: Game, seed: int) -> MatchRecord:
    match = RandomMatch(game, seed, game.first_dealer(seed))
    header = RecordHeader(game, NAMES[: game.seating.players], MatchStart(match.dealer))
    entries = [RecordEntry(step.before.turn, step.action) for step in match.steps(1)]
    return MatchRecord(header, tuple(entries))


def seen_by(record: MatchRecord, seat: Seat) -> list[object] | None:
    """Return all that a seat sees of a record, or None if an action is illegal."""
    game, seen = record.header.game, list[object]()
    state = game.initial_state(record.header.start)
    for entry in record.entries:
        if state.turn != entry.seat or game.refusal_reason(state, entry.action):
            return None
        log: Log = []
        state = game.step(state, entry.action, log)
        seen.extend(event.as_seen_by(seat) for event in log)
    return [*seen, create_view(game, state, seat)]


def deal_anew(record: MatchRecord, seat: Seat, rng: Random, tries: int = 60) -> MatchRecord | None:
    """Return a record with other cards that a seat can't see, or None if none were found."""
    ply = max(ply for ply, entry in enumerate(record.entries) if isinstance(entry.action, Deal))
    seen, found = seen_by(record, seat), record
    played = {card for entry in record.entries[ply + 1 :] for card in named_cards(entry.action)}
    for _ in range(tries):
        deal = found.entries[ply].action
        assert isinstance(deal, Deal)
        swapped = _swap_two(deal, seat, played, rng)
        entry = RecordEntry(NOBODY, swapped)
        entries = (*found.entries[:ply], entry, *found.entries[ply + 1 :])
        other = replace(found, entries=entries)
        if seen_by(other, seat) == seen:
            found = other
    return None if found == record else found


def named_cards(action: Action) -> Sequence[Card]:
    return getattr(action, "cards", None) or [getattr(action, "card", NO_CARD)]


def _swap_two(deal: Deal, seat: Seat, played: Collection[Card], rng: Random) -> Deal:
    """Swap two cards that weren't dealt to a seat, if possible two that weren't played."""
    parts = [*map(list, deal.hands), list(deal.stock), *map(list, deal.face_down)]
    places = [(p, i) for p, part in enumerate(parts) if p != seat for i in range(len(part))]
    kept = [(p, i) for p, i in places if parts[p][i] not in played]
    (a, i), (b, j) = rng.sample(kept if len(kept) > 1 else places, 2)
    parts[a][i], parts[b][j] = parts[b][j], parts[a][i]
    hands = len(deal.hands)
    return replace(
        deal,
        hands=tuple(tuple(sorted(part)) for part in parts[:hands]),
        stock=tuple(parts[hands]),
        face_down=tuple(map(tuple, parts[hands + 1 :])),
    )


class ScriptedWindow:
    """A window in which everybody acts as in a record, and several people share the screen."""

    def __init__(
        self,
        record: MatchRecord,
        people: Sequence[int],
        *,
        preferences: Preferences | None = None,
        speed: AnimationSpeed = NO_ANIMATION,
        size: tuple[int, int] = (900, 620),
    ) -> None:
        self.record, self.spoken = record, list[str]()
        services = create_memory_services(
            ImmediateTaskRunner(), preferences or Preferences(pace="off", rest="short", sound=False)
        )
        services = replace_services(
            services, create_player=self._create_player, evaluate=quick_evaluate
        )
        self.window = MainWindow(services)
        self.window.resize(*size)
        set_animation_speed(self.window.pages.table_page.board, speed)
        self.window.page_stack.speech_requested.connect(lambda text, _: self.spoken.append(text))
        self.window.show()
        self.table = TableDriver(self.window)
        beginning = record.up_to_last_deal()  # the session would deal other cards
        ids = tuple(people)
        match = MatchState(beginning, 1, "normal", "normal", people=ids, seated=ids)
        self.window.match_controller.play_from(match, len(beginning.entries))

    def _create_player(self, _level: str, _seed: int, *, keeps_agreements: bool = False):  # type: ignore[no-untyped-def] # noqa: ANN202
        def decide(_view: View, _stop: Flag) -> Action:
            return self.next_action

        return decide

    @property
    def next_action(self) -> Action:
        return self.record.entries[self.ply].action

    @property
    def is_finished(self) -> bool:
        return self.ply >= len(self.record.entries)

    @property
    def ply(self) -> int:
        return self.table.session.ply

    @property
    def turn(self) -> Seat:
        return self.table.session.state.turn

    @property
    def seat_at_screen(self) -> Seat:
        return self.table.session.own_seat

    def go_on(self) -> None:
        """Open the curtain if it is down, else act as in the record."""
        curtain = self.table.page.curtain
        if curtain.is_down:
            curtain.curtain.opened.emit()
        else:
            self.table.perform(self.next_action)

    def close(self) -> None:
        self.window.close()
        self.window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # as an event loop does


def picture_of(window: MainWindow) -> bytes:
    window.activateWindow()  # only one of two windows has the focus
    QApplication.processEvents()
    board = window.pages.table_page.board
    while board._pixmaps.has_pending or board._card_painter.is_busy:
        board._pixmaps.paint_next()
        if board._card_painter._job is not None:
            board._card_painter._job.join()
        board._card_painter.poll()
    QApplication.processEvents()
    picture = window.grab().toImage()
    return bytes(picture.constBits())


def channels(window: MainWindow) -> dict[str, object]:
    """Return everything that can be seen, heard or read of a window, but for its panels."""
    pixels, page = picture_of(window), window.pages.table_page
    return {
        "pixels": pixels,
        "title": window.windowTitle(),
        "tooltips": [each.toolTip() for each in visible_widgets(window)],
        "item tooltips": sorted(i.toolTip() for i in page.board.scene().items() if i.isVisible()),
        "accessible": [*accessible_tree(QAccessible.queryAccessibleInterface(window))],
        "announced": (
            page.accessible_board.recent_sentences,
            page.accessible_board.history.texts,
            page.curtain.announcer.recent_sentences,
        ),
        "commands": sorted(page.commands),
        "actions": [action.isEnabled() for action in window.actions_by_command.values()],
    }


def requested_channels(window: MainWindow) -> dict[str, object]:
    """Return what the panels and commands of the table answer when they are asked."""
    page, answers = window.pages.table_page, dict[str, object]()
    clipboard = QGuiApplication.clipboard()
    for command in page.commands:
        if command not in PANEL_COMMANDS:
            continue
        clipboard.clear()
        window.run_command(command)
        QApplication.processEvents()
        answers[str(command)] = (
            [*accessible_tree(QAccessible.queryAccessibleInterface(page))],
            page.panels.hand_log.sentences if page.panels.hand_log.is_open else (),
            page.accessible_board.recent_sentences[-1:],
            clipboard.text(),
        )
        if command in TOGGLES:
            window.run_command(command)
    clipboard.clear()
    return answers


TOGGLES = (Command.HINT, Command.TRICKS, Command.KNOWN, Command.TALK, Command.HANDS)
PANEL_COMMANDS = (
    *TOGGLES,
    *(Command.COPY_CODE, Command.READ_TABLE, Command.READ_SEATS, Command.READ_TRICK),
    *(Command.READ_TURN, Command.READ_SCORE, Command.READ_HAND, Command.READ_LEGAL),
    *(Command.SAY_AGAIN, Command.SAY_BEFORE),
)


def visible_widgets(window: QWidget) -> list[QWidget]:
    return [each for each in window.findChildren(QWidget) if each.isVisible()]


def accessible_tree(interface: QAccessibleInterface) -> Iterator[tuple[str, ...]]:
    if interface.state().invisible:
        return
    kinds = QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value
    yield (*map(interface.text, kinds), str(interface.role()))
    for number in range(interface.childCount()):
        yield from accessible_tree(interface.child(number))


def differences(one: dict[str, object], other: dict[str, object]) -> list[str]:
    return [key for key in one if one[key] != other[key]]


class TwinRecords(NamedTuple):
    """A record, the same with other cards that a seat can't see, and people by seat."""

    seat: Seat  # NOBODY: what everybody may see
    record: MatchRecord
    other: MatchRecord
    people: tuple[int, ...]


class ComparedMoment(NamedTuple):
    """Where two windows were compared, and the channels that differ."""

    records: TwinRecords
    ply: int
    is_covered: bool
    differences: list[str]


def find_twins(game: Game, rng: Random) -> Iterator[TwinRecords]:
    """Yield beginnings of random hands, each up to the turn of a person."""
    for seed in count(rng.randrange(1000)):
        people = PEOPLE[game.seating.players]
        whole = random_record(game, seed)
        turns = person_turns(_without_later_chance(whole), people)
        seats = [seat for seat in game.seating.seats if people[seat]]
        if not turns:
            continue
        record = replace(whole, entries=whole.entries[: rng.choice(turns)])
        seat = rng.choice((*seats, *seats, NOBODY))
        other = deal_anew(record, seat, rng)
        if other is not None:
            yield TwinRecords(seat, record, other, people)


def _without_later_chance(record: MatchRecord) -> MatchRecord:
    entries = record.entries
    deals = [ply for ply, entry in enumerate(entries) if isinstance(entry.action, Deal)]
    drawn = [ply for ply, entry in enumerate(entries) if entry.seat == NOBODY and ply > deals[-1]]
    return replace(record, entries=entries[: min(drawn, default=len(entries))])


def compare_moments(
    twins: TwinRecords, *, limit: int = 1000, preferences: Preferences | None = None
) -> Iterator[ComparedMoment]:
    """Play both records in windows, and compare up to `limit` of the last moments."""
    first, second = (
        ScriptedWindow(each, twins.people, preferences=preferences)
        for each in (twins.record, twins.other)
    )
    actions = len(twins.record.entries)
    for _ in range(3 * actions):
        is_covered = first.seat_at_screen == NOBODY
        is_in_record = 0 <= actions - first.ply <= limit  # then a forced draw is another card
        if is_in_record and first.seat_at_screen in (twins.seat, NOBODY):
            apart = differences(channels(first.window), channels(second.window))
            apart += [] if first.spoken == second.spoken else ["spoken"]
            if first.is_finished:
                asked = map(requested_channels, (first.window, second.window))
                apart += differences(*asked)
            yield ComparedMoment(twins, first.ply, is_covered, apart)
        if first.is_finished and not is_covered:
            break
        if first.is_finished and first.seat_at_screen != twins.seat != first.turn:
            break
        first.go_on()
        second.go_on()
        # A card that nobody else may see was forced in one of them
        while first.ply != second.ply and not (first.is_finished or second.is_finished):
            min(first, second, key=lambda each: each.ply).go_on()
    first.close()
    second.close()


def person_turns(record: MatchRecord, people: Sequence[int]) -> list[int]:
    """Return the plies at which a person decides."""
    return [
        ply
        for ply, entry in enumerate(record.entries)
        if ply > len(record.up_to_last_deal().entries)
        and entry.seat != NOBODY
        and people[entry.seat]
    ]
