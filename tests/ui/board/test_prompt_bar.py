"""The buttons beside the hand."""

from functools import partial
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from marjapussi_gui.engine.actions import Action, AskHalf, AskWhole, Bid, Declare, Pass
from marjapussi_gui.engine.cards import ALL_SUITS, SUIT_LETTERS, Suit, parse_cards
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.phases.contract import ContractScoringPhase
from marjapussi_gui.engine.state import NOBODY, Seat
from marjapussi_gui.engine.view import View, create_view
from marjapussi_gui.ui.board import amount_stepper
from marjapussi_gui.ui.board.amount_stepper import AmountStepper, jump_bid_amounts
from marjapussi_gui.ui.board.decoration_items import BoardStyle
from marjapussi_gui.ui.board.prompt_bar import PromptBar, _button_order, _suit_icon
from marjapussi_gui.ui.board.prompt_options import prompt_options
from marjapussi_gui.ui.text.table_players import TablePlayers
from tests.model.test_bid_agreement import HANDS
from tests.random_matches import RandomMatch
from tests.scripted_match import ScriptedMatch

ME = Seat(0)

SIDE = 20


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_a_suit_on_a_button_is_whole_at_every_scale(ratio: float) -> None:
    side = round(SIDE * ratio)
    for suit in ALL_SUITS:
        drawn = _suit_icon(suit, "four", SIDE, ratio).pixmap(QSize(SIDE, SIDE), ratio).toImage()
        rim = [drawn.pixelColor(side - 1, at).alpha() for at in range(side)]
        rim += [drawn.pixelColor(at, side - 1).alpha() for at in range(side)]

        assert drawn.width() == side
        assert max(rim) < 128


def test_buttons_are_dressed_anew_only_for_another_look() -> None:
    home = QWidget()
    bar, look = PromptBar(home, home), BoardStyle()
    home.show()
    bar.show()
    bar.apply_style(look, 1.0)
    dressed = Dressed()
    bar.installEventFilter(dressed)

    bar.apply_style(look, 1.0)
    at_the_same = dressed.times
    bar.apply_style(look, 1.5)

    assert (at_the_same, dressed.times) == (0, 1)


class Dressed(QObject):
    """Counts how often a widget was given another style."""

    times = 0

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.times += event.type() == QEvent.Type.StyleChange
        return False


# Bids


class BidBar:
    """A prompt bar that offers the bids of an auction, or the actions of another decision."""

    def __init__(self, qtbot: QtBot, view: View) -> None:
        self.home = QWidget()
        self.home.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.bar = PromptBar(self.home, self.home)
        names = tuple("" for _ in view.game.seating.seats)
        self.people = TablePlayers(names, view.seat, view.game.seating)
        self.bar.show_options(prompt_options(view), view, self.people)
        self.home.show()
        self.bar.show()

    @property
    def stepper(self) -> AmountStepper:
        assert self.bar.stepper is not None
        return self.bar.stepper

    @property
    def bid(self) -> Action:
        return next(
            action
            for button in self.bar.buttons
            if isinstance(action := button.property("action"), Bid)
        )


@pytest.fixture
def bids(qtbot: QtBot) -> BidBar:
    game = find_variant("huutopussi").create_game()
    states = (step.after for step in RandomMatch(game, 3, ME).steps(hands=1))
    views = (create_view(game, state, state.turn) for state in states if state.turn != NOBODY)
    view = next(view for view in views if isinstance(view.legal_actions[-1], Bid | Pass))
    return BidBar(qtbot, view)


def digit_key(digit: str) -> Qt.Key:
    return Qt.Key(Qt.Key.Key_0 + int(digit))


@pytest.mark.parametrize(("digits", "amount"), [("160", 160), ("75", 75), ("055", 55), ("90", 90)])
def test_digits_set_the_bid(bids: BidBar, digits: str, amount: int) -> None:
    for digit in digits:
        QTest.keyClick(bids.bar, digit_key(digit))

    assert bids.stepper.amount == amount
    assert bids.bid == Bid(amount)


@pytest.mark.parametrize("digits", ["97", "7", "16", "1609", "7000000", "0"])
def test_a_number_that_cannot_be_bid_bids_nothing(bids: BidBar, digits: str) -> None:
    done: list[Action] = []
    bids.bar.action_chosen.connect(done.append)
    button = next(each for each in bids.bar.buttons if each.text().startswith("Bid "))
    bids.home.activateWindow()
    bids.home.setFocus()
    for digit in digits:
        QTest.keyClick(bids.bar, digit_key(digit))

    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        QTest.keyClick(bids.home.focusWidget(), key)
    bids.bar.press_default()

    assert button.text() == f"Bid {int(digits[:4])}"
    assert not button.isEnabled()
    assert done == []


def test_a_pause_begins_a_new_number(bids: BidBar, monkeypatch: pytest.MonkeyPatch) -> None:
    bids.bar.type_digit(9)
    bids.bar.type_digit(7)
    monkeypatch.setattr(amount_stepper, "NEW_NUMBER_MS", -1)
    bids.bar.type_digit(1)
    monkeypatch.undo()
    bids.bar.type_digit(0)
    bids.bar.type_digit(0)

    assert bids.bid == Bid(100)


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_key_on_plus_never_bids(bids: BidBar, key: Qt.Key) -> None:
    done: list[Action] = []
    bids.bar.action_chosen.connect(done.append)
    bids.home.activateWindow()
    bids.stepper.more_button.setFocus()

    for _ in range(len(bids.stepper.amounts) + 3):
        focus = bids.home.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)

    assert done == []


def test_a_digit_that_begins_no_bid_changes_nothing(bids: BidBar) -> None:
    before = bids.stepper.amount

    QTest.keyClick(bids.bar, digit_key("0"))

    assert bids.stepper.amount == before


def test_digits_lead_to_the_button_that_bids(bids: BidBar) -> None:
    bids.home.activateWindow()
    bids.bar.type_digit(9)
    bids.bar.type_digit(0)
    focus = bids.home.focusWidget()

    assert focus is not None
    assert focus.property("action") == Bid(90)


@pytest.mark.parametrize(("button", "amount"), [("less", 65), ("more", 70)])
def test_buttons_step_from_a_wrong_number(bids: BidBar, button: str, amount: int) -> None:
    bids.bar.type_digit(6)
    bids.bar.type_digit(7)
    pressed = bids.stepper.less_button if button == "less" else bids.stepper.more_button

    QTest.mouseClick(pressed, Qt.MouseButton.LeftButton)

    assert bids.stepper.amount == amount


def test_stepping_ends_a_typed_number(bids: BidBar) -> None:
    bids.bar.type_digit(1)
    bids.stepper.step(1)
    bids.bar.type_digit(8)
    bids.bar.type_digit(0)

    assert bids.stepper.amount == 80


@pytest.mark.parametrize(("angles", "steps"), [((120,), 1), ((60, 60), 1), ((360,), 3), ((50,), 0)])
def test_the_wheel_sets_the_bid(bids: BidBar, angles: tuple[int, ...], steps: int) -> None:
    lowest = bids.stepper.index
    bids.stepper.step(5)

    for angle in angles:
        bids.stepper.turn_wheel(angle)
    up = bids.stepper.index
    for angle in angles:
        bids.stepper.turn_wheel(-angle)

    assert up == lowest + 5 + steps
    assert bids.stepper.index == lowest + 5


def test_a_held_plus_stops_where_it_is_let_go(bids: BidBar, qtbot: QtBot) -> None:
    more = bids.stepper.more_button
    QTest.mousePress(more, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bids.stepper.index >= 3)
    at_release = bids.stepper.index

    QTest.mouseRelease(more, Qt.MouseButton.LeftButton)

    assert bids.stepper.index == at_release


def test_a_click_on_plus_is_one_step(bids: BidBar) -> None:
    before = bids.stepper.index

    QTest.mouseClick(bids.stepper.more_button, Qt.MouseButton.LeftButton)

    assert bids.stepper.index == before + 1


def test_a_jump_sets_the_bid_and_bids_nothing(bids: BidBar) -> None:
    done: list[Action] = []
    bids.bar.action_chosen.connect(done.append)
    jump = next(each for each in bids.stepper.jump_buttons if each.text() == "160")

    jump.click()

    assert bids.stepper.amount == 160
    assert bids.bid == Bid(160)
    assert done == []


def test_jumps_are_160_and_the_aces_and_marriages_of_the_hand() -> None:
    game = find_variant("huutopussi").create_game()
    scoring = game.scoring_phase
    assert isinstance(scoring, ContractScoringPhase)
    hand = parse_cards("AH KH QH AS 6D")
    pair = scoring.marriage_rules.points_by_suit[SUIT_LETTERS.index("H")]

    assert scoring.sure_points(hand) == pair + 2 * 10
    amounts = list(range(50, 400, 5))
    view = SimpleNamespace(game=game, hand=hand)
    sure = pair + 20
    jumps = partial(jump_bid_amounts, view=view, keeps_agreements=False)  # type: ignore[arg-type]
    assert jumps(amounts) == sorted({160, sure})
    assert jumps(amounts[22:]) in ([160], [])
    assert jumps([]) == []


def test_a_jump_promises_an_ace_if_partners_agreed_on_it() -> None:
    match = ScriptedMatch("huutopussi").deal(*HANDS)
    view = create_view(match.game, match.state, ME)
    sure, amounts = view.game.scoring_phase.sure_points(view.hand), list(range(50, 400, 5))

    assert jump_bid_amounts(amounts, view, keeps_agreements=True) == sorted({85, sure, 160})
    assert jump_bid_amounts(amounts, view, keeps_agreements=False) == sorted({sure, 160})


def test_declaring_stands_first_and_passing_last() -> None:
    wishes: list[Action] = [
        AskWhole(),
        AskHalf(Suit(2)),
        Declare(Suit(1)),
        Pass(),
        Declare(Suit(0)),
    ]

    ordered = sorted(wishes, key=_button_order)

    assert [type(each) for each in ordered] == [Declare, Declare, AskWhole, AskHalf, Pass]
