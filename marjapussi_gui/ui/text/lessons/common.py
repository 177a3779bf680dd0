"""Lesson texts shared by several games."""

from collections.abc import Mapping

from ..i18n import cached_per_language, translate
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
    return {
        **_title_texts(),
        **_table_texts(),
        **_lead_texts(),
        **_follow_texts(),
        **_marriage_texts(),
        **_auction_texts(),
        **_other_action_texts(),
        **_further_title_texts(),
        **_summary_texts(),
        **_counting_texts(),
    }


def _title_texts() -> Mapping[str, str]:
    return {
        "tricks": translate("Lessons played", "tricks"),
        "marriages": translate("Lessons played", "marriages and questions"),
        "declaring": translate("Lessons played", "marriages and scoring"),
        "bidding": translate("Lessons played", "bidding and the exchange"),
        "kitty": translate("Lessons played", "bidding and the kitty"),
    }


def _table_texts() -> Mapping[str, str]:
    return {
        "partners": translate(
            "Lessons played",
            "You and Väinö, sitting opposite, are partners against Hilma and Elsa. Everyone plays "
            "a card, and the highest wins all four. That’s called a trick.",
        ),
        "two": translate(
            "Lessons played",
            "You’re playing against Väinö. Each of you plays a card, and the higher one wins "
            "both. That’s called a trick.",
        ),
        "three": translate(
            "Lessons played",
            "You play for yourself, and so do Hilma and Elsa. Everyone plays a card, and the "
            "highest wins all three. That’s called a trick.",
        ),
        "order": translate(
            "Lessons played",
            "From high to low: ace, ten, king, queen, jack, nine, eight, seven, six. The ten is "
            "high, and only the ace beats it.",
        ),
        "short order": translate(
            "Lessons played",
            "From high to low: ace, ten, king, queen, jack, nine. There are no lower cards. The "
            "ten is high, and only the ace beats it.",
        ),
    }


def _lead_texts() -> Mapping[str, str]:
    return {
        "lead sure": translate(
            "Lessons played",
            "You lead, and you can choose any card. Play the {card}, because no card still out "
            "can beat it.",
        ),
        "lead high": translate(
            "Lessons played",
            "You lead. Play the {card}. It’s the highest card left in its suit, so only a trump "
            "can beat it.",
        ),
        "lead low": translate(
            "Lessons played",
            "You lead. Play the {card}. Higher cards of that suit are still out, so don’t risk a "
            "better card.",
        ),
    }


def _follow_texts() -> Mapping[str, str]:
    return {
        "only": translate(
            "Lessons played",
            "You must follow the suit that was led, and beat the highest card if you can. That "
            "leaves only the {card}.",
        ),
        "head": translate(
            "Lessons played",
            "You must follow the suit that was led, and beat the highest card if you can. Play "
            "the {card}.",
        ),
        "win": translate(
            "Lessons played",
            "You must follow the suit led, but you don’t have to beat the highest card. Here it’s "
            "worth it, so play the {card}.",
        ),
        "cheap": translate(
            "Lessons played",
            "You play last, so win the trick with the lowest card you can. Play the {card}.",
        ),
        "low": translate(
            "Lessons played",
            "You must follow suit, but you can’t win this trick. Give away a card that’s worth "
            "little. Play the {card}.",
        ),
        "trump": translate(
            "Lessons played",
            "You can’t follow suit, so you must play a trump. Any trump beats any card of another "
            "suit. Play the {card}.",
        ),
        "throw": translate(
            "Lessons played",
            "You have no card of the suit led and no trump, so you may play anything. Discard the "
            "{card}.",
        ),
    }


def _marriage_texts() -> Mapping[str, str]:
    return {
        "declare": translate(
            "Lessons played",
            "You won a trick, and you hold the king and queen of {suit}, a marriage. Declare it "
            "before you lead.",
        ),
        "half": translate(
            "Lessons played",
            "You won a trick, and you hold half of a marriage. Ask Väinö for the other half in "
            "{suit}.",
        ),
        "whole": translate(
            "Lessons played",
            "Before you lead, ask Väinö for a whole, which means both the king and queen of one "
            "suit.",
        ),
        "made": translate(
            "Lessons played",
            "Yes! Your partner has the king and queen, so that suit is now trumps. Any trump "
            "beats any card of another suit.",
        ),
        "trumps now": translate(
            "Lessons played",
            "You’ve declared the king and queen, so their suit is now trumps. Any trump beats any "
            "card of another suit.",
        ),
        "smear": translate(
            "Lessons played",
            "Väinö is winning this trick for your side, so add points to it. Play the {card}.",
        ),
        "suits": translate(
            "Lessons played",
            "A marriage, a suit’s king and queen, scores 40 in spades, 60 in clubs, 80 in "
            "diamonds and 100 in hearts. Its suit becomes trumps.",
        ),
        "hundred": translate(
            "Lessons played",
            "The marriage in hearts scores a hundred points. Hearts stay trumps until someone "
            "declares another marriage.",
        ),
    }


def _auction_texts() -> Mapping[str, str]:
    return {
        "bid": translate(
            "Lessons played",
            "Bid only as high as you have to, and never more than you hope to take. Here, bid "
            "{amount}.",
        ),
        "raise": translate(
            "Lessons played",
            "Now that you know your cards, you may raise your bid once. You score what you bid, "
            "so raise it to {amount}.",
        ),
        "kitty comes": translate(
            "Lessons played",
            "You bid highest. Everyone saw the three cards of the kitty, and now they’re yours.",
        ),
        "discard": translate(
            "Lessons played",
            "You can’t discard aces or tens, so discard {cards}. They count for you.",
        ),
        "first ace": translate(
            "Lessons played",
            "Your first lead must be an ace, or a spade if you have no ace. Play the {card}.",
        ),
    }


def _other_action_texts() -> Mapping[str, str]:
    return {
        "else card": translate(
            "Lessons played",
            "You could play that too, but in this lesson play the {card}.",
        ),
        "else button": translate(
            "Lessons played",
            "You could do that too, but in this lesson choose “{action}”.",
        ),
        "else cards": translate(
            "Lessons played",
            "You could choose differently, but in this lesson choose these cards: {cards}.",
        ),
    }


def _further_title_texts() -> Mapping[str, str]:
    return {
        "title own pair": translate("Lessons played", "your own pair"),
        "title twelve": translate("Lessons played", "beyond twelve, and Porvoo"),
        "title asking": translate("Lessons played", "asking your partner"),
        "title failed": translate("Lessons played", "a bid that’s missed"),
        "title lapiajo": translate("Lessons played", "läpiajo"),
    }


def _summary_texts() -> Mapping[str, str]:
    return {
        "about tricks": translate(
            "Lessons played",
            "The order of the cards, following suit, and the first score.",
        ),
        "about halves": translate(
            "Lessons played",
            "Asking your partner for half a marriage, trumps, and the little one.",
        ),
        "about questions": translate(
            "Lessons played",
            "Asking your partner for a whole, and how trumps change.",
        ),
        "about own pair": translate(
            "Lessons played",
            "Asking for a whole, and declaring your own pair later.",
        ),
        "about own marriages": translate(
            "Lessons played",
            "Declaring your own marriages, and what they score.",
        ),
        "about twelve": translate(
            "Lessons played",
            "What happens beyond twelve, and the trip to Porvoo.",
        ),
        "about bidding": translate(
            "Lessons played",
            "Bidding, the exchange, and raising your bid.",
        ),
        "about kitty": translate(
            "Lessons played",
            "Bidding, the kitty, your discards, and raising your bid.",
        ),
        "about failed": translate("Lessons played", "What it costs to miss your bid."),
        "about lapiajo": translate("Lessons played", "What it costs to take no trick at all."),
    }


def _counting_texts() -> Mapping[str, str]:
    return {
        "card points": translate(
            "Lessons played",
            "Now count the card points. An ace counts 11, a ten 10, a king 4, a queen 3 and a "
            "jack 2. Lower cards count nothing.",
        ),
        "simple points": translate(
            "Lessons played",
            "Aces and tens count 10, and kings, queens and jacks 5. The last trick counts "
            "another 20.",
        ),
        "points and twenty": translate(
            "Lessons played",
            "An ace counts 11, a ten 10, a king 4, a queen 3 and a jack 2. The last trick counts "
            "another 20.",
        ),
        "tie-break": translate(
            "Lessons played",
            "Aces and tens are tied, four each. Then an ace counts 4, a king 3, a queen 2 and a "
            "jack 1. You have more.",
        ),
        "Porvoo alone": translate(
            "Lessons played",
            "If you take no trick in a hand, you go to Porvoo. That means you lose all your "
            "berries and start again from zero.",
        ),
        "dare": translate(
            "Lessons played",
            "Missing your bid costs as much as making it brings. Bid high only when you hope for "
            "a marriage that you can declare.",
        ),
        "help partner": translate(
            "Lessons played",
            "Väinö bid highest. Help him with your best cards: {cards}.",
        ),
        "every trick": translate(
            "Lessons played",
            "Your side took every trick and made its bid. You score what Väinö bid, however much "
            "you took.",
        ),
    }


TEXTS = LessonTexts("", "Helvi", _lesson_texts)
