"""Texts for scoring rami, nolo and sooli, where only one side has points at a time."""

from collections.abc import Iterator

from ....engine.events import HandScored, Item
from ....engine.game import Game
from ....engine.phases.rising import EVEN, NOLO, ODD, RAMI, RAMI_BROKEN, SOOLI, RisingCount
from ....engine.rules import Rules
from ....engine.state import NO_SIDE, NOBODY, Contest, Side, Standing
from ....engine.view import View
from ..card_names import forms
from ..markup import bullets, paragraph, section
from ..people import People
from ..tongue import counted, digits, once_a_language, translate
from .texts import CountTexts, Entry, deal_text


class RisingTexts(CountTexts):
    """Texts for tricks won or avoided, and for a side that rises."""

    count = RisingCount
    has_trumps = False

    def heading(self, view: View, people: People) -> tuple[str, str]:
        parts = _rising(view, people), deal_text(view.match, view.game)
        return _game_shown(view), " \N{MIDDLE DOT} ".join(filter(None, parts))

    def item(self, item: Item, event: HandScored, game: Game) -> str:
        match item.key:
            case "sooli" if any(term.key == "broken" for term in event.terms):
                return translate("Count", "Sooli beaten")
            case "sooli":
                return translate("Count", "Sooli, not one trick taken")
            case "reset":
                return translate("Count", "The rise is broken")
            case _:
                return _tricks_item(item, event)

    def title(self, event: HandScored, game: Game, people: People) -> str:
        note = next((note for note in event.notes if note in _games()), None)
        if note is None:
            return ""
        side = _undertaker(note, event)
        if side == NO_SIDE or people.me == NOBODY:
            return _games()[note]
        return _whose(note, is_mine=people.is_mine(side))

    def entries(self, side: Side, event: HandScored, game: Game) -> Iterator[Entry]:
        own = {term.key: term for term in event.terms if term.side == side}
        if "tricks" in own:
            tricks = own["tricks"]
            yield Entry(translate("Count", "Tricks"), digits(tricks.points), tricks.trays)
        if "broken" in own:
            taken_with = own["tricks"].trays[0].cards[0]
            sentence = translate("Count", "A trick taken with the {card}")
            yield Entry(sentence.format(**forms(taken_with)), "", own["broken"].trays)
        yield from (_reckoned(item, event) for item in event.items if _counts(item, side))

    def collected(self, match: Standing, game: Game) -> tuple[int, ...]:
        if not game.rules.deals:
            return ()
        return match.collected or (0,) * len(game.seating.sides)

    def hand(self, game: Game) -> str:
        early = paragraph(_early_end(game.rules))
        return section(translate("Rules page", "Counting a hand"), bullets(_tricks(game)), early)

    def in_short(self, game: Game) -> tuple[str, ...]:
        return *_tricks(game), *_rise(game.rules)

    def match(self, game: Game) -> str:
        return section(translate("Rules page", "The match"), _match(game.rules))

    def first_leader(self, game: Game) -> str:
        return translate(
            "Rules page",
            "In rami the player to the right of the declarer leads to the first trick, in nolo "
            "the player left of the dealer.",
        )


TEXTS = RisingTexts()


@once_a_language
def _games() -> dict[str, str]:
    return {
        "rami": translate("Scores", "Rami"),
        "nolo": translate("Scores", "Nolo"),
        "sooli": translate("Scores", "Sooli"),
    }


def _undertaker(note: str, event: HandScored) -> Side:
    """Return the side that played rami or sooli; NO_SIDE for nolo, which all play."""
    item = next((each for each in event.items if each.key == note), None)
    if item is None or note == Contest.NOLO:
        return NO_SIDE
    if note == Contest.SOOLI:
        is_beaten = any(term.key == "broken" for term in event.terms)
    else:
        is_beaten = item.points == RAMI_BROKEN * (event.tricks[item.side] - ODD)
    return Side(1 - item.side) if is_beaten else item.side


def _whose(note: str, *, is_mine: bool) -> str:
    if note == Contest.SOOLI:
        return translate("Count", "Your sooli") if is_mine else translate("Count", "Their sooli")
    return translate("Count", "Your rami") if is_mine else translate("Count", "Their rami")


def _counts(item: Item, side: Side) -> bool:
    return item.side == side and item.key in ("rami", "nolo")


def _reckoned(item: Item, event: HandScored) -> Entry:
    """Return the line that derives the points of a hand from its tricks."""
    number = abs(event.tricks[item.side] - (ODD if item.key == "rami" else EVEN))
    if item.key == "rami":
        text = translate("Count", "Tricks beyond six, times {each}")
    else:
        text = translate("Count", "Tricks short of seven, times {each}")
    return Entry(text.format(each=item.points // max(number, 1)), digits(number))


def _game_shown(view: View) -> str:
    return {
        "": translate("Scores", "Bids are being laid"),
        "rami": translate("Scores", "Rami"),
        "nolo": translate("Scores", "Nolo"),
        "sooli": translate("Scores", "Sooli"),
    }[view.showing.game]


def _rising(view: View, people: People) -> str:
    """Return who plays, and which side is rising."""
    scores = view.match.scores
    if any(scores):
        side = people.short_side(Side(0 if scores[0] else 1))
        rising = translate("Scores", "Rising: {side}").format(side=side)
    else:
        rising = translate("Scores", "Nobody is rising")
    showing = view.showing
    if showing.soloist != NOBODY:
        yours = translate("Scores", "You play alone")
        player = people.sentence(showing.soloist, yours, translate("Scores", "{name} plays alone"))
        rising = translate("Scores", "aces are low")
    elif showing.declarer != NOBODY:
        yours, theirs = translate("Scores", "You play"), translate("Scores", "{name} plays")
        player = people.sentence(showing.declarer, yours, theirs)
    else:
        return rising
    return translate("Scores", "{player} · {rising}").format(player=player, rising=rising)


def _tricks_item(item: Item, event: HandScored) -> str:
    tricks = event.tricks[item.side]
    if item.points == RAMI_BROKEN * (tricks - ODD):
        one = translate("Count", "Rami beaten, 1 trick")
        many = translate("Count", "Rami beaten, {number} tricks")
    elif item.key == "rami":
        one, many = translate("Count", "Rami, 1 trick"), translate("Count", "Rami, {number} tricks")
    else:
        one, many = translate("Count", "Nolo, 1 trick"), translate("Count", "Nolo, {number} tricks")
    return counted(tricks, one, many)


# Rules


def _tricks(game: Game) -> tuple[str, ...]:
    rami = translate(
        "Rules page",
        "Rami: the declarer's side scores {own} for each trick above {odd}; if the others have "
        "more tricks, they score {broken} for each above {odd}.",
    ).format(own=RAMI, odd=ODD, broken=RAMI_BROKEN)
    nolo = translate(
        "Rules page",
        "Nolo: the side with fewer tricks scores {points} for each trick fewer than {even}.",
    ).format(points=NOLO, even=EVEN)
    sooli = ""
    if game.rules.sooli:
        sooli = translate(
            "Rules page",
            "Sooli: {points} for the soloist's side if the soloist takes no trick, else for the "
            "others.",
        ).format(points=SOOLI)
    return rami, nolo, sooli


def _early_end(rules: Rules) -> str:
    if not rules.stop_when_lost or rules.winner_banks:
        return ""
    return (
        translate(
            "Rules page",
            "A hand ends as soon as the rising side can no longer win it, sooli excepted.",
        )
        if rules.sooli
        else translate("Rules page", "A hand ends as soon as the rising side can no longer win it.")
    )


def _match(rules: Rules) -> str:
    return paragraph(*_rise(rules)) + paragraph(_tournament(rules))


def _rise(rules: Rules) -> tuple[str, str]:
    """Return which score wins, and what ends a rise."""
    rise = translate(
        "Rules page",
        "Only one side can have points; it is said to be rising. {target} points or more win.",
    ).format(target=rules.target)
    if rules.winner_banks:
        broken = translate(
            "Rules page",
            "When the other side wins a hand, the rising side falls to 0, and the winners rise "
            "with the points of that hand.",
        )
    else:
        broken = translate(
            "Rules page",
            "When the other side wins a hand, the rising side falls to 0, and the winners score "
            "nothing for that hand.",
        )
    return rise, broken


def _tournament(rules: Rules) -> str:
    if not rules.deals:
        return ""
    return translate(
        "Rules page",
        "A match has {deals} deals. When nobody has won by then, it goes on until the rising side "
        "loses a hand, and the side that has collected more points in all its rises wins; if these "
        "are equal, one deal more is played at a time.",
    ).format(deals=rules.deals)
