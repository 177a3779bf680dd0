"""The glossary of card terms: links to it in texts, and names of terms in other languages."""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from ...engine.frozen import frozen
from ...engine.game import Game
from ...engine.phases.auction import Bidding
from ...engine.phases.exchange import KittyExchange
from ...system.assets import read_messages
from ..common.languages import AVAILABLE_LANGUAGES, current_language
from .i18n import capitalized, say
from .phase_lookup import find_phase, has_stock
from .scoring import scoring_texts

LINK_SCHEME = "term:"
TAG_PATTERN = re.compile(r"(<[^>]+>)")
PLACE_PATTERN = re.compile(r"\{\w+\}")
LETTER_CLASS = r"[\w\u0900-\u0963]"  # \w lacks the vowel signs of Devanagari
UNLINKED_TAGS = ("h2", "th", "a")  # no links within these elements


def _applies_always(_game: Game) -> bool:
    return True


def _has_auction(game: Game) -> bool:
    return find_phase(game, Bidding) is not None


def _is_rummy(game: Game) -> bool:
    return game.is_rummy


def _has_tricks(game: Game) -> bool:
    return not game.is_rummy


@frozen
class Term:
    """A glossary term. Its texts are in the current language."""

    key: str  # its name in English
    applies_to: Callable[[Game], bool] = _applies_always  # the word may also mean something else
    labels: tuple[str, ...] = ()  # ids of messages on the felt that say it in other words

    @property
    def message(self) -> str:
        return f"term-{self.key.replace(' ', '-')}"

    @property
    def name(self) -> str:
        return say(self.message)

    @property
    def forms(self) -> str:
        """Patterns of the term's word forms, separated by |; * stands for any ending."""
        return say(f"{self.message}-forms")

    @property
    def label_texts(self) -> list[str]:
        """The texts of the labels, without their placeholders."""
        texts = read_messages(current_language())
        return [PLACE_PATTERN.sub("", texts[each]).strip(" .।") for each in self.labels]

    @property
    def meaning(self) -> str:
        return say(f"{self.message}-meaning")


TERMS = (
    Term("trick"),
    Term("lead", labels=("turn-prompts-lead-card", "duty-lead_ace")),
    Term("suit led"),
    Term("follow suit", labels=("duty-follow",)),
    Term("beat"),
    Term("trump", lambda game: _has_tricks(game) and scoring_texts(game).has_trumps),
    Term("marriage", _has_tricks),
    Term("whole", labels=("speech-do-you-have-whole",)),
    *map(Term, ("half", "little one")),
    *map(Term, ("card points", "Porvoo", "in the bag", "partner", "dealer")),
    Term("stock", lambda game: game.is_rummy or has_stock(game)),
    Term("strict play"),
    Term("open card", _has_tricks),
    *(Term(key, _has_auction) for key in ("bid", "pass")),
    Term("contract", _has_auction, ("contract-bid",)),
    Term("declarer", _has_auction, ("declarer-you", "declarer-name")),
    Term("kitty", lambda game: find_phase(game, KittyExchange) is not None),
    *map(Term, ("dead hand", "läpiajo", "rami", "nolo", "sooli", "rising")),
    Term("set", _is_rummy),
    *map(Term, ("sequence", "trial", "tunnela", "dublee")),
    Term("show", _is_rummy),
    Term("discard", _is_rummy),
    *map(Term, ("tiplu", "poplu", "jhiplu", "wild card", "maal", "kidnap", "murder")),
)


def find_term(key: str) -> Term:
    return next(each for each in TERMS if each.key == key)


def terms_for_game(game: Game) -> tuple[Term, ...]:
    return tuple(each for each in TERMS if each.applies_to(game))


def names_in_other_languages(key: str) -> tuple[tuple[str, str], ...]:
    """Return the language code and the term's name for every language but the current one."""
    message, here = find_term(key).message, current_language()
    return tuple(
        (language, read_messages(language)[message])
        for language in AVAILABLE_LANGUAGES
        if language != here
    )


def explain_terms(text: str, game: Game) -> str:
    """Return the meanings of the glossary terms in a text, one per line, or "" if it has none."""
    return _explain_terms(text, terms_for_game(game), current_language())


@lru_cache(maxsize=1024)
def _explain_terms(text: str, terms: tuple[Term, ...], _language: str) -> str:
    used = {each.key for each in terms if any(label in text for label in each.label_texts)}
    link_terms(text, terms, used)
    return "\n".join(
        say("name-and-sentence", name=capitalized(each.name), sentence=each.meaning)
        for each in terms
        if each.key in used
    )


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
