"""Lesson texts of Marriage."""

from collections.abc import Mapping

from ..i18n import cached_per_language, say
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
        "sets": say("lesson-marriage-sets"),
        "wild cards": say("lesson-marriage-wild-cards"),
        "maal": say("lesson-marriage-maal"),
    }


def _first_sets_texts() -> Mapping[str, str]:
    return {
        "welcome": "lesson-marriage-welcome",
        "sequence": "lesson-marriage-sequence",
        "draw": "lesson-marriage-draw",
        "tunnela": "lesson-marriage-tunnela",
        "discard": "lesson-marriage-discard",
        "lay": "lesson-marriage-lay",
        "tiplu": "lesson-marriage-tiplu",
    }


def _wild_card_texts() -> Mapping[str, str]:
    return {
        "wild": say("lesson-marriage-wild"),
        "third": say("lesson-marriage-third"),
        "offer": say("lesson-marriage-offer"),
        "finish": say("lesson-marriage-finish"),
        "paid": say("lesson-marriage-paid"),
    }


def _maal_texts() -> Mapping[str, str]:
    return {
        "first hand": say("lesson-marriage-first-hand"),
        "show sets": say("lesson-marriage-show-sets"),
        "take king": say("lesson-marriage-take-king"),
        "laid first": say("lesson-marriage-laid-first"),
        "own tiplu": say("lesson-marriage-own-tiplu"),
        "take last": say("lesson-marriage-take-last"),
        "paid two": say("lesson-marriage-paid-two"),
    }


def _other_action_texts() -> Mapping[str, str]:
    return {
        "else draw": say("lesson-marriage-else-draw"),
        "else lay": say("lesson-marriage-else-lay"),
    }


def _further_texts() -> Mapping[str, str]:
    return {
        "title marriage": say("lesson-marriage-title-marriage"),
        "title dublees": say("lesson-marriage-title-dublees"),
        "about sets": say("lesson-marriage-about-sets"),
        "about wild cards": say("lesson-marriage-about-wild-cards"),
        "about maal": say("lesson-marriage-about-maal"),
        "about marriage": say("lesson-marriage-about-marriage"),
        "about dublees": say("lesson-marriage-about-dublees"),
        "not counted": say("lesson-marriage-not-counted"),
        "three in a row": say("lesson-marriage-three-in-a-row"),
        "lost and won": say("lesson-marriage-lost-and-won"),
    }


def _dublee_texts() -> Mapping[str, str]:
    return {
        "six pairs": say("lesson-marriage-six-pairs"),
        "draw again": say("lesson-marriage-draw-again"),
        "lay dublees": say("lesson-marriage-lay-dublees"),
        "eighth": say("lesson-marriage-eighth"),
        "finish dublees": say("lesson-marriage-finish-dublees"),
        "dublees paid": say("lesson-marriage-dublees-paid"),
        "dismissed": say("lesson-marriage-dismissed"),
    }


TEXTS = LessonTexts("marriage", "Maya", _lesson_texts)
