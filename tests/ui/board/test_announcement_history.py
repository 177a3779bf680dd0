"""The history of announcements can be browsed, and leaves out undone actions."""

from marjapussi_gui.ui.board.announcer import MAX_SENTENCES, AnnouncementHistory


def history_of(*texts: str) -> AnnouncementHistory:
    memory = AnnouncementHistory()
    for ply, text in enumerate(texts):
        memory.add(text, ply)
    return memory


def test_the_last_sentence_is_repeated() -> None:
    assert history_of("one", "two").step(0) == "two"


def test_going_back_ends_at_the_first_sentence() -> None:
    memory = history_of("one", "two", "three")

    assert ["two", "one", "one"] == [memory.step(-1) for _ in range(3)]


def test_going_on_ends_at_the_last_sentence() -> None:
    memory = history_of("one", "two", "three")
    memory.step(-1)
    memory.step(-1)

    assert ["two", "three", "three"] == [memory.step(1) for _ in range(3)]


def test_after_going_back_that_sentence_is_repeated() -> None:
    memory = history_of("one", "two", "three")
    memory.step(-1)

    assert memory.step(0) == "two"


def test_a_new_sentence_is_repeated_first() -> None:
    memory = history_of("one", "two")
    memory.step(-1)

    memory.add("three", 2)

    assert memory.step(0) == "three"


def test_sentences_about_undone_actions_are_forgotten() -> None:
    memory = history_of("one", "two", "three")

    memory.truncate(1)

    assert memory.texts == ["one"]
    assert memory.step(0) == "one"


def test_an_empty_history_has_no_sentence() -> None:
    assert AnnouncementHistory().step(-1) == ""


def test_only_so_many_sentences_are_remembered() -> None:
    memory = history_of(*map(str, range(MAX_SENTENCES + 5)))

    assert len(memory.texts) == MAX_SENTENCES
    assert memory.texts[0] == "5"
