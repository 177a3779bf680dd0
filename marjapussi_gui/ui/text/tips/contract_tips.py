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
            "Does your partner have the ace? Lead the king, because an opponent with the ten may "
            "have to play it.",
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
            "Counsel",
            "Against the declarer, help the other defender. Every point that the two of you take "
            "is one less for the declarer.",
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
            "A missing card may be in the dead hand, so your ten may have no ace to fear.",
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
        "Contracts rarely succeed without an ace, because you need a sure trick before you can "
        "declare a marriage.",
    )


def _best_cards_tip() -> str:
    return translate(
        "Counsel",
        "Aces are the best cards to hold, then kings and queens, then tens. A king and queen help "
        "most when they’re of the same suit.",
    )


def _bold_bid_tip() -> str:
    return translate(
        "Counsel",
        "Bid boldly. You can afford to fail one contract in three or four, and the exchange "
        "improves your hand.",
    )


def _points_without_trumps_tip(game: Game) -> str:
    from ..scoring import scoring_texts

    texts = scoring_texts(game)
    values = texts.card_values(game)[0]
    total = sum(values[card] for card in game.dealing_phase.cards) + texts.last_trick_points(game)
    return translate(
        "Counsel",
        "All the cards and the last trick come to {total} points. If you bid more, you need a "
        "marriage too.",
    ).format(total=total)


def _lost_trick_tip() -> str:
    return translate(
        "Counsel",
        "Count the tricks you’re bound to lose, and bid about 25 points less for each.",
    )


def _partner_tip() -> str:
    return translate(
        "Counsel",
        "As the declarer’s partner, give aces, an ace with its ten, or a whole marriage. Never "
        "split a marriage.",
    )


def _declarer_tip() -> str:
    return translate(
        "Counsel",
        "As declarer, keep one strong suit and your aces. Give away the suits that you’ll be able "
        "to trump.",
    )


def _defender_tip() -> str:
    return translate(
        "Counsel",
        "When you defend, win a trick with a sure card. Then declare a marriage and change trumps.",
    )


def _opponents_trumps_tip(game: Game) -> str:
    played = find_phase(game, TrickPhase)
    speech = None if played is None else played.marriage_rules
    if speech is not None and speech.timing is DeclarationTiming.OWN_TRICK_WON:
        return translate(
            "Counsel",
            "Don’t let an opponent win a trick that they led, because then they can declare new "
            "trumps.",
        )
    return translate(
        "Counsel", "Don’t give away easy tricks, because the winner can declare new trumps."
    )


def _first_ace_tip(game: Game) -> str:
    if not game.rules.ace_shows:
        return shared.count_cards_tip()
    return translate(
        "Counsel",
        "The first trick brings out an ace. Note who plays it, and which aces are still out.",
    )


def _kitty_tip() -> str:
    return translate(
        "Counsel",
        "Bid what your own hand can make. The kitty helps, but nobody knows what’s in it.",
    )


def _discard_tip(game: Game) -> str:
    if game.rules.discards_count == "always":
        return translate(
            "Counsel",
            "You can’t discard an ace or a ten. A king or queen that you discard still counts for "
            "you.",
        )
    return translate(
        "Counsel", "Your discards count for you only if you win a trick, so make sure of one."
    )


def _one_trick_tip() -> str:
    return translate(
        "Counsel", "Take at least one trick in every hand, because ending without one costs a lot."
    )
