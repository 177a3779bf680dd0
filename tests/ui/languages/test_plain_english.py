"""English as the guide to writing wants it: short sentences, plain words, articles before cards.

Each rule has a limit: the number of messages that still break it. Lower it when you reword some.
"""

import re
from collections.abc import Callable

import pytest

from marjapussi_gui.system.assets import read_messages

LONGEST_SENTENCE = 20  # words
SENTENCE_END = re.compile(r"(?<=[.?!…])[”)]*\s+")
NOT_USED = {  # pattern, and what to write instead
    r"whoever": "if you …, the player who …",
    r"nobody plays|nobody played": "the hand is played without a declarer",
    r"dear(er|est)?": "costly",
    r"judged|judging": "reviewed",
    r"told": "said, or what happens",
    r"lies": "is",
    r"stands": "is",
    r"one[’']s": "your",
    r"need not": "don’t have to",
    r"of which": "a sentence of its own",
    r"as many": "the number",
    r"made trumps|makes? ([\w{}]+ )?trumps|trumps made": "declared trumps",
}
RANKS = r"ace|king|queen|jack|ten|nine|eight|seven|six|five|four|three|two"
CARD = re.compile(
    rf"([\w’']+ )?\b({RANKS})( (and|or) ({RANKS}))? of (spades|hearts|diamonds|clubs|\{{suit\}})",
    re.IGNORECASE,
)
DETERMINERS = {
    *("the", "a", "an", "your", "my", "no", "each", "every", "any", "this", "that", "only"),
    *("first", "second", "third", "last", "other", "another"),
}


def has_long_sentence(text: str) -> bool:
    return any(len(each.split()) > LONGEST_SENTENCE for each in SENTENCE_END.split(text))


def has_several_colons(text: str) -> bool:
    return text.count(":") > 1


def has_word_not_used(text: str) -> bool:
    return any(re.search(rf"\b({word})\b", text, re.IGNORECASE) for word in NOT_USED)


def has_straight_quotes(text: str) -> bool:
    return "'" in text or '"' in text


def lacks_article(text: str) -> bool:
    """Return whether a card, or the first of two, has no article: "king and queen of hearts"."""
    return any(
        (match[1] or "").strip().lower() not in DETERMINERS | {"and", "or"}
        for match in CARD.finditer(text)
    )


Rule = Callable[[str], bool]
LIMITS: dict[Rule, int] = {
    has_long_sentence: 54,
    has_several_colons: 1,
    has_word_not_used: 20,
    has_straight_quotes: 24,
    lacks_article: 0,
}


@pytest.mark.parametrize("rule", LIMITS, ids=lambda rule: rule.__name__)
def test_english_breaks_a_rule_no_more_often_than_before(rule: Rule) -> None:
    english = dict.fromkeys(read_messages("en").values())

    flagged = [text for text in english if rule(text)]

    assert len(flagged) <= LIMITS[rule], "\n".join((rule.__name__, *flagged))


@pytest.mark.parametrize(
    ("rule", "flagged", "plain"),
    [
        (
            has_long_sentence,
            f"{'Lead low. '}{'word ' * 20}word.",
            f"{'word ' * 19}word. {'word ' * 19}word!",
        ),
        (has_several_colons, "Hearts: the king: lead it.", "Lead one of these: {cards}."),
        (has_word_not_used, "Whoever bids most plays.", "The highest bidder plays."),
        (has_word_not_used, "It is your dearest mistake.", "Oh dears, a deary."),
        (has_word_not_used, "{name} makes {suit} trumps.", "{name} declares {suit} trumps."),
        (has_word_not_used, "Take as many.", "Take the same number as in many other games."),
        (has_straight_quotes, "You can't.", "You can’t."),
        (has_straight_quotes, 'The "whole".', "The “whole”."),
        (lacks_article, "You hold king and queen of hearts.", "You hold the king of hearts."),
        (lacks_article, "Ten of {suit} is high.", "Lead the ten and ace of {suit}."),
        (lacks_article, "Ace of spades.", "A third eight of hearts, or your ace of spades."),
        (lacks_article, "Play queen of clubs.", "Your king or queen of clubs wins."),
    ],
)
def test_rule_flags_what_breaks_it(rule: Rule, flagged: str, plain: str) -> None:
    assert (rule(flagged), rule(plain)) == (True, False)
