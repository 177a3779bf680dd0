"""The page over a real store: its numbers, filters, files, and the question before a reset."""

from pathlib import Path

from PySide6.QtCore import QDate, QLocale, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from marjapussi_gui.engine.state import Side
from marjapussi_gui.ui.common.requests import MyPlaySection
from marjapussi_gui.ui.pages.my_play.my_play_page import MyPlayPage
from tests.ui.dialogs.layout_checks import show_at_size
from tests.ui.pages.my_play.sample_matches import SampleMatches, sample_hand

TWELVE = "marjapussi"
CONTRACT, ALONE, RUMMY = "huutopussi", "huutopussi-three", "marriage"


def evening(sample_matches: SampleMatches) -> None:
    """Store three matches of a game: two won, the last unfinished."""
    sample_matches.match(
        TWELVE,
        [
            sample_hand(0, 4, 1, marriages=2),
            sample_hand(1, 0, 3, porvoo=1),
            sample_hand(2, 5, refused=1),
        ],
        winner=Side(0),
        lost=(2.4, 0),
    )
    sample_matches.match(TWELVE, [sample_hand(0, 12)], winner=Side(0), level="easy", day=1)
    sample_matches.match(TWELVE, [sample_hand(0, 1, 2)], rules={"target": 10}, day=2)


def show(page: MyPlayPage, game: str = "") -> None:
    page.show_play(game, MyPlaySection.STATISTICS)


def numbers(page: MyPlayPage) -> list[str]:
    QApplication.processEvents()
    frames = page.statistics.numbers.body.findChildren(
        QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly
    )
    return [each.accessibleName() for each in frames if each.isVisible()]


def names(page: MyPlayPage) -> dict[str, list[str]]:
    picks = {
        "game": page.filters.game_field,
        "rules": page.filters.rules_field,
        "level": page.filters.level_field,
        "partner": page.filters.partner_field,
    }
    return {
        key: [pick.itemText(place) for place in range(pick.count())]
        for key, pick in picks.items()
        if pick.isVisible()
    }


def test_numbers_are_those_of_what_was_played(
    page: MyPlayPage, sample_matches: SampleMatches
) -> None:
    evening(sample_matches)

    show(page)

    compared = (
        "2 hands compared, +2 luck: the expert’s score, "
        "\N{MINUS SIGN}2 skill: your score minus the expert’s"
    )
    assert [
        (
            "Matches: 2 played, 2 won, 100% share won, 2 current winning streak, 2 longest "
            "winning streak"
        ),
        (
            "Hands: 5 played, 3 won, 60% share won, 4.4 points per hand, "
            "1.2 opponents’ points per hand"
        ),
        "Marriages: 2 declared, 1 asked in vain",
        "Porvoo: 1 trips",
        f"Luck and skill: {compared}",
    ] == numbers(page)


def test_game_at_the_table_is_counted_first(
    page: MyPlayPage, sample_matches: SampleMatches
) -> None:
    evening(sample_matches)
    sample_matches.match(RUMMY, [sample_hand(0, 30)])
    show(page)
    assert page.filters.game_field.value() == TWELVE

    show(page, RUMMY)
    assert page.filters.game_field.value() == RUMMY

    show(page, "tuppi")
    assert page.filters.game_field.value() == TWELVE  # no hand of Tuppi was played


def test_charts_have_accessible_descriptions(
    page: MyPlayPage, sample_matches: SampleMatches
) -> None:
    evening(sample_matches)

    show(page)

    summaries = {
        panel.view.accessibleName(): panel.view.accessibleDescription()
        for panel in page.statistics.charts
    }
    days = [
        QLocale().toString(QDate(2025, 3, day), QLocale.FormatType.ShortFormat) for day in (1, 3)
    ]
    span = " \N{EN DASH} ".join(days)
    course = f"5 hands, {span} · now +16, highest +17, lowest 0"
    assert {
        "Points ahead or behind": f"{course} · the expert would have +18 with your cards",
        "Points per hand": "Average 4.4 · most often 0, in 20% of all hands",
    } == summaries


def test_share_of_hands_won_takes_ten_hands(
    page: MyPlayPage, sample_matches: SampleMatches
) -> None:
    sample_matches.match(TWELVE, [sample_hand(number, number % 2, 0) for number in range(12)])

    show(page)

    share = page.statistics.charts[-1].view
    assert "Share of hands won" == share.accessibleName()
    assert (
        "Last 10 hands · now 50%, best 50%, worst 50%, overall 50%" == share.accessibleDescription()
    )


def test_bids_are_counted_where_there_is_an_auction(
    page: MyPlayPage, sample_matches: SampleMatches
) -> None:
    bids = [
        sample_hand(0, 60, 20, bidder="me", is_made=True),
        sample_hand(1, -70, 30, bidder="me", is_made=False),
        sample_hand(2, 80, 10, bidder="partner", is_made=True),
        sample_hand(3, 20, 90, bidder="other", is_made=True),
    ]
    sample_matches.match(CONTRACT, bids)
    sample_matches.match(ALONE, bids)

    show(page)
    page.filters.game_field.set_value(CONTRACT)
    with_partner = numbers(page)
    page.filters.game_field.set_value(ALONE)

    assert "Bids: 2 made, 1 failed, 1 made by you, 1 failed by you" in with_partner
    assert "Bids: 2 made, 1 failed" in numbers(page)
    assert not any(each.startswith("Porvoo") for each in numbers(page))


def test_rummy_has_neither_bids_nor_marriages_nor_porvoo(
    page: MyPlayPage, sample_matches: SampleMatches
) -> None:
    sample_matches.match(RUMMY, [sample_hand(0, 30, -10)])

    show(page)

    hands = (
        "1 played, 1 won, 100% share won, 30.0 points per hand, -10.0 opponents’ points per hand"
    )
    assert [f"Hands: {hands}"] == numbers(page)


def test_points_of_several_games_are_not_added_up(
    page: MyPlayPage, sample_matches: SampleMatches
) -> None:
    sample_matches.match(TWELVE, [sample_hand(number, 3) for number in range(6)])
    sample_matches.match(RUMMY, [sample_hand(number, 30) for number in range(5)])

    show(page)
    page.filters.game_field.set_value("")

    assert "Hands: 11 played, 11 won, 100% share won" == numbers(page)[0]
    assert ["Share of hands won"] == [
        panel.view.accessibleName() for panel in page.statistics.charts
    ]


def test_filters_offer_only_what_was_played(
    page: MyPlayPage, sample_matches: SampleMatches
) -> None:
    evening(sample_matches)
    sample_matches.match(RUMMY, [sample_hand(0, 30)])
    sample_matches.match(TWELVE, [sample_hand(0, 1)], rules={"target": 10, "pack": 32})

    show(page)

    assert {
        "game": ["All games", "Marjapussi", "Marriage"],
        "rules": ["All house rules", "Standard", "Custom rules", "Custom rules (2)"],
        "level": ["All opponents", "Opponents: Easy", "Opponents: Normal"],
    } == names(page)
    assert TWELVE == page.filters.scope.game

    page.filters.game_field.set_value(RUMMY)

    assert {"game": ["All games", "Marjapussi", "Marriage"]} == names(page)


def test_filters_restrict_what_is_counted(page: MyPlayPage, sample_matches: SampleMatches) -> None:
    evening(sample_matches)
    sample_matches.match(TWELVE, [sample_hand(0, 1)], partner="easy", is_assisted=True)
    show(page)

    page.filters.level_field.set_value("easy")
    assert (
        "Hands: 1 played, 1 won, 100% share won, 12.0 points per hand, "
        "0.0 opponents’ points per hand" in (numbers(page))
    )

    page.filters.level_field.set_value("")
    page.filters.assisted_field.set_value(True)
    assert (
        "Hands: 1 played, 1 won, 100% share won, 1.0 points per hand, "
        "0.0 opponents’ points per hand" in (numbers(page))
    )

    assert page.statistics.help_label.isVisible()


def test_hands_with_help_are_shown_and_marked_if_there_are_no_others(
    page: MyPlayPage, sample_matches: SampleMatches, tmp_path: Path
) -> None:
    sample_matches.match(TWELVE, [sample_hand(0, 5)], is_assisted=True)
    show(page)

    assert "5.0 points per hand" in numbers(page)[0]
    assert (
        page.statistics.help_label.text()
        == "You had help in these matches, such as a hint or an undo."
    )
    assert page.statistics.help_label.isVisible()
    assert not page.filters.assisted_field.isVisible()

    sample_matches.match(TWELVE, [sample_hand(0, 3)])
    page.refresh()

    assert "3.0 points per hand" in numbers(page)[0]
    assert not page.statistics.help_label.isVisible()
    assert page.filters.assisted_field.isVisible()


def test_empty_statistics_show_a_sentence(page: MyPlayPage, sample_matches: SampleMatches) -> None:
    show(page)

    assert "Finish a hand, and your first numbers will appear here." == page.statistics.empty_text
    assert not page.filters.game_field.isVisible()
    assert not page.statistics.reset_button.isEnabled()


def test_reset_asks_for_confirmation_and_makes_a_backup(
    page: MyPlayPage, sample_matches: SampleMatches, tmp_path: Path
) -> None:
    evening(sample_matches)
    sample_matches.match(RUMMY, [sample_hand(0, 30)])
    show(page)

    page.statistics.reset_button.click()
    assert (
        "Reset the statistics for Marjapussi? A backup is made first, and your matches are kept."
        == page.statistics.message.text
    )
    assert page.statistics.message.action_button.hasFocus()
    assert numbers(page)
    assert not (tmp_path / "backups").exists()

    page.statistics.message.action_button.click()
    assert "Statistics reset. The backup is kept." == page.statistics.message.text
    assert 1 == len(list((tmp_path / "backups").iterdir()))
    page.filters.game_field.set_value(RUMMY)
    assert "Hands: 1 played" in numbers(page)[0]


def test_question_can_be_withdrawn(page: MyPlayPage, sample_matches: SampleMatches) -> None:
    evening(sample_matches)
    show(page)

    page.statistics.reset_button.click()

    assert page.dismiss()
    assert not page.statistics.message.isVisible()
    assert not page.dismiss()
    assert numbers(page)


def test_failing_reset_is_reported(
    page: MyPlayPage, sample_matches: SampleMatches, tmp_path: Path
) -> None:
    evening(sample_matches)
    show(page)
    (tmp_path / "backups").write_text("no folder")

    page.statistics.reset_button.click()
    page.statistics.message.action_button.click()

    assert "Nothing was reset because the backup couldn’t be saved." == page.statistics.message.text
    assert 1 == len(sample_matches.troubles)
    assert numbers(page)


def test_charts_are_reached_by_the_keyboard(
    page: MyPlayPage, sample_matches: SampleMatches
) -> None:
    sample_matches.match(TWELVE, [sample_hand(number, 3) for number in range(12)])
    show(page)
    show_at_size(page, 800, 600)
    last = page.statistics.charts[-1].view

    for _ in range(20):
        if last.hasFocus():
            break
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Tab)

    assert last.hasFocus()
    middle = last.mapTo(page, QPointF(last.rect().center()).toPoint())
    assert page.rect().contains(middle)


def test_nothing_is_reset_where_the_answer_is_no(
    page: MyPlayPage, sample_matches: SampleMatches
) -> None:
    evening(sample_matches)
    show(page)
    page.statistics.reset_button.click()

    page.statistics.message.decline_button.click()

    assert not page.statistics.message.isVisible()
    assert numbers(page)


def test_filters_stay_while_another_part_is_shown(
    page: MyPlayPage, sample_matches: SampleMatches
) -> None:
    evening(sample_matches)
    sample_matches.match(RUMMY, [sample_hand(0, 30)])
    show(page)
    page.filters.level_field.set_value("easy")

    page.show_part(MyPlaySection.SKILL)
    skill_scope = page.skill.scope
    page.show_part(MyPlaySection.STATISTICS)
    statistics_scope = page.filters.scope
    page.filters.game_field.set_value("")
    page.restore_focus()

    assert (skill_scope.game, skill_scope.level) == (TWELVE, "")
    assert (statistics_scope.game, statistics_scope.level) == (TWELVE, "easy")
    assert page.filters.game == ""
