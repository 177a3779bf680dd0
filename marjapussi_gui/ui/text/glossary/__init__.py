"""The glossary of card terms: links to it in texts, and names of terms in other languages."""

import re
from collections.abc import Iterable, Sequence

from ....engine.game import Game
from ....system.assets import ENGLISH, translation_path
from ...common.languages import AVAILABLE_LANGUAGES, read_translations
from ..i18n import cached_per_language, capitalized, translate
from .contract_terms import auction_terms, rami_nolo_terms
from .rummy_terms import maal_terms, set_terms, turn_terms
from .term import Term
from .trick_terms import counting_terms, stock_terms, trick_play_terms, trump_terms

__all__ = ["Term", "find_term", "link_terms", "names_in_other_languages", "terms_for_game"]

LINK_SCHEME = "term:"
TERM_GROUPS = (
    trick_play_terms,
    trump_terms,
    counting_terms,
    stock_terms,
    auction_terms,
    rami_nolo_terms,
    set_terms,
    turn_terms,
    maal_terms,
)
TAG_PATTERN = re.compile(r"(<[^>]+>)")
LETTER_CLASS = r"[\w\u0900-\u0963]"  # \w lacks the vowel signs of Devanagari
UNLINKED_TAGS = ("h2", "th", "a")  # no links within these elements


@cached_per_language
def _all_terms() -> tuple[Term, ...]:
    return tuple(each for family in TERM_GROUPS for each in family())


def find_term(key: str) -> Term:
    """Return a term in the current language."""
    return next(each for each in _all_terms() if each.key == key)


def terms_for_game(game: Game) -> tuple[Term, ...]:
    """Return the terms that may occur in the rules of a game."""
    return tuple(each for each in _all_terms() if each.applies_to(game))


def names_in_other_languages(key: str) -> tuple[tuple[str, str], ...]:
    """Return the language code and the term's name for every language but the current one."""
    here = current_language()
    others = (language for language in AVAILABLE_LANGUAGES if language != here)
    return tuple((language, _name_in_language(key, language)) for language in others)


def _name_in_language(key: str, language: str) -> str:
    if language == ENGLISH:
        return key
    catalogue = read_translations(translation_path(language))
    return catalogue.get(("Glossary", key, ""), (key,))[0]


# Links in a text


def link_terms(html: str, terms: Sequence[Term], seen_keys: set[str]) -> str:
    """Return HTML in which the first use of each term links to the glossary.

    Terms in seen_keys get no link. The keys of the linked terms are added to it.
    """
    parts, within = [], list[str]()
    for part in TAG_PATTERN.split(html):
        if TAG_PATTERN.fullmatch(part):
            _track_tag(part, within)
            parts.append(part)
        else:
            parts.append(part if within else _link_terms_in_text(part, terms, seen_keys))
    return "".join(parts)


def _track_tag(tag: str, open_tags: list[str]) -> None:
    """Keep open_tags up to date with the open elements that may not contain links."""
    name = tag.strip("</>").partition(" ")[0]
    if name not in UNLINKED_TAGS:
        return
    if tag.startswith("</"):
        open_tags.remove(name)
    else:
        open_tags.append(name)


def _link_terms_in_text(text: str, terms: Sequence[Term], seen_keys: set[str]) -> str:
    new = [each for each in terms if each.key not in seen_keys]
    if not new or not text.strip():
        return text
    keys = {form: each.key for each in new for form in each.forms.split("|")}
    by_length = sorted(keys, key=len, reverse=True)
    forms = "|".join(f"({_form_pattern(form)})" for form in by_length)
    wanted = re.compile(f"(?<!{LETTER_CLASS})(?:{forms})(?!{LETTER_CLASS})", re.IGNORECASE)

    def link(found: re.Match[str]) -> str:
        key = keys[by_length[(found.lastindex or 1) - 1]]
        if key in seen_keys:
            return found[0]
        seen_keys.add(key)
        return f'<a href="{LINK_SCHEME}{key}">{found[0]}</a>'

    return wanted.sub(link, text)


def _form_pattern(form: str) -> str:
    return re.escape(form).replace(r"\*", f"{LETTER_CLASS}*")


def glossary_html(terms: Iterable[Term]) -> str:
    """Return HTML with the sorted terms, their meanings, and their names in other languages."""
    return "".join(map(_entry_html, sorted(terms, key=lambda each: each.name.casefold())))


def _entry_html(term: Term) -> str:
    others = " · ".join(f"{code} {name}" for code, name in names_in_other_languages(term.key))
    return f"<p><b>{capitalized(term.name)}</b><br>{term.meaning}<br><small>{others}</small></p>"
