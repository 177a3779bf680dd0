"""Lesson texts shared by several games."""

from collections.abc import Mapping

from ..i18n import cached_per_language, say
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
    return {
        **_title_texts(),
        **_table_texts(),
        **_lead_texts(),
        **_follow_texts(),
        **_marriage_texts(),
        **_auction_texts(),
        **_other_action_texts(),
        **_further_title_texts(),
        **_summary_texts(),
        **_counting_texts(),
    }


def _title_texts() -> Mapping[str, str]:
    return {
        "tricks": say("lesson-any-tricks"),
        "marriages": say("lesson-any-marriages"),
        "declaring": say("lesson-any-declaring"),
        "bidding": say("lesson-any-bidding"),
        "kitty": say("lesson-any-kitty"),
    }


def _table_texts() -> Mapping[str, str]:
    return {
        "partners": say("lesson-any-partners"),
        "two": say("lesson-any-two"),
        "three": say("lesson-any-three"),
        "order": say("lesson-any-order"),
        "short order": say("lesson-any-short-order"),
    }


def _lead_texts() -> Mapping[str, str]:
    return {
        "lead sure": "lesson-any-lead-sure",
        "lead high": "lesson-any-lead-high",
        "lead low": "lesson-any-lead-low",
    }


def _follow_texts() -> Mapping[str, str]:
    return {
        "only": "lesson-any-only",
        "head": "lesson-any-head",
        "win": "lesson-any-win",
        "cheap": "lesson-any-cheap",
        "low": "lesson-any-low",
        "trump": "lesson-any-trump",
        "throw": "lesson-any-throw",
    }


def _marriage_texts() -> Mapping[str, str]:
    return {
        "declare": "lesson-any-declare",
        "half": "lesson-any-half",
        "whole": "lesson-any-whole",
        "made": "lesson-any-made",
        "trumps now": "lesson-any-trumps-now",
        "smear": "lesson-any-smear",
        "suits": "lesson-any-suits",
        "hundred": "lesson-any-hundred",
    }


def _auction_texts() -> Mapping[str, str]:
    return {
        "bid": "lesson-any-bid",
        "raise": "lesson-any-raise",
        "kitty comes": "lesson-any-kitty-comes",
        "discard": "lesson-any-discard",
        "first ace": "lesson-any-first-ace",
    }


def _other_action_texts() -> Mapping[str, str]:
    return {
        "else card": "lesson-any-else-card",
        "else button": "lesson-any-else-button",
        "else cards": "lesson-any-else-cards",
    }


def _further_title_texts() -> Mapping[str, str]:
    return {
        "title own pair": say("lesson-any-title-own-pair"),
        "title twelve": say("lesson-any-title-twelve"),
        "title asking": say("lesson-any-title-asking"),
        "title failed": say("lesson-any-title-failed"),
        "title lapiajo": say("lesson-any-title-lapiajo"),
    }


def _summary_texts() -> Mapping[str, str]:
    return {
        "about tricks": say("lesson-any-about-tricks"),
        "about halves": say("lesson-any-about-halves"),
        "about questions": say("lesson-any-about-questions"),
        "about own pair": say("lesson-any-about-own-pair"),
        "about own marriages": say("lesson-any-about-own-marriages"),
        "about twelve": say("lesson-any-about-twelve"),
        "about bidding": say("lesson-any-about-bidding"),
        "about kitty": say("lesson-any-about-kitty"),
        "about failed": say("lesson-any-about-failed"),
        "about lapiajo": say("lesson-any-about-lapiajo"),
    }


def _counting_texts() -> Mapping[str, str]:
    return {
        "card points": "lesson-any-card-points",
        "simple points": "lesson-any-simple-points",
        "points and twenty": "lesson-any-points-and-twenty",
        "tie-break": "lesson-any-tie-break",
        "Porvoo alone": "lesson-any-Porvoo-alone",
        "dare": "lesson-any-dare",
        "help partner": "lesson-any-help-partner",
        "every trick": "lesson-any-every-trick",
    }


TEXTS = LessonTexts("", "Helvi", _lesson_texts)
