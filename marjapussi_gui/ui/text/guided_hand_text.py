"""What the teacher says in a guided first hand."""

from collections.abc import Mapping

from .hint_text import HintSentences
from .i18n import cached_per_language, translate
from .lessons import teacher_name


def comment_sentences(game_key: str, topic: str) -> HintSentences:
    """Return the comment on a topic, with the name of the game's teacher as its title."""
    own = _texts_by_game().get((game_key, topic))
    comment = own or _texts()[topic]
    title = translate("Guided hand", "{teacher} says").format(teacher=teacher_name(game_key))
    return HintSentences("", title, (comment,))


@cached_per_language
def _texts() -> Mapping[str, str]:
    return {
        "bid": translate(
            "Guided hand",
            "Bid what you hope to take, marriages included. If your hand is weak, pass.",
        ),
        "raise": translate(
            "Guided hand",
            "Now you know all your cards. Raise only if you’re sure, because missing the bid costs "
            "as much.",
        ),
        "give": translate(
            "Guided hand",
            "Give the cards that help you least. Aces, tens and marriages stay together.",
        ),
        "discard": translate(
            "Guided hand", "Discard low cards. Your aces, tens and marriages are worth more."
        ),
        "show": translate(
            "Guided hand",
            "Red bids rami, for hands with many high cards. Black bids nolo, for low cards.",
        ),
        "sooli": translate(
            "Guided hand",
            "Sooli means you play alone and mustn’t take a trick. Without very low cards, pass.",
        ),
        "declare": translate(
            "Guided hand",
            "You hold the king and queen of one suit! Declare your marriage before you lead.",
        ),
        "ask": translate(
            "Guided hand",
            "You may ask your partner for a marriage before you lead. A no costs you nothing but "
            "the question.",
        ),
        "lead": translate(
            "Guided hand",
            "You lead, so any card is fine. An ace usually wins the trick. The low cards can wait.",
        ),
        "follow": translate(
            "Guided hand",
            "Follow suit. The darker cards aren’t allowed now. Click one, and you’ll see why.",
        ),
        "trump": translate(
            "Guided hand",
            "You can’t follow suit, so trump. Your trump beats any card of another suit.",
        ),
        "free": translate(
            "Guided hand",
            "You can’t follow suit. Give points to your own side, or a worthless card to the "
            "others.",
        ),
        "late": translate(
            "Guided hand",
            "Only a few cards are left. The last trick counts extra, so keep a strong card for it.",
        ),
        "draw": translate(
            "Guided hand",
            "Take the offered card only if it makes a set. Otherwise draw from the stock.",
        ),
        "put away": translate(
            "Guided hand", "Discard a card that has no neighbours and no equals in your hand."
        ),
        "lay": translate(
            "Guided hand", "You have three pure sets! Show them, and you’ll see the maal."
        ),
        "finish": translate("Guided hand", "All your cards fit into sets. Finish the deal!"),
        "tunnelas": translate(
            "Guided hand", "You were dealt a tunnela. Show it now, because it scores extra."
        ),
    }


@cached_per_language
def _texts_by_game() -> Mapping[tuple[str, str], str]:
    """Return the comments that differ from the usual ones in a game."""
    return {
        ("tuppi", "lead"): translate(
            "Guided hand",
            "You lead, so any card is fine. High cards win tricks, and low cards avoid them.",
        ),
        ("tuppi", "give"): translate(
            "Guided hand",
            "Give away the card that’s most likely to win a trick. Aces are low in sooli.",
        ),
        ("tuppi", "free"): translate(
            "Guided hand",
            "You can’t follow suit. In rami, discard a low card. In nolo, discard a dangerous one.",
        ),
        ("tuppi", "late"): translate(
            "Guided hand",
            "Only a few cards are left. Count both sides’ tricks to see what you still need.",
        ),
        **{
            (game, "free"): translate(
                "Guided hand",
                "You can’t follow suit and needn’t trump. Discard a card that’s worth little.",
            )
            for game in (
                "avomarjapussi",
                "bondtolva-two",
                "huutopussi-three",
                "huutopussi-two",
            )
        },
    }
