"""Lesson texts of Marriage."""

from collections.abc import Mapping

from ..i18n import cached_per_language, translate
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
    return {
        **_title_texts(),
        **_first_sets_texts(),
        **_wild_card_texts(),
        **_maal_texts(),
        **_other_action_texts(),
    }


def _title_texts() -> Mapping[str, str]:
    return {
        "sets": translate("Lessons played", "sets"),
        "wild cards": translate("Lessons played", "wild cards and the end"),
        "maal": translate("Lessons played", "tunnelas and maal"),
    }


def _first_sets_texts() -> Mapping[str, str]:
    return {
        "welcome": translate(
            "Lessons played",
            "You play against Suman. Three packs are mixed, and you hold 21 cards. Collect "
            "sets until all of them fit.",
        ),
        "sequence": translate(
            "Lessons played",
            "Three neighbours of one suit are a sequence, as ten, jack and queen of clubs. "
            "Here the ten is an ordinary ten.",
        ),
        "draw": translate(
            "Lessons played",
            "Each turn begins with drawing a card: the unseen one, or the one that lies "
            "open. Draw from the stock.",
        ),
        "tunnela": translate(
            "Lessons played",
            "A third eight of hearts! Three cards that are quite alike are a tunnela, and "
            "that is a set too.",
        ),
        "discard": translate(
            "Lessons played",
            "Each turn ends with putting a card away, one that fits nowhere: {cards}.",
        ),
        "lay": translate(
            "Lessons played",
            "You have three pure sets, sequences or tunnelas without wild cards. Show them: "
            "press the button for laying sets.",
        ),
        "tiplu": translate(
            "Lessons played",
            "Whoever has laid three pure sets sees the tiplu: the three of clubs. Only you "
            "know it. In the next lesson it helps you.",
        ),
    }


def _wild_card_texts() -> Mapping[str, str]:
    return {
        "wild": translate(
            "Lessons played",
            "The tiplu is the three of clubs. All threes are wild, and its neighbours, the "
            "two and the four of clubs. You hold two.",
        ),
        "third": translate(
            "Lessons played",
            "A seven of spades: eight, seven and six are a sequence. Before ending, all "
            "cards must be in sets, and wild cards fill gaps.",
        ),
        "offer": translate(
            "Lessons played",
            "Suman threw a three of hearts: with your four and two it makes a sequence. "
            "Take the open card.",
        ),
        "finish": translate(
            "Lessons played",
            "Every card has its place, the two wild ones too, and one is left over. Press "
            "the button that ends the deal.",
        ),
        "paid": translate(
            "Lessons played",
            "You get ten because Suman had not laid, and five for your maal: each neighbour "
            "of the tiplu is worth points. Fifteen in all.",
        ),
    }


def _maal_texts() -> Mapping[str, str]:
    return {
        "first hand": translate(
            "Lessons played",
            "Three eights of clubs, dealt to you at once: a tunnela. Shown before your "
            "first draw it brings five points.",
        ),
        "show sets": translate(
            "Lessons played",
            "Show it now, before you draw: press the button for tunnelas.",
        ),
        "take king": translate(
            "Lessons played",
            "The king of clubs lies open, and you hold ace and queen: a sequence. Take the "
            "open card.",
        ),
        "laid first": translate(
            "Lessons played",
            "Suman laid first and knows the tiplu now. You drew nothing wrong: your third "
            "pure set is near.",
        ),
        "own tiplu": translate(
            "Lessons played",
            "The tiplu is the ten of diamonds, and you hold two of them: eight points of "
            "maal, if you keep them.",
        ),
        "take last": translate(
            "Lessons played",
            "The king of clubs makes three kings of different suits, a trial. With it all "
            "your cards fit: take the open card.",
        ),
        "paid two": translate(
            "Lessons played",
            "Thirteen for your maal, eight for two tiplus and five for the tunnela, and "
            "three for ending: sixteen points from Suman.",
        ),
    }


def _other_action_texts() -> Mapping[str, str]:
    return {
        "else draw": translate(
            "Lessons played",
            "That is allowed too, but in this lesson take the other card.",
        ),
        "else lay": translate(
            "Lessons played",
            "That is possible too, but first do what this stop is about.",
        ),
    }


TEXTS = LessonTexts("marriage", "Maya", _lesson_texts)
