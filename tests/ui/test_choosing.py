"""What may be chosen is seen: the rest is dimmed and says why, and what came is marked."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.actions import Discard, Give, Play, Show
from marjapussi_gui.engine.cards import RANK_OF
from marjapussi_gui.engine.phases.duties import Duty, Must
from marjapussi_gui.engine.view import View
from marjapussi_gui.kept.verdict import Kind, Rank, Verdict, Worth
from marjapussi_gui.thinking import player
from marjapussi_gui.ui.basis.preferences import Preferences
from marjapussi_gui.ui.board.kitty import arrived
from marjapussi_gui.ui.board.pace import INSTANT
from marjapussi_gui.ui.pages.advising import note
from marjapussi_gui.ui.pages.sitting import Sitting
from marjapussi_gui.ui.shell.window import Window
from marjapussi_gui.ui.wording.duties import order
from marjapussi_gui.ui.wording.suggestions import suggestion
from tests.ui.playing import Mouse, decided, gone, opened, seated

STILL = Preferences(pace="off", rest="short", sound=False)
SEEDS = range(1, 60)


@pytest.fixture
def window(qapp: QApplication) -> Iterator[Window]:
    window = opened()
    yield window
    gone(window)


def at(window: Window, key: str, kind: type[Discard | Give | Show]) -> tuple[Sitting, View]:
    """Play hands until I have to do such a thing."""
    decide = player("normal", 3)
    for seed in SEEDS:
        sitting = seated(window, key, seed)
        while (view := sitting.view) is not None and not isinstance(view.legal[0], Play):
            if isinstance(view.legal[0], kind):
                return sitting, view
            sitting.act(decided(view, decide))
    raise AssertionError(f"nothing to do of the kind {kind}")


def test_aces_and_tens_are_dimmed_and_refused_when_cards_are_put_away(window: Window) -> None:
    _, view = at(window, "huutopussi-three", Discard)
    mouse, board = Mouse(window), window.ways.table_page.board
    high = [card for card in view.hand if RANK_OF[card] in "AT"]
    assert high

    assert board.cards.barred == frozenset(high)
    mouse.click(mouse.item(high[0]))
    assert board.touch.chosen == []
    assert board.furniture.sentence.text == "An ace or a ten may not be put away."


def test_what_is_still_to_be_chosen_counts_down(window: Window) -> None:
    _, view = at(window, "huutopussi-three", Discard)
    mouse, board = Mouse(window), window.ways.table_page.board
    low = [card for card in view.hand if RANK_OF[card] not in "AT"]
    said = [board.furniture.sentence.text]
    for card in low[:3]:
        mouse.click(mouse.item(card))
        said.append(board.furniture.sentence.text)

    assert said == [
        "Choose 3 cards to put away: no ace or ten.",
        "Choose 2 cards to put away: no ace or ten.",
        "Choose a card to put away: no ace or ten.",
        "Put them away, or choose others.",
    ]


def test_cards_that_cannot_be_a_bid_are_dimmed(window: Window) -> None:
    _, view = at(window, "tuppi", Show)
    shown = {action.card for action in view.legal if isinstance(action, Show)}

    assert window.ways.table_page.board.cards.barred == frozenset(view.hand) - shown


@pytest.mark.parametrize(("key", "kind"), [("huutopussi", Give), ("huutopussi-three", Discard)])
def test_what_was_received_stands_out_until_a_card_is_played(
    window: Window, key: str, kind: type[Discard | Give]
) -> None:
    decide = player("normal", 3)
    for seed in SEEDS:
        sitting = seated(window, key, seed)
        while (view := sitting.view) is not None and not isinstance(view.legal[0], Play):
            if arrived(view):
                break
            sitting.act(decided(view, decide))
        if view is not None and arrived(view):
            break
    assert view is not None
    cards = window.ways.table_page.board.cards
    lit = {item.card for item in cards._lights.cards}

    assert {item.card for item in cards.arrived} == set(arrived(view)) == lit
    while (view := sitting.view) is not None and not view.trick.cards and not view.tricks:
        sitting.act(decided(view, decide))
    assert cards.arrived == set()
    assert not cards._lights.cards


@pytest.mark.parametrize(("key", "wanted"), [("marjapussi", "Follow"), ("huutopussi", "Beat")])
def test_the_prompt_names_the_duty(window: Window, key: str, wanted: str) -> None:
    decide, said, board = player("normal", 3), set[str](), window.ways.table_page.board
    for seed in range(1, 17):
        sitting = seated(window, key, seed)
        while wanted not in said and (view := sitting.view) is not None:
            if board.cards.barred:
                said.add(board.furniture.sentence.text.split()[0])
            sitting.act(decided(view, decide))

    assert wanted in said
    assert said <= {"Follow", "Beat", "Play", "Lead"}


def test_the_prompt_after_a_marriage_says_what_is_to_be_led() -> None:
    duty = Duty(Must.LEAD_MARRIAGE, 1)

    assert order(duty) == "Lead from the marriage just made."


def test_a_button_that_is_suggested_or_has_the_focus_is_not_cut(window: Window) -> None:
    sitting, bar = seated(window, "huutopussi"), window.ways.table_page.bar
    assert sitting.view is not None
    heights = {button.sizeHint().height() for button in bar.buttons if button.isVisible()}
    bar.suggest(sitting.view.legal[0])
    bar.buttons[-1].setFocus()
    QApplication.processEvents()
    buttons = [button for button in bar.buttons if button.isVisible()]

    assert len(heights) == 1
    assert {button.sizeHint().height() for button in buttons} == heights
    assert all(
        bar.rect().contains(button.geometry()) for button in buttons if button.parent() is bar
    )


def test_who_passed_has_it_on_his_plate(window: Window) -> None:
    sitting, decide = seated(window, "huutopussi"), player("normal", 3)
    notes, seats = set[str](), window.ways.table_page.board.furniture.seats
    while (view := sitting.view) is not None and view.phase == "auction":
        notes |= {plate.note for plate in seats.plates.values()}
        sitting.act(decided(view, decide))
    notes |= {plate.note for plate in seats.plates.values()}

    assert "pass" in notes


def test_a_forced_card_plays_itself_where_that_is_wished(window: Window) -> None:
    window.prefer(replace(STILL, forced=True))
    page = window.ways.table_page
    page.board.story.pace = INSTANT
    sitting, decide = seated(window, "marjapussi", seed=3), player("normal", 3)
    asked = list[int]()
    while (view := sitting.view) is not None:
        asked.append(len(view.legal) if isinstance(view.legal[0], Play) else 9)
        sitting.act(decided(view, decide))
    assert min(asked) > 1
    assert page.panels.breakdown.isVisible()

    page.take_back()
    assert sitting.view is not None
    page.do_again()

    assert sitting.view is not None  # the last card waits: what is done again is seen step by step
    assert len(sitting.view.legal) == 1
    window.prefer(STILL)


def test_nothing_plays_itself_unless_wished(window: Window) -> None:
    sitting, decide = seated(window, "marjapussi", seed=3), player("normal", 3)
    asked = list[int]()
    while (view := sitting.view) is not None:
        asked.append(len(view.legal) if isinstance(view.legal[0], Play) else 9)
        sitting.act(decided(view, decide))

    assert 1 in asked


def test_a_forced_action_without_a_reason_is_advised_all_the_same(window: Window) -> None:
    sitting, decide = seated(window, "marjapussi", seed=3), player("normal", 3)
    while (view := sitting.view) is not None and len(view.legal) > 1:
        sitting.act(decided(view, decide))
    assert view is not None
    assert sitting.people is not None
    (only,) = view.legal
    verdict = Verdict(view.seat, Kind.FOLLOW, only, (Worth(only, 0.0),), Rank.FORCED)

    told = note(verdict, view, sitting.people)

    assert told.advice == suggestion(only, view, sitting.people)
    assert (told.follows, told.known) == ((), ())
