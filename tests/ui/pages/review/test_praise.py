"""A choice that was right where most players go wrong is praised, with its reason."""

import pytest
from PySide6.QtWidgets import QWidget

from marjapussi_gui.engine.actions import Action, Play
from marjapussi_gui.engine.cards import parse_card
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.model.contrast import ActionContrast, PlayoutResult
from marjapussi_gui.model.facts import Fact, HighestInSuit
from marjapussi_gui.model.verdict import ActionValue, DecisionKind, Grade, Verdict
from marjapussi_gui.ui.art.card_pictures import CardPictures
from marjapussi_gui.ui.art.deck_style import DeckStyle
from marjapussi_gui.ui.panels.question.panel_contents import (
    MistakeList,
    ReviewedDecision,
    show_answer,
)
from marjapussi_gui.ui.panels.question.question_panel import QuestionPanel
from marjapussi_gui.ui.text.table_players import TablePlayers
from tests.analysis.view_notation import trick_view

ACE, NINE = (Play(parse_card(each)) for each in ("AS", "9H"))
LEADS = ActionContrast(PlayoutResult.LEAD, 1.0, 0.0, ACE, NINE)
PRAISE = "Good, because if you play the ace of spades, you lead the next trick in every deal."


@pytest.mark.parametrize(
    ("done", "chosen", "temptation", "reason", "is_praised"),
    [
        (ACE, None, NINE, LEADS, True),
        (NINE, ACE, NINE, LEADS, True),
        (NINE, None, NINE, LEADS, False),
        (ACE, NINE, NINE, LEADS, False),
        (ACE, None, None, LEADS, False),
        (ACE, None, NINE, HighestInSuit(ACE.card), False),
    ],
)
def test_a_right_and_hard_choice_is_praised(
    done: Action,
    chosen: Action | None,
    temptation: Action | None,
    reason: Fact,
    is_praised: bool,
) -> None:
    view = trick_view("marjapussi", "AS KS 9H")
    values = ActionValue(ACE, 1.0, 0.6), ActionValue(NINE, 0.0, 0.4)
    verdict = Verdict(
        view.seat,
        DecisionKind.LEAD,
        done,
        values,
        Grade.FINE,
        400,
        (reason,),
        temptation=temptation,
    )
    people = TablePlayers(
        ("", "Elsa", "Aino", "Eero"), Seat(0), find_variant("marjapussi").create_game().seating
    )
    decision = ReviewedDecision(
        verdict, view, people, CardPictures(DeckStyle(), 1.0), "moss", view.hand
    )
    window = QWidget()
    panel = QuestionPanel(window)

    show_answer(panel, decision, MistakeList((), (), frozenset(), 0), chosen)

    assert any(each.startswith(PRAISE) for each in panel.reasons) is is_praised
