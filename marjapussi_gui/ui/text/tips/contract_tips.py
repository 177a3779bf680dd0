"""Ten tips for each game with an auction."""

from ....engine.game import Game
from ....engine.phases.marriages import DeclarationTiming
from ....engine.phases.tricks import TrickPhase
from ..i18n import translate
from ..phase_lookup import find_phase
from . import trick_tips as shared


def partnership_tips(game: Game) -> tuple[str, ...]:
    return (
        _bid_with_ace_tip(),
        _best_cards_tip(),
        _bold_bid_tip(),
        _points_without_trumps_tip(game),
        _lost_trick_tip(),
        _partner_tip(),
        _declarer_tip(),
        _opponents_trumps_tip(game),
        translate(
            "Counsel",
            "Your partner has the ace? Lead the king: an opponent with the ten may have to play "
            "it.",
        ),
        _defender_tip(),
    )


def ace_opening_tips(game: Game) -> tuple[str, ...]:
    return (
        _bid_with_ace_tip(),
        _best_cards_tip(),
        _points_without_trumps_tip(game),
        _lost_trick_tip(),
        _partner_tip(),
        _declarer_tip(),
        _opponents_trumps_tip(game),
        _first_ace_tip(game),
        shared.listen_to_questions_tip(),
        _defender_tip(),
    )


def kitty_tips(game: Game) -> tuple[str, ...]:
    return (
        _bid_with_ace_tip(),
        _best_cards_tip(),
        _kitty_tip(),
        _points_without_trumps_tip(game),
        _lost_trick_tip(),
        shared.empty_suit_tip(),
        _discard_tip(game),
        translate(
            "Counsel", "Against the declarer help each other: each point you take is missing there."
        ),
        _opponents_trumps_tip(game),
        _one_trick_tip(),
    )


def two_player_tips(game: Game) -> tuple[str, ...]:
    return (
        _bid_with_ace_tip(),
        _best_cards_tip(),
        _kitty_tip(),
        _points_without_trumps_tip(game),
        translate(
            "Counsel",
            "A card that is missing may lie in the dead hand: not every ten has an ace against it.",
        ),
        shared.empty_suit_tip(),
        _discard_tip(game),
        shared.draw_trumps_tip(),
        _opponents_trumps_tip(game),
        _one_trick_tip(),
    )


def _bid_with_ace_tip() -> str:
    return translate(
        "Counsel",
        "Without an ace a contract rarely succeeds: you need a sure trick to make your trumps.",
    )


def _best_cards_tip() -> str:
    return translate(
        "Counsel",
        "Aces are the best cards, then kings and queens, then tens. A king and queen of one suit "
        "are better than two of different suits.",
    )


def _bold_bid_tip() -> str:
    return translate(
        "Counsel",
        "Bid boldly: one contract in three or four may fail, and the exchange makes your hand "
        "better.",
    )


def _points_without_trumps_tip(game: Game) -> str:
    from ..scoring import scoring_texts

    texts = scoring_texts(game)
    values = texts.card_values(game)[0]
    total = sum(values[card] for card in game.dealing_phase.cards) + texts.last_trick_points(game)
    return translate(
        "Counsel",
        "All cards and the last trick make {total}: whoever bids more needs a marriage as well.",
    ).format(total=total)


def _lost_trick_tip() -> str:
    return translate(
        "Counsel",
        "A lost trick costs about 25 points: count how many you must lose, and bid less by that.",
    )


def _partner_tip() -> str:
    return translate(
        "Counsel",
        "Give the declarer aces, an ace with its ten, and whole marriages, but never half of one.",
    )


def _declarer_tip() -> str:
    return translate(
        "Counsel",
        "As declarer keep one strong suit and the aces, and give away suits that you can trump.",
    )


def _defender_tip() -> str:
    return translate(
        "Counsel",
        "Against the declarer win a trick with a sure card, and then make trumps of your own.",
    )


def _opponents_trumps_tip(game: Game) -> str:
    played = find_phase(game, TrickPhase)
    speech = None if played is None else played.marriage_rules
    if speech is not None and speech.timing is DeclarationTiming.OWN_TRICK_WON:
        return translate(
            "Counsel",
            "Do not let the others win a trick that they led: then they could make new trumps.",
        )
    return translate(
        "Counsel", "Do not let the others win tricks lightly: then they could make new trumps."
    )


def _first_ace_tip(game: Game) -> str:
    if not game.rules.ace_shows:
        return shared.count_cards_tip()
    return translate(
        "Counsel",
        "The first trick brings out an ace: watch who plays it, and which aces are still to come.",
    )


def _kitty_tip() -> str:
    return translate(
        "Counsel",
        "Bid what your own hand makes: the kitty helps, but nobody knows what lies in it.",
    )


def _discard_tip(game: Game) -> str:
    if game.rules.discards_count == "always":
        return translate(
            "Counsel",
            "You may not put away an ace or a ten, but a king or queen still counts for you.",
        )
    return translate(
        "Counsel", "What you put away counts for you only if you take a trick: be sure of one."
    )


def _one_trick_tip() -> str:
    return translate(
        "Counsel", "Take at least one trick in each hand: being left without one costs a lot."
    )
