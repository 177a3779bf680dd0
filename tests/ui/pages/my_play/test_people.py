"""What each of several people has played is shown by itself, never with the player's own."""

from dataclasses import replace

import pytest

from marjapussi_gui.engine.state import Seat
from marjapussi_gui.model.preferences import NO_PERSON, Person
from marjapussi_gui.storage.people_table import PeopleTable
from marjapussi_gui.storage.verdict_table import VerdictTable
from marjapussi_gui.ui.common.requests import MyPlaySection, Practise
from tests.model.sample_verdict import VERDICT
from tests.storage.played_matches import create_match, play_hands
from tests.ui.pages.my_play.my_play_driver import MyPlayDriver, OpenMyPlay


@pytest.fixture
def driver(open_my_play: OpenMyPlay) -> MyPlayDriver:
    """Return the page after four hands of the player and two of Elsa and Liisa."""
    driver = open_my_play()
    for name in ("Elsa", "Liisa"):
        PeopleTable(driver.database).save(Person(NO_PERSON, name, "fox"))
    play_hands(driver.database, create_match(driver.database), 2)
    driver.open()
    return driver


def choose(driver: MyPlayDriver, person: int) -> None:
    driver.page.person_field.set_value(person)


def shown_hands(driver: MyPlayDriver) -> int:
    statistics = driver.page._services.storage.statistics
    assert statistics is not None
    return statistics.totals(driver.page.filters.scope).hands


def test_chooser_appears_only_where_there_are_people(open_my_play: OpenMyPlay) -> None:
    driver = open_my_play()
    assert driver.page.person_field.isHidden()

    PeopleTable(driver.database).save(Person(NO_PERSON, "Elsa", "fox"))
    driver.open()

    field = driver.page.person_field
    assert field.isVisible()
    assert [field.itemText(place) for place in range(field.count())] == ["You", "Elsa"]


def test_statistics_are_those_of_the_chosen_person(driver: MyPlayDriver) -> None:
    driver.page.show_part(MyPlaySection.STATISTICS)
    driver.page.filters.assisted_field.setChecked(False)

    counts = []
    for person in (1, 2, NO_PERSON):
        choose(driver, person)
        counts.append(shown_hands(driver))

    assert counts == [2, 2, 4]


def test_person_has_no_deals_puzzles_or_luck(driver: MyPlayDriver) -> None:
    choose(driver, 1)

    overview = driver.overview
    assert overview.todays_deal.isHidden()
    assert overview.puzzles.isHidden()
    assert not overview.skill.isHidden()
    driver.page.show_part(MyPlaySection.SKILL)
    assert not driver.page.skill.luck.isVisible()


def test_practice_is_that_of_the_chosen_person(driver: MyPlayDriver) -> None:
    match = create_match(driver.database)
    play_hands(driver.database, match, 1)
    VerdictTable(driver.database).save(match.id, 10, replace(VERDICT, seat=Seat(2)))
    asked: list[object] = []
    driver.page.request.connect(asked.append)

    choose(driver, 1)
    without = driver.overview.moments.due_count
    choose(driver, 2)
    driver.overview.moments.begin_button.click()

    assert without == 0
    assert driver.overview.moments.due_count == 1
    assert asked == [Practise(person=2)]
    assert driver.current_page is driver.window.pages.practice_page


def test_matches_are_those_of_the_chosen_person(driver: MyPlayDriver) -> None:
    counts = []
    for person in (NO_PERSON, 1):
        choose(driver, person)
        counts.append(len(driver.overview.matches.rows))

    assert counts == [2, 1]


def test_deleted_person_is_no_longer_shown(driver: MyPlayDriver) -> None:
    choose(driver, 2)

    PeopleTable(driver.database).remove(2)
    driver.page.reload()

    assert driver.page.person_field.value() == NO_PERSON
    assert driver.overview.todays_deal.isVisible()


def test_person_stays_chosen_in_another_language(driver: MyPlayDriver) -> None:
    choose(driver, 2)

    driver.window.apply_preferences(replace(driver.window._preferences, language="fi"))

    assert driver.page.person_field.value() == 2
    assert driver.overview.todays_deal.isHidden()
