"""Rules of marriages: when they are declared, and what they do and score."""

from ...engine.cards import ALL_SUITS
from ...engine.game import Game
from ...engine.phases.marriages import DeclarationTiming, MarriageRules
from ...engine.phases.tricks import TrickPhase
from .card_names import suit_name
from .i18n import capitalized, localized_digits, translate
from .markup import html_bullet_list, html_paragraph, html_section, html_table
from .phase_lookup import find_phase, has_stock


def marriages_section(game: Game) -> str:
    """Return when marriages are declared, and what they do and score."""
    played = find_phase(game, TrickPhase)
    speech = played.marriage_rules if played is not None else None
    if speech is None:
        return ""
    pair = translate(
        "Rules page", "King and queen of one suit, both still to be played, are a marriage."
    )
    blocks = (
        html_paragraph(pair, _timing_sentence(game, speech)),
        html_bullet_list(_declaration_choices(game, speech)),
        html_paragraph(_trumps_sentence(speech), _once_sentence(speech)),
        html_paragraph(*limit_sentences(game, speech)),
        _points_html(speech),
    )
    return html_section(translate("Rules page", "Marriages"), *blocks)


def _timing_sentence(game: Game, marriage_rules: MarriageRules) -> str:
    partners = game.seating.has_partners
    match marriage_rules.timing:
        case DeclarationTiming.ANY_LEAD:
            return translate(
                "Rules page",
                "Whoever leads to a trick, also to the first, may before that declare any "
                "marriages in the hand, and ask the partner once:",
            )
        case DeclarationTiming.OWN_TRICK_WON:
            return translate(
                "Rules page",
                "A player who has led to a trick and won it may, before leading again, do one of "
                "these things:",
            )
        case _ if partners:
            return translate(
                "Rules page",
                "A player who has won a trick may, before leading to the next, do one of these "
                "things:",
            )
    if has_stock(game):
        return translate(
            "Rules page",
            "A player who has won a trick may declare one before drawing. Nothing can be "
            "declared any more once the stock is gone.",
        )
    return translate(
        "Rules page", "A player who has won a trick may declare one before leading again."
    )


def _declaration_choices(game: Game, marriage_rules: MarriageRules) -> tuple[str, ...]:
    if not game.seating.has_partners:
        return ()
    declare = translate("Rules page", "declare a marriage in the hand")
    whole = translate(
        "Rules page",
        "ask the partner for a whole: if the partner holds a marriage it is declared, and a "
        "partner with several names one of them",
    )
    if marriage_rules.timing is DeclarationTiming.ANY_LEAD:
        return declare, whole
    return declare, whole, _half_choice(allows_bluff=marriage_rules.rules.half_bluff)


def _half_choice(*, allows_bluff: bool) -> str:
    if allows_bluff:
        return translate(
            "Rules page",
            "ask for a half in any suit, even with nothing of it in the hand: the partner says "
            "whether king or queen is there, if so the asker says the same, and with one each "
            "the marriage is made",
        )
    return translate(
        "Rules page",
        "ask for a half: the asker holds the king or the queen and names the suit; the partner "
        "says whether the other card is there",
    )


def _once_sentence(marriage_rules: MarriageRules) -> str:
    once = translate("Rules page", "Each suit's marriage can be declared only once in a hand.")
    if not marriage_rules.rules.half_bluff:
        return once
    again = translate(
        "Rules page",
        "When both halves of it are found again by asking, it becomes trumps again, and counts "
        "nothing more.",
    )
    return f"{once} {again}"


def _trumps_sentence(marriage_rules: MarriageRules) -> str:
    if marriage_rules.keeps_first_trump:
        return translate(
            "Rules page",
            "A hand begins without trumps. The first marriage makes its suit trumps for the whole "
            "hand; later ones, called little ones, only count.",
        )
    return translate(
        "Rules page",
        "A hand begins without trumps. Every marriage makes its suit trumps at once, and the suit "
        "that was trumps before is a plain one again.",
    )


def limit_sentences(game: Game, marriage_rules: MarriageRules) -> tuple[str, ...]:
    """Return what restricts questions and leads under the rules in force."""
    rules, sentences = game.rules, []
    if game.seating.has_partners and marriage_rules.timing is not DeclarationTiming.ANY_LEAD:
        sentences = _question_limit_sentences(game, marriage_rules)
    if rules.marriage_lead:
        sentences.append(
            translate(
                "Rules page",
                "After making a marriage the same player must lead its king or queen, if possible.",
            )
        )
    return tuple(sentences)


def _question_limit_sentences(game: Game, marriage_rules: MarriageRules) -> list[str]:
    rules, sentences = game.rules, []
    if marriage_rules.keeps_first_trump and rules.whole_after_trumps == "not_declarers":
        sentences.append(
            translate(
                "Rules page",
                "Once trumps are made, the side that made them may ask only for halves.",
            )
        )
    if rules.half_after_whole:
        sentences.append(
            translate(
                "Rules page",
                "A side may ask for a half only when it has asked for a whole in the same hand.",
            )
        )
    if rules.ask_order != "free":
        sentences.append(_question_order_sentence(rules.ask_order))
    return sentences


def _question_order_sentence(order: str) -> str:
    if order == "strict":
        return translate(
            "Rules page",
            "Once a side has asked for anything, it may no longer declare a marriage of its own "
            "in that hand; once it has asked for a half, it may not ask for a whole.",
        )
    player = translate(
        "Rules page",
        "Once a player has asked for anything, that player may no longer declare a marriage in "
        "that hand; once it was for a half, they may not ask for a whole.",
    )
    if order != "half_binds":
        return player
    partner = translate(
        "Rules page", "A question for a half binds the asker's partner as much as the asker."
    )
    return f"{player} {partner}"


def _points_html(marriage_rules: MarriageRules) -> str:
    if marriage_rules.keeps_first_trump:
        return ""  # the section about scoring a hand lists it
    if marriage_rules.points_by_order is not None:
        return html_paragraph(points_by_order_sentence(marriage_rules.points_by_order))
    header = translate("Rules page", "Marriage"), translate("Rules page", "Value")
    suits = sorted(ALL_SUITS, key=lambda suit: -marriage_rules.points_by_suit[suit])
    return html_table(
        header,
        [
            (capitalized(suit_name(suit)), localized_digits(marriage_rules.points_by_suit[suit]))
            for suit in suits
        ],
    )


def points_by_order_sentence(points: tuple[int, int]) -> str:
    """Return the points of the first marriage of a hand, and of each later one."""
    first, later = points
    sentence = translate(
        "Rules page", "The first marriage of a hand counts {first}, each later one {later}."
    )
    return sentence.format(first=first, later=later)
