"""Lesson texts of Marjapussi."""

from collections.abc import Mapping

from ..i18n import cached_per_language, translate
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
    return {**_rank_texts(), **_follow_texts(), **_question_texts(), **_trump_texts()}


def _rank_texts() -> Mapping[str, str]:
    return {
        "welcome": translate(
            "Lessons played",
            "Väinö, sitting opposite, is your partner against Hilma and Elsa. Everyone plays a "
            "card, and the highest wins all four. That’s a trick. Väinö starts.",
        ),
        "order": translate(
            "Lessons played",
            "From high to low: ace, ten, king, queen, jack, nine, eight, seven, six. The ten is "
            "high, and only the ace beats it.",
        ),
        "beat": translate(
            "Lessons played",
            "Spades were led, so play a spade. If you can beat the highest card, you must. Play "
            "your ten. Only your own ace beats it.",
        ),
        "beat else": translate(
            "Lessons played",
            "That would win too, since you hold all the high spades. But play the ten, and see "
            "how high it is.",
        ),
        "lead": translate(
            "Lessons played",
            "The trick is yours, so you lead the next one. You can lead any card. Lead the ace of "
            "spades, because nothing beats it.",
        ),
        "lead else": translate(
            "Lessons played",
            "You could do that, but the ace of spades is sure to win, and then you lead again.",
        ),
        "king": translate(
            "Lessons played",
            "The ace and ten of spades are gone, so your king is now the highest spade. Lead it.",
        ),
        "king else": translate(
            "Lessons played",
            "Remember which cards are gone. No spade beats the king of spades any more, so lead "
            "it.",
        ),
    }


def _follow_texts() -> Mapping[str, str]:
    return {
        "eight": translate(
            "Lessons played",
            "Eight spades are gone, so you have the last one. Nobody can follow suit, and there "
            "are no trumps, so even the eight wins. Lead it.",
        ),
        "eight else": translate(
            "Lessons played",
            "Another card might be beaten. The eight of spades can’t, because no other spade is "
            "left.",
        ),
        "void": translate(
            "Lessons played",
            "Hearts were led, and you have none. There are no trumps, so you may play anything. "
            "Discard the six of clubs.",
        ),
        "void else": translate(
            "Lessons played",
            "You could do that, and you’d lose nothing. But keep the higher card, because it may "
            "still win.",
        ),
        "card points": translate(
            "Lessons played",
            "Now count the card points. An ace counts 11, a ten 10, a king 4, a queen 3 and a "
            "jack 2. Lower cards count nothing.",
        ),
        "count": translate(
            "Lessons played",
            "The others score a berry for the last trick, and you score one for card points. You "
            "win with exactly twelve. Overshoot, and you drop to seven.",
        ),
    }


def _question_texts() -> Mapping[str, str]:
    return {
        "marriages key": translate(
            "Lessons played",
            "The king and queen of the same suit make a marriage. You hold two halves, the king "
            "of hearts and the queen of clubs.",
        ),
        "win": translate(
            "Lessons played",
            "Your partner Elsa’s ten is winning, but you must beat it if you can. That pays off, "
            "because the winner may ask for a marriage.",
        ),
        "win else": translate(
            "Lessons played",
            "You must beat the ten if you can, and only your ace can.",
        ),
        "ask first": translate(
            "Lessons played",
            "You won a trick, so before you lead you may ask Elsa for a marriage. Ask for the "
            "other half in clubs.",
        ),
        "ask first else": translate(
            "Lessons played",
            "That’s possible too, but in this lesson ask for the half in clubs first.",
        ),
        "no half": translate(
            "Lessons played",
            "Elsa doesn’t have the king of clubs, and each trick gives you only one question. "
            "Lead the ace of clubs. If it wins, you may ask again.",
        ),
        "no half else": translate(
            "Lessons played",
            "Lead the ace of clubs. It’s sure to win, and every trick you win brings another "
            "question.",
        ),
        "ask": translate(
            "Lessons played",
            "You won again, so ask again. You hold the king of hearts, so ask for the other half "
            "in hearts.",
        ),
        "ask else": translate(
            "Lessons played",
            "The king of hearts is the half that you haven’t asked about. Ask for the other half "
            "in hearts.",
        ),
    }


def _trump_texts() -> Mapping[str, str]:
    return {
        "trumps": translate(
            "Lessons played",
            "Elsa has the queen! The first marriage makes its suit trumps, so hearts now beat "
            "every other suit. That’s two berries.",
        ),
        "little": translate(
            "Lessons played",
            "Elsa won a trick and declared the king and queen of spades. Hearts stay trumps. A "
            "later marriage is a “little one”, worth one berry.",
        ),
        "trump it": translate(
            "Lessons played",
            "Diamonds were led, and you have none, so you must trump. Your king is now the "
            "highest heart, so nobody can beat it.",
        ),
        "trump it else": translate(
            "Lessons played",
            "That’s a trump too, but a higher one could beat it. The king is safe.",
        ),
        "berries": translate(
            "Lessons played",
            "Five berries: two for trumps, one each for spades, the last trick and card points. "
            "Without a trick, the others land in Porvoo, on zero.",
        ),
    }


TEXTS = LessonTexts("marjapussi", "Helvi", _lesson_texts)
