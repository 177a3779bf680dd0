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
        **_further_texts(),
        **_dublee_texts(),
    }


def _title_texts() -> Mapping[str, str]:
    return {
        "sets": translate("Lessons played", "sets"),
        "wild cards": translate("Lessons played", "wild cards and finishing"),
        "maal": translate("Lessons played", "tunnelas and maal"),
    }


def _first_sets_texts() -> Mapping[str, str]:
    return {
        "welcome": translate(
            "Lessons played",
            "You play against Suman. Three packs are shuffled together, and you hold 21 cards. "
            "Collect sets until every card is in one.",
        ),
        "sequence": translate(
            "Lessons played",
            "Three cards in a row in one suit make a sequence. You hold the ten, the jack and the "
            "queen of clubs. Here tens aren’t high.",
        ),
        "draw": translate(
            "Lessons played",
            "Each turn starts with a draw. Take a hidden card from the stock, or the offered "
            "card. This time, draw from the stock.",
        ),
        "tunnela": translate(
            "Lessons played",
            "A third eight of hearts! Three identical cards make a tunnela, and that’s a set too.",
        ),
        "discard": translate(
            "Lessons played",
            "Each turn ends with a discard. Choose a card that fits nowhere: {cards}.",
        ),
        "lay": translate(
            "Lessons played",
            "You have three pure sets, which are sequences or tunnelas without wild cards. Press "
            "the button to show them.",
        ),
        "tiplu": translate(
            "Lessons played",
            "You’ve shown three pure sets, so you’ve “seen the maal”. Now you know the tiplu, the "
            "three of clubs. You’ll need it in the next lesson.",
        ),
    }


def _wild_card_texts() -> Mapping[str, str]:
    return {
        "wild": translate(
            "Lessons played",
            "The tiplu is the three of clubs. All threes are wild, and so are the two and four of "
            "clubs. You hold two wild cards.",
        ),
        "third": translate(
            "Lessons played",
            "The seven of spades makes a sequence with your eight and six. To finish, you need "
            "every card in a set. Wild cards fill gaps.",
        ),
        "offer": translate(
            "Lessons played",
            "Suman discarded a three of hearts. With your four and two, it makes a sequence. Take "
            "the offered card.",
        ),
        "finish": translate(
            "Lessons played",
            "All your cards but one fit into sets now, even your two wild cards. Press the button "
            "to finish.",
        ),
        "paid": translate(
            "Lessons played",
            "Suman hasn’t seen the maal, so you get ten points. Your two twos of clubs, next to "
            "the tiplu, add five. That’s fifteen.",
        ),
    }


def _maal_texts() -> Mapping[str, str]:
    return {
        "first hand": translate(
            "Lessons played",
            "Three eights of clubs, dealt straight to you, make a tunnela. Show it before your "
            "first draw, and it scores five points.",
        ),
        "show sets": translate(
            "Lessons played",
            "Show it now, before you draw. Press the button that shows tunnelas.",
        ),
        "take king": translate(
            "Lessons played",
            "The offered card is the king of clubs, and you hold the ace and queen. That makes a "
            "sequence, so take it.",
        ),
        "laid first": translate(
            "Lessons played",
            "Suman showed sets first and knows the tiplu now. Don’t worry, your third pure set is "
            "close.",
        ),
        "own tiplu": translate(
            "Lessons played",
            "The tiplu is the ten of diamonds, and you hold two of them. Keep both, because "
            "they’re worth eight points of maal.",
        ),
        "take last": translate(
            "Lessons played",
            "The king of clubs gives you three kings in different suits, a trial. Now all your "
            "cards fit, so take the offered card.",
        ),
        "paid two": translate(
            "Lessons played",
            "Suman pays you sixteen. Your maal is thirteen: eight for two tiplus and five for the "
            "tunnela. Finishing adds three.",
        ),
    }


def _other_action_texts() -> Mapping[str, str]:
    return {
        "else draw": translate(
            "Lessons played",
            "You could do that too, but in this lesson take the other card.",
        ),
        "else lay": translate(
            "Lessons played",
            "You could do that too, but first do what this step asks.",
        ),
    }


def _further_texts() -> Mapping[str, str]:
    return {
        "title marriage": translate("Lessons played", "a marriage of wild cards"),
        "title dublees": translate("Lessons played", "dublees"),
        "about sets": translate("Lessons played", "Sequences, tunnelas, drawing and discarding."),
        "about wild cards": translate(
            "Lessons played",
            "The tiplu, wild cards, and finishing a deal.",
        ),
        "about maal": translate(
            "Lessons played",
            "Tunnelas shown at the start, and what maal pays.",
        ),
        "about marriage": translate(
            "Lessons played",
            "Tiplu, poplu and jhiplu together, and losing with a profit.",
        ),
        "about dublees": translate(
            "Lessons played",
            "Winning with eight pairs, and when a deal is dismissed.",
        ),
        "not counted": translate(
            "Lessons played",
            "Suman has no maal to collect, because he never showed three pure sets. Maal counts "
            "only once you’ve seen it.",
        ),
        "three in a row": translate(
            "Lessons played",
            "The tiplu is the four of spades. With poplu and jhiplu beside it, you showed a "
            "marriage, worth 15 here.",
        ),
        "lost and won": translate(
            "Lessons played",
            "Suman finished, so you pay three. But your maal is 17, 15 for the marriage and two "
            "for another poplu. You gain 14.",
        ),
    }


def _dublee_texts() -> Mapping[str, str]:
    return {
        "six pairs": translate(
            "Lessons played",
            "Four or more players may show seven dublees, pairs of identical cards, instead of "
            "three pure sets. You hold six.",
        ),
        "draw again": translate(
            "Lessons played",
            "Draw from the stock and hope for one more pair.",
        ),
        "lay dublees": translate(
            "Lessons played",
            "A second five of diamonds! Now you have seven dublees. Press the button to show them.",
        ),
        "eighth": translate(
            "Lessons played",
            "The offered card is the two of hearts, and you hold another one. An eighth dublee "
            "wins, so take it.",
        ),
        "finish dublees": translate(
            "Lessons played",
            "Eight dublees! Your other cards don’t matter. Press the button to finish.",
        ),
        "dublees paid": translate(
            "Lessons played",
            "Everyone pays you five more for dublees. Those who’ve seen the maal also pay three, "
            "and those who haven’t pay ten.",
        ),
        "dismissed": translate(
            "Lessons played",
            "If the stock runs out for the second time, the deal is dismissed. Then nobody scores.",
        ),
    }


TEXTS = LessonTexts("marriage", "Maya", _lesson_texts)
