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
            "You and Väinö opposite play together against Hilma and Elsa. Everybody plays "
            "one card, and the best takes the trick. Väinö begins.",
        ),
        "order": translate(
            "Lessons played",
            "From high to low: ace, ten, king, queen, jack, nine, eight, seven, six. The "
            "ten is high: only the ace beats it.",
        ),
        "beat": translate(
            "Lessons played",
            "Spades were led: follow suit. Whoever can beat the best card must. Play your "
            "ten: only the ace beats it, and that is yours.",
        ),
        "beat else": translate(
            "Lessons played",
            "That one would win as well, for all high spades are yours. But see for "
            "yourself that the ten is high: play it.",
        ),
        "lead": translate(
            "Lessons played",
            "The trick is yours, so you lead to the next one. Any card may be led. Lead the "
            "ace of spades: nothing beats it.",
        ),
        "lead else": translate(
            "Lessons played",
            "You may do that, but the ace of spades is sure to win, and with it you lead again.",
        ),
        "king": translate(
            "Lessons played",
            "Ace and ten of spades are gone, so your king is now the highest spade. Lead it.",
        ),
        "king else": translate(
            "Lessons played",
            "Remember which cards are gone: no spade beats the king any more. Lead the king "
            "of spades.",
        ),
    }


def _follow_texts() -> Mapping[str, str]:
    return {
        "eight": translate(
            "Lessons played",
            "Eight spades are gone, so yours is the last. Nobody can follow, and there are "
            "no trumps: even the eight wins. Lead it.",
        ),
        "eight else": translate(
            "Lessons played",
            "Another card might be beaten. The eight of spades cannot: no other spade is left.",
        ),
        "void": translate(
            "Lessons played",
            "Hearts were led, and you have none. Then you may play anything, as there are "
            "no trumps. Throw away the six.",
        ),
        "void else": translate(
            "Lessons played",
            "That is allowed, and nothing is lost. But keep the higher card: it may still win.",
        ),
        "count": translate(
            "Lessons played",
            "The last trick gives the others one berry. Your side has more card points: one "
            "berry. Exactly twelve berries win the match.",
        ),
    }


def _question_texts() -> Mapping[str, str]:
    return {
        "marriages key": translate(
            "Lessons played",
            "King and queen of one suit are a marriage. You hold two halves: the king of "
            "hearts and the queen of clubs.",
        ),
        "win": translate(
            "Lessons played",
            "Elsa's ten lies on top, but you must beat it if you can. It is worth it: who "
            "wins a trick may ask.",
        ),
        "win else": translate(
            "Lessons played",
            "Only the ace may be played: you can beat the ten, so you must.",
        ),
        "ask first": translate(
            "Lessons played",
            "You won a trick. Before you lead, you may ask Elsa for a marriage. Ask for the "
            "other half in clubs.",
        ),
        "ask first else": translate(
            "Lessons played",
            "That is possible too. In this lesson ask for the half in clubs first.",
        ),
        "no half": translate(
            "Lessons played",
            "Elsa has no king of clubs, and you may ask only once a trick. Lead the ace: if "
            "it wins, you may ask again.",
        ),
        "no half else": translate(
            "Lessons played",
            "Lead the ace of clubs: it is sure to win, and every trick won is another question.",
        ),
        "ask": translate(
            "Lessons played",
            "Won again, so ask again. You hold the king of hearts: ask for the other half "
            "in hearts.",
        ),
        "ask else": translate(
            "Lessons played",
            "You hold the king of hearts and no other half that is new: ask for the half in "
            "hearts.",
        ),
    }


def _trump_texts() -> Mapping[str, str]:
    return {
        "trumps": translate(
            "Lessons played",
            "Elsa has the queen! The first marriage makes its suit trumps: hearts now beat "
            "every other suit. That is two berries.",
        ),
        "little": translate(
            "Lessons played",
            "Elsa won a trick and declared king and queen of spades. Hearts stay trumps: "
            "every later marriage is one berry.",
        ),
        "trump it": translate(
            "Lessons played",
            "Diamonds were led and you have none: then you must trump. Your king is now the "
            "highest heart, and nobody can beat it.",
        ),
        "trump it else": translate(
            "Lessons played",
            "That is a trump too, but a higher one could beat it. The king is sure.",
        ),
        "berries": translate(
            "Lessons played",
            "Trumps two, spades one, last trick one, card points one: five berries. The "
            "others took no trick: they go to Porvoo, back to zero.",
        ),
    }


TEXTS = LessonTexts("marjapussi", "Helvi", _lesson_texts)
