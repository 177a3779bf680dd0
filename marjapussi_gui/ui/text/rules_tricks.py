"""Rules text on trick play: leading, the obligations of followers, and winning a trick."""

from ...engine.game import Game
from .i18n import say
from .markup import html_bullet_list, html_paragraph, html_section
from .phase_lookup import has_stock
from .scoring import scoring_texts


def tricks_section(game: Game) -> str:
    trick = say("each-hand-is-series-of-tricks")
    leaders = (
        scoring_texts(game).first_leader_sentence(game),
        first_lead_sentence(game),
        ace_to_first_trick_sentence(game),
    )
    obligations = say("follow-suit"), _head_trick_sentence(game), *_void_sentences(game)
    return html_section(
        say("rules-tricks-tricks"),
        html_paragraph(trick),
        html_paragraph(*leaders),
        _rows_html(game),
        _stock_html(game),
        html_paragraph(_trumps_sentence(game), _obligations_sentence(game)),
        html_bullet_list(obligations),
        html_paragraph(_winner_sentence(game)),
    )


def first_lead_sentence(game: Game) -> str:
    match game.rules.first_lead:
        case "ace":
            return say("first-lead-must-be-ace-if-leader-has-one")
        case "ace_or_spade":
            return say("rules-tricks-first-lead-must-be-ace")
        case _:
            return ""


def ace_to_first_trick_sentence(game: Game) -> str:
    if not game.rules.ace_shows:
        return ""
    return say("in-first-trick-player-with-ace")


def _rows_html(game: Game) -> str:
    if not game.dealing_phase.has_rows:
        return ""
    return html_paragraph(
        say("your-open-cards-work-like-cards"),
        say("when-you-play-open-card-turn"),
    )


def _stock_html(game: Game) -> str:
    if not has_stock(game):
        return ""
    return html_paragraph(say("while-there-is-stock-you-may"))


def _trumps_sentence(game: Game) -> str:
    if not scoring_texts(game).has_trumps:
        return ""
    return say("trumps-beat-all-other-suits-but")


def _obligations_sentence(game: Game) -> str:
    if has_stock(game):
        return say("when-stock-is-gone-play-gets")
    return say("when-another-player-has-led")


def _head_trick_sentence(game: Game) -> str:
    if not game.rules.must_head:
        return ""
    partner = say("if-you-follow-suit-you-must-beat-best-card")
    other = say("rules-tricks-if-you-follow-suit-you-must")
    return partner if game.seating.has_partners else other


def _void_sentences(game: Game) -> tuple[str, ...]:
    rules = game.rules
    if not scoring_texts(game).has_trumps or not rules.must_trump:
        return (say("rules-tricks-if-you-cant-follow-suit-you"),)
    if not rules.must_head:
        trump = say("if-you-cant-follow-suit-you-must-play-trump")
    else:
        trump = say("rules-page-if-you-cant-follow-suit-you")
    return trump, say("if-you-have-no-trump-either")


def _winner_sentence(game: Game) -> str:
    if not scoring_texts(game).has_trumps:
        return say("there-are-no-trumps-so-highest")
    return say("highest-trump-wins-trick-if-nobody")
