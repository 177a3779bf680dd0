"""Texts of the worked examples in the rules: tricks, sets and a count drawn with cards."""

from collections.abc import Iterator
from itertools import zip_longest

from ...engine.cards import JOKER, NO_SUIT, PAIRS, RANK_OF, SUIT_OF, Card, Suit, members
from ...engine.events import Item
from ...engine.frozen import frozen
from ...engine.game import Game
from ...engine.phases.duties import Duty, Must
from ...engine.phases.rummy_rights import Rights
from ...engine.rummy.melds import is_dublee, is_tunnela, neighbours
from ...engine.state import NO_SIDE, NOBODY, Meld, Seat
from ...teacher.examples import WorkedCount, WorkedSets, WorkedTrick
from .card_names import forms, listed
from .counts import texts_of
from .people import BOT_NAMES, People
from .scores import Line, breakdown
from .tongue import capital, digits, once_a_language, translate

MOST_DUTIES = 2
IN_TRICKS = ("rami", "nolo", "sooli")
IN_CARDS = ("pips", "hand", "skunk", "made", "failed", "taken")
IN_MARRIAGES = ("trump", "little")


@frozen
class CardsTold:
    """A row of cards: its title, the cards in groups, and a caption."""

    title: str
    suit: Suit  # shown beside the title; NO_SUIT for none
    groups: tuple[tuple[Card, ...], ...]
    names: tuple[str, ...]  # one below each card; empty for none
    winner: int  # index of the winning card, or -1
    caption: str


@frozen
class RowTold:
    """One line of a worked count: label, side, points, and its cards with their values."""

    text: str
    side: int
    points: int
    cards: tuple[tuple[Card, str], ...] = ()


@frozen
class CountTold:
    """A worked count: its lines, and name, old score and new score of each side."""

    rows: tuple[RowTold, ...]
    standing: tuple[tuple[str, int, int], ...]
    in_berries: bool


def people_of(game: Game) -> People:
    """Return the players of the worked examples."""
    return People(BOT_NAMES[: game.seating.players], NOBODY, game.seating)


# Tricks


def trick_told(worked: WorkedTrick, game: Game) -> CardsTold:
    """Return the cards and texts of a worked trick."""
    people, trick = people_of(game), worked.trick
    names = tuple(people.name(seat) for seat in trick.seats)
    caption = " ".join((*_duties(worked, people), *_taken(worked, people)))
    winner = trick.seats.index(trick.winner)
    groups = tuple((card,) for card in trick.cards)
    return CardsTold(_trick_title(worked, game), worked.trump, groups, names, winner, caption)


def _trick_title(worked: WorkedTrick, game: Game) -> str:
    if worked.contest:
        return _contests()[worked.contest]
    if not texts_of(game).has_trumps:
        return ""
    if worked.is_free:
        return translate("Rules page", "While there is a stock")
    if worked.trump == NO_SUIT:
        return translate("Scores", "No trumps yet")
    return translate("Rules page", "Trumps")


@once_a_language
def _contests() -> dict[str, str]:
    return {
        "rami": translate("Scores", "Rami"),
        "nolo": translate("Scores", "Nolo"),
        "sooli": translate("Scores", "Sooli"),
    }


def _duties(worked: WorkedTrick, people: People) -> tuple[str, ...]:
    """Return the last few duties that bound the players."""
    if worked.is_free:
        return (translate("Rules page", "Any card may be played: nobody has to follow."),)
    told = [_duty(duty, _card_of(worked, seat), people.name(seat)) for seat, duty in worked.owed]
    if told:
        return tuple(told[-MOST_DUTIES:])
    return tuple(_free(worked, people))[:1]


def _card_of(worked: WorkedTrick, seat: Seat) -> Card:
    return worked.trick.cards[worked.trick.seats.index(seat)]


def _duty(duty: Duty, card: Card, name: str) -> str:
    sentence = {
        Must.BEAT: translate("Rules page", "{name} has to go higher and plays the {card}."),
        Must.TRUMP: translate("Rules page", "{name} cannot follow and must trump: {card}."),
        Must.OVERTRUMP: translate("Rules page", "{name} must trump higher: {card}."),
        Must.SHOW_ACE: translate(
            "Rules page", "{name} has the ace and must play it, as this is the first trick."
        ),
    }[duty.must]
    return sentence.format(name=name, **forms(card))


def _free(worked: WorkedTrick, people: People) -> Iterator[str]:
    """Yield a sentence for each player who could not follow suit and had no other duty."""
    for seat, card in zip(worked.trick.seats, worked.trick.cards, strict=True):
        if SUIT_OF[card] not in (worked.led, worked.trump):
            yield translate("Rules page", "{name} cannot follow and may play anything.").format(
                name=people.name(seat)
            )


def _taken(worked: WorkedTrick, people: People) -> Iterator[str]:
    """Yield which card wins the trick, and why it does if that may surprise."""
    best = worked.trick.best
    if SUIT_OF[best] == worked.trump:
        sentence = translate("Rules page", "The highest trump is the {card}: {name} takes it all.")
    else:
        sentence = translate(
            "Rules page", "Highest in the suit led is the {card}: {name} takes the trick."
        )
    yield sentence.format(name=people.name(worked.trick.winner), **forms(best))
    is_over_king = any(RANK_OF[each] == "K" for each in worked.trick.cards)
    if RANK_OF[best] == "T" and is_over_king and SUIT_OF[best] == worked.led:
        yield translate("Rules page", "Only the ace beats the ten.")


# Sets


def sets_told(worked: WorkedSets, game: Game) -> CardsTold:
    """Return the cards and texts of worked sets."""
    if worked.is_first:
        title = translate("Rules page", "The first sets")
    else:
        title = translate("Rules page", "The finish")
    name = people_of(game).name(worked.seat)
    kinds = listed([_kind(each, worked, game) for each in worked.sets])
    sentence = translate("Rules page", "{name} lays {sets}.")
    caption = sentence.format(name=name, sets=kinds)
    if not worked.is_first:
        wild = translate("Rules page", "The tiplu is the {card}, so cards of its rank are wild.")
        caption = f"{caption} {wild.format(**forms(worked.rummy.tiplu))}"
    return CardsTold(title, NO_SUIT, worked.sets, (), -1, caption)


def _kind(cards: Meld, worked: WorkedSets, game: Game) -> str:
    """Return the kind of a set for the player who laid it."""
    rules = Rights(game.rules, game.seating).set_rules(worked.rummy, worked.seat)
    if is_tunnela(cards):
        return translate("Rules page", "a tunnela")
    if is_dublee(cards):
        return translate("Rules page", "a dublee")
    if rules.is_sequence(cards):
        return translate("Rules page", "a sequence")
    return translate("Rules page", "a trial")


# The count


def count_told(worked: WorkedCount, game: Game) -> CountTold:
    """Return a worked count, each line with its cards."""
    people, event = people_of(game), worked.event
    lines = breakdown(event, people, game)
    rows = (
        RowTold(_whose(line, people), line.side, line.points, cards)
        for line, cards in zip_longest(lines, _cards(worked, game), fillvalue=())
        if isinstance(line, Line)
    )
    standing = tuple(
        (capital(people.side_name(side)), worked.before.scores[side], event.scores[side])
        for side in game.seating.sides
    )
    return CountTold(tuple(rows), standing, game.count.in_berries)


def _whose(line: Line, people: People) -> str:
    """Return the label of a line with the name of its side."""
    if line.side == NO_SIDE:
        return line.text
    sentence = translate("Rules page", "{name}: {what}")
    return sentence.format(name=capital(people.side_name(line.side)), what=line.text)


Counted = tuple[tuple[Card, str], ...]


def _cards(worked: WorkedCount, game: Game) -> Iterator[Counted]:
    """Yield the cards of each item of a count."""
    marriages = iter(worked.marriages)
    for item in texts_of(game).items(worked.event):
        if item.key in IN_MARRIAGES:
            yield _pair(next(marriages).suit)
        elif item.key == "last":
            yield ((worked.tricks[-1].best, ""),)
        elif item.key in IN_TRICKS:
            won = [each for each in worked.tricks if game.seating.side(each.winner) == item.side]
            yield tuple((trick.best, "") for trick in won)
        elif item.key == "maal":
            yield tuple((card, "") for card in _maal(worked, item.side))
        else:
            yield tuple(_counting(item, worked, game)) if item.key in IN_CARDS else ()


def _maal(worked: WorkedCount, side: int) -> Iterator[Card]:
    """Yield the tiplu, its neighbours and the jokers among the cards of a player."""
    counting = {worked.tiplu, *neighbours(worked.tiplu), JOKER}
    yield from sorted(card for card in worked.held[side] if card in counting)


def _pair(suit: Suit, worth: str = "") -> Counted:
    king, queen = members(PAIRS[suit])
    return (king, worth), (queen, "")


def _counting(item: Item, worked: WorkedCount, game: Game) -> Iterator[tuple[Card, str]]:
    """Yield the marriages and cards of a side that count, the most valuable card first."""
    if item.key != "pips":
        for made in worked.marriages:
            if game.seating.side(made.seat) == item.side and made.points:
                yield from _pair(made.suit, digits(made.points))
        more = texts_of(game).last_trick(game)
        if more and game.seating.side(worked.tricks[-1].winner) == item.side:
            yield worked.tricks[-1].best, f"+{digits(more)}"
    values = texts_of(game).card_values(game)[0]
    won = [card for card in _won(item, worked, game) if values[card]]
    for card in sorted(won, key=lambda each: (-values[each], each)):
        yield card, digits(values[card])


def _won(item: Item, worked: WorkedCount, game: Game) -> Iterator[Card]:
    """Yield the cards in the tricks of a side, and the discards of its declarer."""
    for trick in worked.tricks:
        if game.seating.side(trick.winner) == item.side:
            yield from trick.cards
    if worked.declarer != NOBODY and game.seating.side(worked.declarer) == item.side:
        yield from worked.away
