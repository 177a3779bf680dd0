"""Lesson texts of Marjapussi."""

from collections.abc import Mapping

from ..i18n import cached_per_language, say
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
        "welcome": say("lesson-marjapussi-welcome"),
        "order": say("lesson-marjapussi-order"),
        "beat": say("lesson-marjapussi-beat"),
        "beat else": say("lesson-marjapussi-beat-else"),
        "lead": say("lesson-marjapussi-lead"),
        "lead else": say("lesson-marjapussi-lead-else"),
        "king": say("lesson-marjapussi-king"),
        "king else": say("lesson-marjapussi-king-else"),
    }


def _follow_texts() -> Mapping[str, str]:
    return {
        "eight": say("lesson-marjapussi-eight"),
        "eight else": say("lesson-marjapussi-eight-else"),
        "void": say("lesson-marjapussi-void"),
        "void else": say("lesson-marjapussi-void-else"),
        "count": say("lesson-marjapussi-count"),
    }


def _question_texts() -> Mapping[str, str]:
    return {
        "marriages key": say("lesson-marjapussi-marriages-key"),
        "win": say("lesson-marjapussi-win"),
        "win else": say("lesson-marjapussi-win-else"),
        "ask first": say("lesson-marjapussi-ask-first"),
        "ask first else": say("lesson-marjapussi-ask-first-else"),
        "no half": say("lesson-marjapussi-no-half"),
        "no half else": say("lesson-marjapussi-no-half-else"),
        "ask": say("lesson-marjapussi-ask"),
        "ask else": say("lesson-marjapussi-ask-else"),
    }


def _trump_texts() -> Mapping[str, str]:
    return {
        "trumps": say("lesson-marjapussi-trumps"),
        "little": say("lesson-marjapussi-little"),
        "trump it": say("lesson-marjapussi-trump-it"),
        "trump it else": say("lesson-marjapussi-trump-it-else"),
        "berries": say("lesson-marjapussi-berries"),
    }


def _own_pair_texts() -> Mapping[str, str]:
    return {
        "keep pair": say("lesson-marjapussi-keep-pair"),
        "keep pair else": say("lesson-marjapussi-keep-pair-else"),
        "ask whole": say("lesson-marjapussi-ask-whole"),
        "ask whole else": say("lesson-marjapussi-ask-whole-else"),
        "whole yes": say("lesson-marjapussi-whole-yes"),
        "high trump": say("lesson-marjapussi-high-trump"),
        "high trump else": say("lesson-marjapussi-high-trump-else"),
        "own pair": say("lesson-marjapussi-own-pair"),
        "own pair else": say("lesson-marjapussi-own-pair-else"),
        "five berries": say("lesson-marjapussi-five-berries"),
        "tie": say("lesson-marjapussi-tie"),
    }


def _twelve_texts() -> Mapping[str, str]:
    return {
        "nine": say("lesson-marjapussi-nine"),
        "draw trumps": say("lesson-marjapussi-draw-trumps"),
        "draw trumps else": say("lesson-marjapussi-draw-trumps-else"),
        "no trick yet": say("lesson-marjapussi-no-trick-yet"),
        "thirteen": say("lesson-marjapussi-thirteen"),
        "to Porvoo": say("lesson-marjapussi-to-Porvoo"),
        "count ahead": say("lesson-marjapussi-count-ahead"),
    }


TEXTS = LessonTexts("marjapussi", "Helvi", _lesson_texts)
