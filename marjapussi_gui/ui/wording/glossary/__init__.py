"""The glossary of card terms: links to them in a text, and their names in other languages."""

import re
from collections.abc import Iterable, Sequence

from ....engine.game import Game
from ...basis.assets import ENGLISH, texts_of
from ...basis.languages import SPOKEN, texts
from ..tongue import capital, once_a_language, translate
from .of_contracts import of_auctions, of_shows
from .of_sets import of_kinds, of_maal
from .of_tricks import of_counting, of_the_stock, of_tricks, of_trumps
from .term import Term

__all__ = ["Term", "in_other_languages", "linked", "term", "terms_of"]

SCHEME = "term:"
FAMILIES = (
    of_tricks,
    of_trumps,
    of_counting,
    of_the_stock,
    of_auctions,
    of_shows,
    of_kinds,
    of_maal,
)
TAG = re.compile(r"(<[^>]+>)")
LETTER = r"[\w\u0900-\u0963]"  # \w lacks the vowel signs of Devanagari
NOT_IN = ("h2", "th", "a")  # no links inside these


@once_a_language
def _all() -> tuple[Term, ...]:
    return tuple(each for family in FAMILIES for each in family())


def term(key: str) -> Term:
    """Return a term in the current language."""
    return next(each for each in _all() if each.key == key)


def terms_of(game: Game) -> tuple[Term, ...]:
    """Return the terms that a game can use."""
    return tuple(each for each in _all() if each.applies(game))


def in_other_languages(key: str) -> tuple[tuple[str, str], ...]:
    """Return pairs of language code and name of a term, without the current language."""
    here = translate("Glossary", "en", "the code of this language")
    others = (language for language in SPOKEN if language != here)
    return tuple((language, _named(key, language)) for language in others)


def _named(key: str, language: str) -> str:
    if language == ENGLISH:
        return key
    catalogue = texts(texts_of(language))
    return catalogue.get(("Glossary", key, ""), key)


# Links in a text


def linked(html: str, terms: Sequence[Term], seen: set[str]) -> str:
    """Return HTML in which the first use of each unseen term is a link; update seen_keys."""
    parts, within = [], list[str]()
    for part in TAG.split(html):
        if TAG.fullmatch(part):
            _follow(part, within)
            parts.append(part)
        else:
            parts.append(part if within else _marked(part, terms, seen))
    return "".join(parts)


def _follow(tag: str, within: list[str]) -> None:
    """Update the list of open tags inside which nothing is linked."""
    name = tag.strip("</>").partition(" ")[0]
    if name not in NOT_IN:
        return
    if tag.startswith("</"):
        within.remove(name)
    else:
        within.append(name)


def _marked(text: str, terms: Sequence[Term], seen: set[str]) -> str:
    new = [each for each in terms if each.key not in seen]
    if not new or not text.strip():
        return text
    keys = {form: each.key for each in new for form in each.forms.split("|")}
    by_length = sorted(keys, key=len, reverse=True)
    forms = "|".join(f"({_pattern(form)})" for form in by_length)
    wanted = re.compile(f"(?<!{LETTER})(?:{forms})(?!{LETTER})", re.IGNORECASE)

    def link(found: re.Match[str]) -> str:
        key = keys[by_length[(found.lastindex or 1) - 1]]
        if key in seen:
            return found[0]
        seen.add(key)
        return f'<a href="{SCHEME}{key}">{found[0]}</a>'

    return wanted.sub(link, text)


def _pattern(form: str) -> str:
    return re.escape(form).replace(r"\*", f"{LETTER}*")


def entries(terms: Iterable[Term]) -> str:
    """Return the terms as a sorted list with meanings and names in other languages."""
    return "".join(map(_entry, sorted(terms, key=lambda each: each.name.casefold())))


def _entry(each: Term) -> str:
    others = " · ".join(f"{code} {name}" for code, name in in_other_languages(each.key))
    return f"<p><b>{capital(each.name)}</b><br>{each.note}<br><small>{others}</small></p>"
