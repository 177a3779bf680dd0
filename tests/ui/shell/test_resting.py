"""What is worked out in the background rests while it is not wanted, wherever one goes."""

from PySide6.QtWidgets import QApplication

from tests.ui.playing import gone, opened, seated


def test_judging_rests_until_it_is_wanted_again(qapp: QApplication) -> None:
    window, heard = opened(), list[bool]()
    window.navigator.go_home()
    window.page_stack.idle_changed.connect(heard.append)

    window.navigator.profile_page.pending.on_button_clicked()
    window.navigator.show_profile()
    window.navigator.go_home()
    window.navigator.profile_page.pending.on_button_clicked()
    gone(window)

    assert heard[:4] == [False, False, False, True]


def test_judging_that_is_wanted_again_at_the_table_waits_for_the_hand(qapp: QApplication) -> None:
    window = opened()
    seated(window, "marjapussi")
    heard = list[bool]()
    window.page_stack.idle_changed.connect(heard.append)

    window.page_stack.pause_background_work(True)
    window.page_stack.pause_background_work(False)
    gone(window)

    assert heard[:2] == [False, False]
