"""Rules text on marriages: when they are declared, and what they do and score."""

from ...engine.cards import ALL_SUITS
from ...engine.game import Game
from ...engine.phases.marriages import DeclarationTiming, MarriageRules
from ...engine.phases.tricks import TrickPhase
from .card_names import suit_name
from .i18n import capitalized, localized_digits, translate
from .markup import html_bullet_list, html_paragraph, html_section, html_table
from .phase_lookup import find_phase, has_stock


def marriages_section(game: Game) -> str:
    """Return a section on when marriages are declared, and what they do and score."""
    played = find_phase(game, TrickPhase)
    speech = played.marriage_rules if played is not None else None
    if speech is None:
        return ""
    pair = translate(
        "Rules page",
        "A king and queen of the same suit are a marriage, as long as neither has been played.",
    )
    blocks = (
        html_paragraph(pair, _timing_sentence(game, speech)),
        html_bullet_list(_declaration_choices(game, speech)),
        html_paragraph(*_answer_sentences(game, speech)),
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
                "Before you lead to a trick, even the first one, you may do these things in any "
                "order:",
            )
        case DeclarationTiming.OWN_TRICK_WON:
            return translate(
                "Rules page",
                "If you led to a trick and won it, you may do one of these things before you "
                "lead again:",
            )
        case _ if partners:
            return translate(
                "Rules page",
                "After you win a trick, you may do one of these things before you lead to the "
                "next:",
            )
    if has_stock(game):
        return translate(
            "Rules page",
            "After you win a trick, you may declare one of your marriages before you draw. When "
            "the stock is gone, nobody can declare any more.",
        )
    return translate(
        "Rules page",
        "After you win a trick, you may declare one of your marriages before you lead again.",
    )


def _declaration_choices(game: Game, marriage_rules: MarriageRules) -> tuple[str, ...]:
    if not game.seating.has_partners:
        return ()
    whole = translate(
        "Rules page",
        "Ask your partner for a whole, without naming a suit. If your partner holds a marriage, "
        "it’s declared. With several, your partner picks one.",
    )
    if marriage_rules.timing is DeclarationTiming.ANY_LEAD:
        declare = translate("Rules page", "Declare any marriages that you hold yourself.")
        once = translate("Rules page", "You may ask once before each lead.")
        return declare, f"{whole} {once}"
    declare = translate("Rules page", "Declare a marriage that you hold yourself.")
    return declare, whole, _half_choice(allows_bluff=marriage_rules.rules.half_bluff)


def _half_choice(*, allows_bluff: bool) -> str:
    """Return a clause on asking the partner for half of a marriage, a king or a queen."""
    if allows_bluff:
        return translate(
            "Rules page",
            "Ask your partner for a half in any suit, even if you hold neither its king nor its "
            "queen. If your partner has one of them, you say whether you have one, too. If you "
            "each have one, the marriage is declared.",
        )
    return translate(
        "Rules page",
        "Ask your partner for a half. You need the king or queen of a suit yourself, and you name "
        "the suit. If "
        "your partner has the other card, the marriage is declared.",
    )


def _answer_sentences(game: Game, marriage_rules: MarriageRules) -> tuple[str, ...]:
    """Return sentences on how questions about marriages are answered; none without partners."""
    if not game.seating.has_partners:
        return ()
    truth = translate("Rules page", "Answers must be true, and everybody hears them.")
    if marriage_rules.timing is DeclarationTiming.ANY_LEAD:
        return (truth,)
    used = translate(
        "Rules page", "If the answer is no, you’ve used your chance, so lead to the next trick."
    )
    return truth, used


def _once_sentence(marriage_rules: MarriageRules) -> str:
    once = translate("Rules page", "Each suit’s marriage can be declared only once in a hand.")
    if not marriage_rules.rules.half_bluff:
        return once
    again = translate(
        "Rules page",
        "If you later ask for a half and find the same marriage, it makes trumps again but scores "
        "nothing.",
    )
    return f"{once} {again}"


def _trumps_sentence(marriage_rules: MarriageRules) -> str:
    if marriage_rules.keeps_first_trump:
        return translate(
            "Rules page",
            "A hand begins without trumps. The first marriage makes its suit trumps for the rest "
            "of the hand. Later marriages are called little ones. They score, but don’t change "
            "trumps.",
        )
    return translate(
        "Rules page",
        "A hand begins without trumps. Every marriage makes its suit trumps at once, and the old "
        "trump suit becomes a side suit again.",
    )


def limit_sentences(game: Game, marriage_rules: MarriageRules) -> tuple[str, ...]:
    """Return sentences on how the rules in force restrict questions and leads."""
    rules, sentences = game.rules, []
    if game.seating.has_partners and marriage_rules.timing is not DeclarationTiming.ANY_LEAD:
        sentences = _question_limit_sentences(game, marriage_rules)
    if rules.marriage_lead:
        sentences.append(
            translate(
                "Rules page",
                "After you declare a marriage, you must lead its king or queen if you hold either.",
            )
        )
    return tuple(sentences)


def _question_limit_sentences(game: Game, marriage_rules: MarriageRules) -> list[str]:
    rules, sentences = game.rules, []
    if marriage_rules.keeps_first_trump and rules.whole_after_trumps == "not_declarers":
        sentences.append(
            translate(
                "Rules page",
                "Once your side has declared trumps, you may ask only for halves.",
            )
        )
    if rules.half_after_whole:
        sentences.append(
            translate(
                "Rules page",
                "Your side may ask for a half only if it has asked for a whole in the same hand.",
            )
        )
    if rules.ask_order != "free":
        sentences.append(_question_order_sentence(rules.ask_order))
    return sentences


def _question_order_sentence(order: str) -> str:
    if order == "strict":
        return translate(
            "Rules page",
            "Once your side has asked for anything, it may not declare its own marriages in that "
            "hand. Once it has asked for a half, it may not ask for a whole.",
        )
    player = translate(
        "Rules page",
        "Once you’ve asked for anything, you may not declare your own marriages in that hand. Once "
        "you’ve asked for a half, you may not ask for a whole.",
    )
    if order != "half_binds":
        return player
    partner = translate("Rules page", "If you ask for a half, this binds your partner as well.")
    return f"{player} {partner}"


def _points_html(marriage_rules: MarriageRules) -> str:
    if marriage_rules.keeps_first_trump:
        return ""  # the section on scoring a hand lists the points
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
    """Return a sentence on the points of the first marriage in a hand, and of later ones."""
    first, later = points
    sentence = translate(
        "Rules page", "The first marriage in a hand counts {first}, and each later one {later}."
    )
    return sentence.format(first=first, later=later)
