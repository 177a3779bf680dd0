"""What is worked out in the background rests while it is not wanted, wherever one goes."""

from PySide6.QtWidgets import QApplication

from tests.ui.playing import gone, opened, seated


def test_judging_rests_until_it_is_wanted_again(qapp: QApplication) -> None:
    window, heard = opened(), list[bool]()
    window.ways.go_home()
    window.pages.idle.connect(heard.append)

    window.ways.profile_page.left.on_pressed()
    window.ways.show_profile()
    window.ways.go_home()
    window.ways.profile_page.left.on_pressed()
    gone(window)

    assert heard[:4] == [False, False, False, True]


def test_judging_that_is_wanted_again_at_the_table_waits_for_the_hand(qapp: QApplication) -> None:
    window = opened()
    seated(window, "marjapussi")
    heard = list[bool]()
    window.pages.idle.connect(heard.append)

    window.pages.rest(True)
    window.pages.rest(False)
    gone(window)

    assert heard[:2] == [False, False]
