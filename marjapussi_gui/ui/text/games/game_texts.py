"""The texts of each game, and of the families of games on the start page."""

from ....engine.cards import Card, parse_cards
from ....engine.frozen import frozen
from ....engine.game import Game
from ..i18n import has_message, say
from ..sanitizing import shorten
from .tips import tip_texts


@frozen
class GameTexts:
    """The texts of one game in the current language."""

    key: str
    teacher: str = "Helvi"  # of its lessons; the name also decides which portrait is shown
    family: str = ""  # key of the family that it belongs to; empty if it is one of its own
    picture_cards: tuple[Card, ...] = parse_cards("AS KH QD JC")  # shown in the picture of the game
    tip_names: str = ""  # of its ten tips; see tips

    def name(self) -> str:
        """Return the name of the game, or its key if the game is unknown."""
        message = f"game-{self.key}"
        return say(message) if has_message(message) else shorten(self.key)

    def description(self) -> str:
        """Return what is special about the game, or "" if the game is unknown."""
        message = f"game-{self.key}-description"
        return say(message) if has_message(message) else ""

    def tips(self, game: Game) -> tuple[str, ...]:
        return tip_texts(game, self.tip_names)


@frozen
class FamilyTexts:
    """The texts of a family of games in the current language."""

    key: str
    picture_cards: tuple[Card, ...]

    def name(self) -> str:
        return say(f"family-{self.key}")

    def description(self) -> str:
        return say(f"family-{self.key}-description")


FAMILIES = (
    FamilyTexts("marjapussi", parse_cards("AH KH QH TS")),
    FamilyTexts("huutopussi", parse_cards("KS QS AD TC")),
)
GAMES = (
    GameTexts(
        "marjapussi",
        "Helvi",
        "marjapussi",
        parse_cards("AH KH QH TS"),
        "early-ace-tip half-or-whole-tip keep-half-tip keep-ten-tip tens-to-partner-tip "
        "draw-trumps-tip listen-to-questions-tip last-trick-tip take-one-trick near-target",
    ),
    GameTexts(
        "bag",
        "Onni",
        "marjapussi",
        parse_cards("KD QD KS QS"),
        "first-marriage early-ace-tip if-you-lead-without-marriage keep-pair-tip "
        "tens-to-partner-tip draw-trumps-tip count-cards-tip last-trick far-behind "
        "take-at-least-one-trick-or-youll",
    ),
    GameTexts(
        "avomarjapussi",
        "Saima",
        "marjapussi",
        parse_cards("QC KC 7H AD"),
        "look-at-your-opponents-open-cards when-you-play-open-card-you "
        "king-in-your-row-and-matching does-your-opponents-row-show-king early-ace-tip "
        "keep-ten-tip draw-trumps-tip last-trick-tip take-one-trick near-target",
    ),
    GameTexts(
        "bondtolva",
        "Arvo",
        "marjapussi",
        parse_cards("JS AS TS"),
        "early-ace-tip after-marriage half-or-whole-tip keep-half-tip keep-ten-tip "
        "aces-and-tens-tip tens-to-partner-tip last-trick-tip take-one-trick near-target",
    ),
    GameTexts(
        "bondtolva-two",
        "Tilda",
        "marjapussi",
        parse_cards("JD AC KC"),
        "while-stock-lasts-keep-your-kings declare-your-marriages-before-stock "
        "save-trumps-and-aces-for-end discard-low-cards-early-because "
        "count-cards-once-stock-is-gone aces-and-tens-tip keep-ten-tip last-trick-tip "
        "take-one-trick near-target",
    ),
    GameTexts(
        "huutopussi",
        "Toivo",
        "huutopussi",
        parse_cards("KH QH AS TC"),
        "bid-with-ace-tip best-cards-tip bold-bid-tip points-without-trumps lost-trick-tip "
        "partner-tip declarer-tip opponents-trumps does-your-partner-have-ace-lead defender-tip",
    ),
    GameTexts(
        "huutopussi-three",
        "Lempi",
        "huutopussi",
        parse_cards("6S 6H 6D"),
        "bid-with-ace-tip best-cards-tip kitty-tip points-without-trumps lost-trick-tip "
        "empty-suit-tip discard against-declarer-help-other-defender opponents-trumps "
        "one-trick-tip",
    ),
    GameTexts(
        "huutopussi-two",
        "Lova",
        "huutopussi",
        parse_cards("QD 6S AC"),
        "bid-with-ace-tip best-cards-tip kitty-tip points-without-trumps "
        "missing-card-may-be-in-dead empty-suit-tip discard draw-trumps-tip opponents-trumps "
        "one-trick-tip",
    ),
    GameTexts(
        "pfadfinder",
        "Sigrid",
        "huutopussi",
        parse_cards("KH QS JD"),
        "bid-with-ace-tip best-cards-tip points-without-trumps lost-trick-tip partner-tip "
        "declarer-tip opponents-trumps first-ace listen-to-questions-tip defender-tip",
    ),
    GameTexts(
        "tuppi",
        "Eero",
        "",
        parse_cards("9H 3C AS 2D"),
        "bid-rami-with-many-aces long-suit-with-high-cards in-rami-lead-from-your-longest "
        "in-rami-return-suit in-rami-play-low-if-youre in-nolo-play-high-cards-under "
        "in-nolo-keep-your-lowest-cards in-nolo-if-you-have while-your-side-is-rising-play sooli",
    ),
    GameTexts(
        "marriage",
        "Maya",
        "",
        parse_cards("QD KD AD JK"),
        "first-of-all-collect-three-sequences show-your-sets-as-soon debt "
        "show-tunnelas-before-your-first-draw keep-neighbours-seven-and-eight-can "
        "cards-in-middle-of-suit-fit watch-what-next-player-takes pairs "
        "use-wild-cards-in-set-thats keep-tiplu-and-its-neighbours-until",
    ),
)
