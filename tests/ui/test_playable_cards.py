"""Playable cards stand out: others are dimmed and explain why, and new cards are marked."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.app.ai_services import create_decider
from marjapussi_gui.engine.actions import Discard, Give, Play, ShowBidCard
from marjapussi_gui.engine.cards import RANK_OF
from marjapussi_gui.engine.phases.play_obligations import ObligationKind, PlayObligation
from marjapussi_gui.engine.view import View
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.model.verdict import ActionValue, DecisionKind, Grade, Verdict
from marjapussi_gui.ui.board.animation_speed import NO_ANIMATION
from marjapussi_gui.ui.board.kitty import new_cards
from marjapussi_gui.ui.pages.table.hint_controller import hint_text
from marjapussi_gui.ui.text.hint_text import HintSentences
from marjapussi_gui.ui.text.obligation_text import obligation_sentence
from marjapussi_gui.ui.text.suggestion_text import suggestion_sentence
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.ui.table_driver import TableDriver
from tests.ui.window_driver import Mouse, choose_action, start_match

STILL = Preferences(pace="off", rest="short", sound=False)
SEEDS = range(1, 60)


def play_until(
    window: MainWindow, key: str, kind: type[Discard | Give | ShowBidCard]
) -> tuple[TableDriver, View]:
    """Play hands until I have to do such a thing."""
    decide = create_decider("normal", 3)
    for seed in SEEDS:
        table = start_match(window, key, seed)
        while (view := table.view) is not None and not isinstance(view.legal_actions[0], Play):
            if isinstance(view.legal_actions[0], kind):
                return table, view
            table.perform(choose_action(view, decide))
    raise AssertionError(f"nothing to do of the kind {kind}")


def test_aces_and_tens_are_dimmed_and_refused_when_cards_are_put_away(window: MainWindow) -> None:
    _, view = play_until(window, "huutopussi-three", Discard)
    mouse, board = Mouse(window), window.pages.table_page.board
    high = [card for card in view.hand if RANK_OF[card] in "AT"]
    assert high

    assert board.card_layer.disabled == frozenset(high)
    mouse.click(mouse.item(high[0]))
    assert board.hand_input.selected_cards == []
    assert board.decorations.prompt_sentence.text == "You can’t discard an ace or a ten."


def test_what_is_still_to_be_chosen_counts_down(window: MainWindow) -> None:
    _, view = play_until(window, "huutopussi-three", Discard)
    mouse, board = Mouse(window), window.pages.table_page.board
    low = [card for card in view.hand if RANK_OF[card] not in "AT"]
    said = [board.decorations.prompt_sentence.text]
    for card in low[:3]:
        mouse.click(mouse.item(card))
        said.append(board.decorations.prompt_sentence.text)

    assert said == [
        "Choose 3 cards to discard (no aces or tens).",
        "Choose 2 cards to discard (no aces or tens).",
        "Choose a card to discard (not an ace or ten).",
        "Discard your selection, or change it.",
    ]


def test_cards_that_cannot_be_a_bid_are_dimmed(window: MainWindow) -> None:
    _, view = play_until(window, "tuppi", ShowBidCard)
    shown = {action.card for action in view.legal_actions if isinstance(action, ShowBidCard)}

    assert window.pages.table_page.board.card_layer.disabled == frozenset(view.hand) - shown


@pytest.mark.parametrize(("key", "kind"), [("huutopussi", Give), ("huutopussi-three", Discard)])
def test_what_was_received_stands_out_until_a_card_is_played(
    window: MainWindow, key: str, kind: type[Discard | Give]
) -> None:
    decide = create_decider("normal", 3)
    for seed in SEEDS:
        table = start_match(window, key, seed)
        while (view := table.view) is not None and not isinstance(view.legal_actions[0], Play):
            if new_cards(view):
                break
            table.perform(choose_action(view, decide))
        if view is not None and new_cards(view):
            break
    assert view is not None
    cards = window.pages.table_page.board.card_layer
    lit = {item.card for item in cards._new_card_markers.cards}

    assert {item.card for item in cards.new_items} == set(new_cards(view)) == lit
    table.play_until(lambda each: bool(each.trick.cards or each.tricks), decide)
    assert cards.new_items == set()
    assert not cards._new_card_markers.cards


@pytest.mark.parametrize(("key", "wanted"), [("marjapussi", "Follow"), ("huutopussi", "Beat")])
def test_the_prompt_names_the_obligation(window: MainWindow, key: str, wanted: str) -> None:
    decide, said, board = create_decider("normal", 3), set[str](), window.pages.table_page.board
    for seed in range(1, 17):
        if wanted in said:
            break
        table = start_match(window, key, seed)
        while wanted not in said and (view := table.view) is not None:
            if board.card_layer.disabled:
                said.add(board.decorations.prompt_sentence.text.split()[0])
            table.perform(choose_action(view, decide))

    assert wanted in said
    assert said <= {"Follow", "Beat", "Overtrump", "Play", "Lead"}


def test_the_prompt_after_a_marriage_names_the_cards_to_lead() -> None:
    obligation = PlayObligation(ObligationKind.LEAD_MARRIAGE, 1)

    assert obligation_sentence(obligation) == "Lead from the marriage just declared."


def test_a_button_that_is_suggested_or_has_the_focus_is_not_cut(window: MainWindow) -> None:
    table, bar = start_match(window, "huutopussi"), window.pages.table_page.prompt_bar
    heights = {button.sizeHint().height() for button in bar.buttons if button.isVisible()}
    bar.highlight(table.own_view.legal_actions[0])
    bar.buttons[-1].setFocus()
    QApplication.processEvents()
    buttons = [button for button in bar.buttons if button.isVisible()]

    assert len(heights) == 1
    assert {button.sizeHint().height() for button in buttons} == heights
    assert all(
        bar.rect().contains(button.geometry()) for button in buttons if button.parent() is bar
    )


def test_plate_shows_a_pass(window: MainWindow) -> None:
    table, decide = start_match(window, "huutopussi"), create_decider("normal", 3)
    notes, seats = set[str](), window.pages.table_page.board.decorations.seat_plates
    while (view := table.view) is not None and view.phase == "auction":
        notes |= {plate.note for plate in seats.plates.values()}
        table.perform(choose_action(view, decide))
    notes |= {plate.note for plate in seats.plates.values()}

    assert "passed" in notes


def test_a_forced_card_plays_itself_where_that_is_wished(window: MainWindow) -> None:
    window.apply_preferences(replace(STILL, forced=True))
    page = window.pages.table_page
    page.board.event_player.speed = NO_ANIMATION
    table, decide = start_match(window, "marjapussi", seed=3), create_decider("normal", 3)
    asked = list[int]()
    while (view := table.view) is not None:
        asked.append(len(view.legal_actions) if isinstance(view.legal_actions[0], Play) else 9)
        table.perform(choose_action(view, decide))
    assert min(asked) > 1
    assert page.panels.hand_score.isVisible()

    page.undo()
    assert table.view is not None
    page.redo()

    assert table.view is not None  # the last card waits: what is done again is seen step by step
    assert len(table.view.legal_actions) == 1
    window.apply_preferences(STILL)


def test_nothing_plays_itself_unless_wished(window: MainWindow) -> None:
    table, decide = start_match(window, "marjapussi", seed=3), create_decider("normal", 3)
    asked = list[int]()
    while (view := table.view) is not None:
        asked.append(len(view.legal_actions) if isinstance(view.legal_actions[0], Play) else 9)
        table.perform(choose_action(view, decide))

    assert 1 in asked


def test_a_forced_action_without_a_reason_is_advised_all_the_same(window: MainWindow) -> None:
    table = start_match(window, "marjapussi", seed=3)
    view = table.play_until(lambda each: len(each.legal_actions) == 1)
    assert view is not None
    (only,) = view.legal_actions
    verdict = Verdict(view.seat, DecisionKind.FOLLOW, only, (ActionValue(only, 0.0),), Grade.FORCED)

    told = hint_text(verdict, view, table.people)

    assert told.words == HintSentences("", suggestion_sentence(only, view, table.people))
    assert told.values is None
