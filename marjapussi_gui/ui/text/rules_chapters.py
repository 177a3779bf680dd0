"""The chapters of the rules page, written for the rules in force."""

import re
from collections.abc import Callable, Iterator, Sequence

from ...engine.frozen import frozen
from ...engine.game import Game
from ...learning.worked_examples import WorkedExamples
from . import (
    games,
    glossary,
    house_rules_text,
    rules_bidding,
    rules_marriages,
    rules_rummy,
    rules_table,
    rules_tricks,
)
from .card_names import card_name, card_names
from .i18n import capitalized, join_as_sentences, number_text, say, signed_number
from .markup import html_bullet_list, html_numbered_list, html_paragraph, html_section
from .scoring import scoring_texts
from .worked_example_text import CardRowText, WorkedScoreText, count_text, sets_text, trick_text

HEADING_PATTERN = re.compile(r"<h2>(.*?)</h2>")
FOLD_LINK = "chapter:"  # leads to the title of a folded chapter
CARDS_DRAWING, COUNT_DRAWING = "cards", "count"  # the drawings that end chapters
PARTS_DRAWN_IN_CARDS = (rules_tricks.tricks_section, rules_rummy.sets_section)


@frozen
class RulesChapter:
    """A chapter of the rules page, with its own heading."""

    title: str
    html: str  # with the heading
    drawing: str = ""
    is_folded: bool = False  # shown as a heading with a link until the player opens it

    @property
    def folded_html(self) -> str:
        if not self.is_folded:
            return self.html
        link = f'<a href="{FOLD_LINK}{self.title}">{say("show-chapter")}</a>'
        return f"<h2>{self.title}</h2><p>{link}</p>"


def rules_chapters(game: Game) -> tuple[RulesChapter, ...]:
    """Return all chapters: goal, summary, rules, tips, house rules and glossary."""
    terms, seen = glossary.terms_for_game(game), set[str]()
    rules = [
        RulesChapter(each.title, glossary.link_terms(each.html, terms, seen), each.drawing)
        for part in _rules_parts(game)
        for each in _split_chapters(part(game), _drawing_name_of_part(part, game))
    ]
    used = glossary.glossary_html(each for each in terms if each.key in seen)
    lines = games.game_texts(game.key).tips(game)
    house_rules = _split_chapters(house_rules_text.house_rules_section(game))
    tips, words = (
        RulesChapter(title, html_section(title, html), is_folded=True)
        for title, html in ((say("ten-tips"), html_numbered_list(lines)), (say("glossary"), used))
    )
    return (*rules, tips, *house_rules, words)


def _rules_parts(game: Game) -> tuple[Callable[[Game], str], ...]:
    texts = scoring_texts(game)
    return (
        goal_section,
        summary_section,
        rules_table.players_section,
        *(texts.rules_sections or TRICK_PARTS),
        texts.hand_section,
        texts.match_section,
    )


def _drawing_name_of_part(part: Callable[[Game], str], game: Game) -> str:
    """Return the name of the drawing that ends a part of the rules, or "" if there is none."""
    if part in PARTS_DRAWN_IN_CARDS:
        return CARDS_DRAWING
    return COUNT_DRAWING if part == scoring_texts(game).hand_section else ""


def _split_chapters(html: str, drawing: str = "") -> Iterator[RulesChapter]:
    """Yield a chapter for each heading in the HTML. The first chapter gets the drawing."""
    for place, each in enumerate(re.split(r"(?=<h2>)", html)):
        found = HEADING_PATTERN.match(each)
        if found is not None:
            yield RulesChapter(found[1], each, drawing if place <= 1 else "")


def card_row_texts(examples: WorkedExamples, game: Game) -> Sequence[CardRowText]:
    """Return the rows of cards for the worked examples of a game."""
    tricks = (trick_text(each, game) for each in examples.tricks)
    return (*tricks, *(sets_text(each, game) for each in examples.sets))


def worked_score_text(examples: WorkedExamples, game: Game) -> WorkedScoreText:
    return count_text(examples.count, game)


def examples_spoken_text(examples: WorkedExamples, game: Game) -> str:
    rows = (text for each in card_row_texts(examples, game) for text in _row_spoken_texts(each))
    count = worked_score_text(examples, game)
    lines = (f"{row.text}: {signed_number(row.points)}" for row in count.rows)
    scores = (f"{name}: {number_text(after)}" for name, _, after in count.scores)
    return join_as_sentences((*rows, *lines, *scores))


def _row_spoken_texts(row: CardRowText) -> tuple[str, ...]:
    cards = [card for group in row.groups for card in group]
    if row.names:
        played = zip(row.names, cards, strict=True)
        return (
            row.title,
            "; ".join(f"{who}: {card_name(card)}" for who, card in played),
            row.caption,
        )
    return row.title, capitalized(card_names(cards)), row.caption


TRICK_PARTS = (
    rules_table.cards_section,
    rules_table.deal_section,
    rules_bidding.auction_section,
    rules_bidding.exchange_section,
    rules_bidding.bidding_cards_section,
    rules_bidding.sooli_section,
    rules_tricks.tricks_section,
    rules_marriages.marriages_section,
)


def goal_section(game: Game) -> str:
    goal, *_ = scoring_texts(game).goal_sentences(game)
    return html_section(say("goal"), html_paragraph(goal))


def summary_section(game: Game) -> str:
    """Return a section with at most six bullets on how to reach the goal."""
    _, *ways = scoring_texts(game).goal_sentences(game)
    return html_section(say("in-short"), html_bullet_list(ways))
