"""Rules text on marriages: when they are declared, and what they do and score."""

from ...engine.cards import ALL_SUITS
from ...engine.game import Game
from ...engine.phases.marriages import DeclarationTiming, MarriageRules
from ...engine.phases.tricks import TrickPhase
from .card_names import suit_name
from .i18n import capitalized, localized_digits, say
from .markup import html_bullet_list, html_paragraph, html_section, html_table
from .phase_lookup import find_phase, has_stock


def marriages_section(game: Game) -> str:
    played = find_phase(game, TrickPhase)
    speech = played.marriage_rules if played is not None else None
    if speech is None:
        return ""
    pair = say("king-and-queen-of-same-suit-are-marriage")
    blocks = (
        html_paragraph(pair, _timing_sentence(game, speech)),
        html_bullet_list(_declaration_choices(game, speech)),
        html_paragraph(*_answer_sentences(game, speech)),
        html_paragraph(_trumps_sentence(speech), _declare_once_sentence(speech)),
        html_paragraph(*limit_sentences(game, speech)),
        _points_html(speech),
    )
    return html_section(say("marriages"), *blocks)


def _timing_sentence(game: Game, marriage_rules: MarriageRules) -> str:
    partners = game.seating.has_partners
    match marriage_rules.timing:
        case DeclarationTiming.ANY_LEAD:
            return say("before-you-lead-to-trick-even")
        case DeclarationTiming.OWN_TRICK_WON:
            return say("if-you-led-to-trick")
        case _ if partners:
            return say("after-you-win-trick-you-may-do-one")
    if has_stock(game):
        return say("after-you-win-trick-you-may-declare-one")
    return say("rules-marriages-after-you-win-trick-you-may")


def _declaration_choices(game: Game, marriage_rules: MarriageRules) -> tuple[str, ...]:
    if not game.seating.has_partners:
        return ()
    whole = say("ask-your-partner-for-whole-without")
    if marriage_rules.timing is DeclarationTiming.ANY_LEAD:
        declare = say("declare-any-marriages-that-you-hold")
        once = say("you-may-ask-once-before-each")
        return declare, f"{whole} {once}"
    declare = say("declare-marriage-that-you-hold")
    return declare, whole, _ask_half_clause(allows_bluff=marriage_rules.rules.half_bluff)


def _ask_half_clause(*, allows_bluff: bool) -> str:
    """Return a clause on asking the partner for half of a marriage, a king or a queen."""
    if allows_bluff:
        return say("ask-your-partner-for-half")
    return say("ask-your-partner-for-half-you")


def _answer_sentences(game: Game, marriage_rules: MarriageRules) -> tuple[str, ...]:
    """Return sentences on how questions about marriages are answered; none without partners."""
    if not game.seating.has_partners:
        return ()
    truth = say("answers-must-be-true-and-everybody")
    if marriage_rules.timing is DeclarationTiming.ANY_LEAD:
        return (truth,)
    used = say("if-answer-is-no-youve-used")
    return truth, used


def _declare_once_sentence(marriage_rules: MarriageRules) -> str:
    once = say("each-suits-marriage-can-be-declared")
    if not marriage_rules.rules.half_bluff:
        return once
    again = say("if-you-later-ask-for-half")
    return f"{once} {again}"


def _trumps_sentence(marriage_rules: MarriageRules) -> str:
    if marriage_rules.keeps_first_trump:
        return say("hand-begins-without-trumps-first-marriage-makes-its-suit")
    return say("hand-begins-without-trumps-every-marriage-makes-its-suit")


def limit_sentences(game: Game, marriage_rules: MarriageRules) -> tuple[str, ...]:
    rules, sentences = game.rules, []
    if game.seating.has_partners and marriage_rules.timing is not DeclarationTiming.ANY_LEAD:
        sentences = _question_limit_sentences(game, marriage_rules)
    if rules.marriage_lead:
        sentences.append(say("after-you-declare-marriage-you-must"))
    return tuple(sentences)


def _question_limit_sentences(game: Game, marriage_rules: MarriageRules) -> list[str]:
    rules, sentences = game.rules, []
    if marriage_rules.keeps_first_trump and rules.whole_after_trumps == "not_declarers":
        sentences.append(say("once-your-side-has-declared-trumps"))
    if rules.half_after_whole:
        sentences.append(say("your-side-may-ask-for-half"))
    if rules.ask_order != "free":
        sentences.append(_question_order_sentence(rules.ask_order))
    return sentences


def _question_order_sentence(order: str) -> str:
    if order == "strict":
        return say("once-your-side-has-asked")
    player = say("once-youve-asked-for-anything-you")
    if order != "half_binds":
        return player
    partner = say("if-you-ask-for-half-this")
    return f"{player} {partner}"


def _points_html(marriage_rules: MarriageRules) -> str:
    if marriage_rules.keeps_first_trump:
        return ""  # the section on scoring a hand lists the points
    if marriage_rules.points_by_order is not None:
        return html_paragraph(points_by_order_sentence(marriage_rules.points_by_order))
    header = say("marriage"), say("value")
    suits = sorted(ALL_SUITS, key=lambda suit: -marriage_rules.points_by_suit[suit])
    return html_table(
        header,
        [
            (capitalized(suit_name(suit)), localized_digits(marriage_rules.points_by_suit[suit]))
            for suit in suits
        ],
    )


def points_by_order_sentence(points: tuple[int, int]) -> str:
    first, later = points
    return say("first-marriage-in-hand-counts-first", first=first, later=later)
