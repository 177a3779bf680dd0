"""One's own mistakes are asked again, five at a time, by mouse, keyboard and screen reader."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.app import services
from marjapussi_gui.engine.actions import Play
from marjapussi_gui.engine.cards import Card
from marjapussi_gui.facts import Advised, Searched
from marjapussi_gui.kept.decisions import Decision, decisions
from marjapussi_gui.kept.exercise import MOST_A_DAY
from marjapussi_gui.kept.figures import EVERYTHING
from marjapussi_gui.kept.verdict import Kind, Rank, Verdict, Worth
from marjapussi_gui.principle import Principle
from marjapussi_gui.store.database import Database
from marjapussi_gui.store.exercises import Exercises
from marjapussi_gui.store.verdicts import Verdicts
from marjapussi_gui.stored.learning import StoredExercises
from marjapussi_gui.table.runner import ImmediateRunner
from marjapussi_gui.ui.basis.preferences import Preferences
from marjapussi_gui.ui.pages.practice import PracticePage
from marjapussi_gui.ui.review.round import Question
from marjapussi_gui.ui.shell.window import Window
from marjapussi_gui.ui.wording import reasons as reason_words
from tests.store.tables import ME, loaded, played
from tests.ui.playing import gone

HINT = Advised(Principle.WIN_TO_SPEAK)


def verdict_on(decision: Decision) -> Verdict:
    """Return a verdict by which another thing was better, and a third one as good."""
    others = [action for action in decision.view.legal if action != decision.done]
    as_good = [Worth(action, 1.9, 0.59, 0.02) for action in others[1:2]]
    worths = Worth(others[0], 2.0, 0.6), *as_good, Worth(decision.done, 0.0, 0.5, 0.02)
    reasons = Searched(400), HINT
    return Verdict(ME, Kind.LEAD, decision.done, worths, Rank.MISTAKE, 400, reasons)


def is_of_cards(decision: Decision) -> bool:
    legal = decision.view.legal
    return len(legal) > 2 and all(isinstance(action, Play) for action in legal)


class Practised:
    """A window on a store with mistakes in it."""

    def __init__(self, mistakes: int = 12) -> None:
        self.database = Database.in_memory()
        matches = [played(self.database, "marjapussi", seed, hands=6) for seed in (1, 2)]
        chosen = [
            (match, each)
            for match in matches
            for each in decisions(loaded(self.database, match).record, ME)
            if is_of_cards(each)
        ]
        assert len(chosen) >= mistakes
        for match, each in chosen[:mistakes]:
            Verdicts(self.database).note(match, each.ply, verdict_on(each), 1)
        kit = services(ImmediateRunner(), Preferences(pace="off", rest="short", sound=False))
        kept = StoredExercises(self.database, pytest.fail)
        self.window = Window(replace(kit, exercises=kept))
        self.window.show()
        self.window.ways.go_home()

    @property
    def page(self) -> PracticePage:
        return self.window.ways.practice_page

    @property
    def question(self) -> Question:
        assert self.page.question is not None
        return self.page.question

    def press(self, name: str) -> None:
        QTest.mouseClick(self.page.panel.buttons[name], Qt.MouseButton.LeftButton)

    def answer_all(self) -> None:
        while self.page.question is not None:
            self.page.on_chosen(self.question.verdict.best.action)
            self.press("next")


@pytest.fixture
def practised(qapp: object) -> Iterator[Practised]:
    here = Practised()
    yield here
    gone(here.window)
    here.database.close()


def test_two_clicks_lead_from_the_start_page_to_an_answer(practised: Practised) -> None:
    moments = practised.window.ways.start_page.moments
    assert moments.isVisible()
    QTest.mouseClick(moments.begin, Qt.MouseButton.LeftButton)

    assert practised.window.pages.current is practised.page
    assert practised.page.panel.title == "What do you play?"
    best = practised.question.verdict.best.action
    card = next(each for each in practised.page._choices() if each.isEnabled())
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    assert practised.question.reply is not None
    assert practised.question.is_right(best)


def test_what_is_as_good_is_right_and_what_was_done_is_not(practised: Practised) -> None:
    practised.window.command("practice")
    right = list[bool]()
    for place in range(2):
        done = practised.question.verdict.worths[1 + place].action
        practised.page.on_chosen(done)
        assert practised.question.reply is not None
        right.append(practised.question.reply.is_right)
        practised.press("next")

    assert right == [True, False]


def test_round_has_five_and_the_day_has_ten(practised: Practised) -> None:
    practised.window.command("practice")
    practised.answer_all()
    assert practised.page.panel.title == "5 of 5 right"

    practised.press("more")
    practised.answer_all()

    assert "more" not in practised.page.panel.buttons
    rows = practised.database.ask("select count(*) from practised")
    assert rows[0][0] == MOST_A_DAY
    practised.press("leave")
    assert practised.window.pages.current is practised.window.ways.start_page
    practised.window.ways.go_home()
    assert not practised.window.ways.start_page.moments.isVisible()


def test_who_looks_at_the_answer_did_not_know_it(practised: Practised) -> None:
    practised.window.command("practice")
    practised.press("show")

    assert practised.question.reply is not None
    assert not practised.question.reply.is_right
    assert practised.page.panel.title == "This is best."
    assert practised.page.round.rights == [False]


def test_hint_is_a_principle_and_makes_the_answer_hard(practised: Practised) -> None:
    practised.window.command("practice")
    practised.press("hint")

    assert practised.question.has_hint
    assert "hint" not in practised.page.panel.buttons
    people = practised.question.people
    assert reason_words.reasons([HINT], people)[0] in practised.page.spoken.said
    practised.page.on_chosen(practised.question.verdict.best.action)
    assert practised.question.reply is not None
    assert practised.question.reply.had_hint


def test_digits_answer_and_space_goes_on(practised: Practised) -> None:
    practised.window.command("practice")
    first = practised.question.exercise
    QTest.keyClick(QApplication.focusWidget() or practised.page, Qt.Key.Key_1)
    assert practised.question.reply is not None

    QTest.keyClick(QApplication.focusWidget() or practised.page, Qt.Key.Key_Space)

    assert practised.question.exercise is not first
    assert practised.question.reply is None


def test_card_of_the_hand_is_an_answer(practised: Practised) -> None:
    practised.window.command("practice")
    best = practised.question.verdict.best.action
    assert isinstance(best, Play)
    practised.page.felt.touch.acted.emit(best)

    assert practised.question.reply is not None
    assert practised.question.reply.is_right


def test_cards_are_others_each_time(practised: Practised) -> None:
    hands = set[tuple[Card, ...]]()
    for _ in range(5):
        practised.window.command("practice")
        hands.add(practised.question.moment.view.hand)

    assert len(hands) > 1


def test_moment_can_be_played_on(practised: Practised) -> None:
    practised.window.command("practice")
    view = practised.question.moment.view
    practised.press("show")
    practised.press("play")

    table = practised.window.ways.table_page.sitting.table
    assert practised.window.pages.current is practised.window.ways.table_page
    assert table is not None
    assert table.view.hand == view.hand
    assert table.is_assisted


def test_profile_leads_to_exercises_of_one_kind_though_none_is_due(practised: Practised) -> None:
    practised.window.command("practice")
    practised.answer_all()
    practised.window.ways.practise(Kind.LEAD, "marjapussi")

    assert len(practised.page.round.exercises) == 5
    practised.window.ways.practise(Kind.BID, "marjapussi")
    assert practised.page.panel.title == "Nothing to practise now"


def test_profile_tells_what_is_learned(practised: Practised) -> None:
    ways = practised.window.ways
    learned = Exercises(practised.database).learned(EVERYTHING)
    ways.show_profile()
    sheet = ways.profile_page.sheet
    sheet.show_learned(learned, Kind.LEAD)

    assert sheet.learned.text() == "0 of 12 moments learned"


def test_language_is_followed_at_once(practised: Practised) -> None:
    practised.window.command("practice")
    preferences = Preferences(pace="off", rest="short", sound=False, language="fi")
    practised.window.prefer(preferences)

    assert practised.page.panel.title == "Mitä pelaat?"
    practised.window.prefer(replace(preferences, language="en"))
