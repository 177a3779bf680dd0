"""Background work stays paused on every page until it is resumed."""

from marjapussi_gui.ui.common.requests import MyPlaySection
from tests.ui.window_driver import close_window, open_window, start_match


def test_evaluation_pauses_until_it_is_resumed() -> None:
    window = open_window()
    window.navigator.go_home()
    can_run = [window.idle_queue.can_run]

    window.pages.my_play_page.skill.pending.on_button_clicked()
    can_run.append(window.idle_queue.can_run)
    window.navigator.show_my_play(MyPlaySection.SKILL)
    window.navigator.go_home()
    can_run.append(window.idle_queue.can_run)
    window.pages.my_play_page.skill.pending.on_button_clicked()
    can_run.append(window.idle_queue.can_run)
    close_window(window)

    assert can_run == [True, False, False, True]


def test_evaluation_resumed_at_the_table_waits_for_the_hand() -> None:
    window = open_window()
    start_match(window, "marjapussi")

    window.idle_queue.set_paused(True)
    window.idle_queue.set_paused(False)

    assert not window.idle_queue.can_run
    close_window(window)
