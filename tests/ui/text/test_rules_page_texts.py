"""The rules page begins with the goal, goes on in the order of play, and speaks plainly."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.game import Game, Variant
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.ui.common.languages import AVAILABLE_LANGUAGES, install_language
from marjapussi_gui.ui.text.i18n import localized_digits
from marjapussi_gui.ui.text.rules_chapters import goal_section, rules_chapters
from tests.ui.text.rules_text import rules_html, rules_without_changes
from tests.ui.text.test_rules_summary import tables

TAGS = re.compile(r"<[^>]*>")
OBJECT = re.compile(
    r"Be the first (side|player) to (reach|have exactly|score) \d+ (game )?points?\."
    r"( If n(obody|either side).*)?"
    r"|Have the (most points|higher score) after \d+ (deals?|hands)\."
)
ORDER = ["The goal", "In short", "Players", "Cards", "Deal", "Tricks", "Scoring a hand"]
ORDER_OF_SETS = ["The goal", "In short", "Players", "Cards and deal", "A turn", "Settlement"]
LAST_RULE = "Winning the match"
MAX_WORDS = 20
MAX_PAGE_WORDS = 900  # as it opens
LIST_OF_RANKS = "from high to low"
every_game = pytest.mark.parametrize("each", VARIANTS, ids=lambda each: each.key)


def paragraphs(html: str) -> list[str]:
    """Return the paragraphs, list items and cells of a page without their tags."""
    lines = re.split(r"</(?:p|li|td|th|h2)>", html)
    return [text for line in lines if (text := TAGS.sub("", line).strip())]


def sentences(html: str) -> Iterator[str]:
    for text in paragraphs(html):
        yield from re.split(r"(?<=[.?!])\s+", text)


@every_game
def test_first_chapter_is_the_goal_and_begins_with_the_object_of_the_game(each: Variant) -> None:
    for game in tables(each):
        first = rules_chapters(game)[0]

        title, goal = paragraphs(first.html)
        assert first.title == title == "The goal"
        assert OBJECT.fullmatch(goal), goal


@every_game
def test_goal_comes_first_in_every_language(qapp: QApplication, each: Variant) -> None:
    game = each.create_game()
    number = game.rules.deals or game.rules.target
    goals = {}
    for language in AVAILABLE_LANGUAGES:
        install_language(qapp, language)
        goals[language] = TAGS.sub(" ", rules_chapters(game)[0].html)
        assert localized_digits(number) in paragraphs(goal_section(game))[1], language

    assert len(set(goals.values())) == len(AVAILABLE_LANGUAGES)


@every_game
def test_page_opens_with_few_words_and_six_bullets_at_most(each: Variant) -> None:
    chapters = rules_chapters(each.create_game())

    shown = " ".join(line for one in chapters for line in paragraphs(one.folded_html))
    assert len(shown.split()) <= MAX_PAGE_WORDS
    assert 1 < chapters[1].html.count("<li>") <= 6


@every_game
def test_no_sentence_is_said_twice(each: Variant) -> None:
    for game in tables(each):
        said = [one for one in sentences(rules_without_changes(game)) if len(one.split()) > 3]

        assert sorted(set(said)) == sorted(said)


@every_game
def test_chapters_follow_the_course_of_a_match(each: Variant) -> None:
    titles = [chapter.title for chapter in rules_chapters(each.create_game())]
    order = ORDER_OF_SETS if each.create_game().is_rummy else ORDER

    places = [titles.index(title) for title in (*order, LAST_RULE)]
    assert places == sorted(places)
    assert titles[places[-1] + 1 :] == ["Ten tips", "House rules", "Glossary"]


def test_a_tie_at_an_exact_target_is_explained_before_going_over_it() -> None:
    game = find_variant("marjapussi").create_game()
    (chapter,) = [each for each in rules_chapters(game) if each.title == "Winning the match"]
    parts = ("exactly 12 points", "If both reach the target", "If you go over 12")

    places = [chapter.html.index(part) for part in parts]

    assert places == sorted(places)


def test_bidding_comes_between_deal_and_tricks() -> None:
    for key, bidding in (("huutopussi", "Bidding"), ("tuppi", "Rami or nolo")):
        titles = [chapter.title for chapter in rules_chapters(find_variant(key).create_game())]

        assert titles.index("Deal") < titles.index(bidding) < titles.index("Tricks")


@pytest.mark.parametrize(
    ("key", "rules", "said", "unsaid"),
    [
        ("marjapussi", {"target": 10}, "exactly 10 points", "exactly 12"),
        ("marjapussi", {"exact": False}, "reach 12 points", "drop back"),
        ("marjapussi", {"porvoo": False}, "In a trick", "Porvoo"),
        ("marjapussi", {"pips": "mates"}, "more aces and tens", "more valuable"),
        ("huutopussi", {"target": 1000}, "reach 1000 points", "reach 500"),
        ("pfadfinder", {"deals": 4}, "higher score after 4 hands", "500"),
        ("tuppi", {"deals": 16}, "in 16 deals", "winners rise"),
        ("tuppi", {"winner_banks": True}, "winners rise", "16 deals"),
        ("bag", {"bag_exit": "at_once"}, "as soon as it takes a trick", "the one after"),
        ("bag", {"target": 5, "last_trick": 0}, "score 5 game points", "extra"),
        ("marriage", {"deals": 1}, "after 1 deal.", "5 deals"),
    ],
)
def test_page_is_that_of_the_rules_in_force(
    key: str, rules: dict[str, bool | int | str], said: str, unsaid: str
) -> None:
    usual, page = (
        TAGS.sub(" ", rules_without_changes(find_variant(key).create_game(each)))
        for each in ({}, rules)
    )

    assert said in page
    assert unsaid not in page
    assert usual != page


@every_game
def test_sentences_are_short_and_plain(each: Variant) -> None:
    faults = {
        sentence
        for game in tables(each)
        for sentence in sentences(rules_html(game))
        if is_hard(sentence)
    }

    assert faults == set()


def is_hard(sentence: str) -> bool:
    if LIST_OF_RANKS in sentence:
        return False
    return (
        len(sentence.split()) > MAX_WORDS
        or ";" in sentence
        or "'" in sentence
        or re.search(r"\b([Ww]hoever|cannot|need not|is not|do not|nobody plays)\b", sentence)
        is not None
    )


@pytest.mark.parametrize("key", ["huutopussi-three", "huutopussi-two", "marriage", "avomarjapussi"])
def test_there_are_no_sides_if_all_play_alone(key: str) -> None:
    games: Iterator[Game] = tables(find_variant(key))
    sides = {
        sentence
        for game in games
        for sentence in sentences(rules_without_changes(game))
        if re.search(r"\bsides?\b(?! suit)", sentence)
    }

    assert sides == set()
