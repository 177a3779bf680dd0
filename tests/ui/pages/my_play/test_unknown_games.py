"""Games that this version lacks are counted under their keys."""

from marjapussi_gui.ui.pages.my_play.my_play_page import MyPlayPage
from tests.ui.pages.my_play.sample_matches import SampleMatches, sample_hand
from tests.ui.pages.my_play.test_statistics_part import CONTRACT, evening, names, numbers, show


def test_a_game_that_this_version_lacks_is_counted_under_its_key(
    page: MyPlayPage, sample_matches: SampleMatches
) -> None:
    evening(sample_matches)
    sample_matches.match(
        CONTRACT, [sample_hand(0, 110, 20, bidder="me", is_made=True)], level="easy", day=3
    )
    with sample_matches.database.transaction() as connection:
        connection.execute("update matches set game = 'tenth' where game = ?", (CONTRACT,))

    show(page)
    assert ["All games", "Marjapussi", "tenth"] == names(page)["game"]
    page.filters.game_field.set_value("")
    assert "Hands: 6 played, 4 won, 67% share won" in numbers(page)
    page.filters.game_field.set_value("tenth")
    assert [
        (
            "Hands: 1 played, 1 won, 100% share won, 110.0 points per hand, 20.0 opponents’ points "
            "per hand"
        )
    ] == (numbers(page))
    assert ["game"] == list(names(page))
    page.statistics.reset_button.click()
    assert page.statistics.message.text.startswith("Reset the statistics for tenth?")


def test_nothing_but_unknown_games_is_counted_too(
    page: MyPlayPage, sample_matches: SampleMatches
) -> None:
    evening(sample_matches)
    with sample_matches.database.transaction() as connection:
        connection.execute("update matches set game = '<b>tenth</b>'")

    show(page)

    assert "Hands: 5 played, 3 won, 60% share won, 4.4 points per hand" in numbers(page)[1]
    assert 2 == len(page.statistics.charts)
