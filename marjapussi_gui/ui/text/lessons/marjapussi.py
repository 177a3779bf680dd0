"""Lesson texts of Marjapussi."""

from collections.abc import Mapping

from ..i18n import cached_per_language, translate
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
    return {
        **_rank_texts(),
        **_follow_texts(),
        **_question_texts(),
        **_trump_texts(),
        **_own_pair_texts(),
        **_twelve_texts(),
    }


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
            "Your partner Väinö’s ten is winning, but you must beat it if you can. That pays off, "
            "because the winner may ask for a marriage.",
        ),
        "win else": translate(
            "Lessons played",
            "You must beat the ten if you can, and only your ace can.",
        ),
        "ask first": translate(
            "Lessons played",
            "You won a trick, so before you lead you may ask Väinö for a marriage. Ask for the "
            "other half in clubs.",
        ),
        "ask first else": translate(
            "Lessons played",
            "That’s possible too, but in this lesson ask for the half in clubs first.",
        ),
        "no half": translate(
            "Lessons played",
            "Väinö doesn’t have the king of clubs, and each trick gives you only one question. "
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
            "Väinö has the queen! The first marriage makes its suit trumps, so hearts now beat "
            "every other suit. That’s two berries.",
        ),
        "little": translate(
            "Lessons played",
            "Väinö won a trick and declared the king and queen of spades. Hearts stay trumps. A "
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


def _own_pair_texts() -> Mapping[str, str]:
    return {
        "keep pair": translate(
            "Lessons played",
            "You hold a whole marriage yourself, the king and queen of clubs. Win this trick "
            "with the ace, so your pair stays together.",
        ),
        "keep pair else": translate(
            "Lessons played",
            "That would win the trick too, but it would break up your pair. Play the ace of clubs.",
        ),
        "ask whole": translate(
            "Lessons played",
            "You won, so you may do one thing before you lead. Ask Väinö for a whole, a king and "
            "queen of the same suit.",
        ),
        "ask whole else": translate(
            "Lessons played",
            "You may declare your own pair now, but you can still do that later. In this lesson, "
            "ask for a whole first.",
        ),
        "whole yes": translate(
            "Lessons played",
            "Väinö holds the king and queen of diamonds! Diamonds are trumps, for two berries. "
            "Your own pair comes after your next trick.",
        ),
        "high trump": translate(
            "Lessons played",
            "The ace of diamonds is gone, so your ten is the highest trump. Lead it.",
        ),
        "high trump else": translate(
            "Lessons played",
            "You could lead that, but it might lose. The ten of diamonds can’t be beaten.",
        ),
        "own pair": translate(
            "Lessons played",
            "You won again. Declare your own pair in clubs. It’s a “little one”, worth one "
            "berry, and diamonds stay trumps.",
        ),
        "own pair else": translate(
            "Lessons played",
            "Declare the pair that you hold yourself, the king and queen of clubs. Nobody has to "
            "be asked.",
        ),
        "five berries": translate(
            "Lessons played",
            "You score five berries: two for trumps, one each for the little one, the last trick "
            "and more card points.",
        ),
        "tie": translate(
            "Lessons played",
            "All cards together make 120 points, so 61 win the berry. If both sides have 60, "
            "nobody gets it.",
        ),
    }


def _twelve_texts() -> Mapping[str, str]:
    return {
        "nine": translate(
            "Lessons played",
            "You have nine berries, the others eight, and you need exactly twelve. Diamonds are "
            "trumps, which is worth two to you.",
        ),
        "draw trumps": translate(
            "Lessons played",
            "The ace of trumps is gone, so your ten is the highest. Lead it, and the others lose "
            "their trumps.",
        ),
        "draw trumps else": translate(
            "Lessons played",
            "Your ten of diamonds is the highest trump left. Lead it, and no trump of theirs can "
            "hurt you later.",
        ),
        "no trick yet": translate(
            "Lessons played",
            "The others haven’t won a single trick yet. If it stays like that, something bad "
            "happens to them.",
        ),
        "thirteen": translate(
            "Lessons played",
            "You score four berries, and nine and four make thirteen. That’s more than twelve, "
            "so you drop to seven.",
        ),
        "to Porvoo": translate(
            "Lessons played",
            "The others took no trick, so they go to Porvoo. They lose all eight berries and are "
            "back at zero.",
        ),
        "count ahead": translate(
            "Lessons played",
            "Near twelve, count ahead. Sometimes it’s better to leave the last trick to the "
            "others.",
        ),
    }


TEXTS = LessonTexts("marjapussi", "Helvi", _lesson_texts)
