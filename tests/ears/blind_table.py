"""What a table looks like, rebuilt from the answers to the keys that read it aloud."""

from collections.abc import Mapping
from dataclasses import dataclass

from .phrasebook import FACE_DOWN, Phrasebook

KEYS = {  # the keys that read the table aloud
    "trick": "R",
    "seats": "Shift+R",
    "score": "S",
    "long_score": "Shift+S",
    "hand": "A",
    "options": "W",
    "turn": "Shift+T",
    "table": "D",
}
YOU = "you"
WAITING = (
    "It’s {name}’s turn to bid.",
    "It’s {name}’s turn to play.",
    "It’s {name}’s turn to draw.",
    "It’s {name}’s turn to discard.",
    "It’s {name}’s turn to answer.",
    "{name} is exchanging cards.",
    "{name} may play sooli or pass.",
    "{name} leads.",
)
PLACES = (
    "{name} on the left",
    "{name} opposite",
    "{name} on the right",
    "{name}, opposite you to the left",
    "{name}, opposite you to the right",
)
# What each prompt says that may be done. A card may be any of the hand, unless others are listed
PROMPTS = {
    "Play a card.": "play",
    "Lead a card.": "play",
    "Lead a card, or declare a marriage first.": "play",
    "Lead a card, or first declare a marriage or ask for one.": "play",
    "Lead a card, or ask your partner for a marriage first.": "play",
    "Place a card face down: a heart or diamond for rami, a spade or club for nolo.": "play",
    "Place a spade or club face down to bid nolo, or say rami.": "play",
    "Place a heart or diamond face down to bid rami, or say nolo.": "play",
    "Choose {number} cards to give to {name}.": "give",
    "Choose a card to give to {name}.": "give",
    "Give {name} {number} cards, or ask for a new deal.": "give redeal",
    "Choose {number} cards to discard (no aces or tens).": "put",
    "Choose a card to discard (not an ace or ten).": "put",
    "Discard {number} cards, or ask for a new deal.": "put redeal",
    "Give your selection, or change it.": "chosen",
    "Discard your selection, or change it.": "chosen",
    "Discard a card.": "discard",
    "You can finish, or discard a card.": "discard finish",
    "You took the offered card, so finish now.": "finish",
    "You can show your first sets, or discard a card.": "discard lay",
    "Draw a card, or show tunnelas first.": "draw tunnelas",
    "Draw from the stock, or take the offered card.": "draw take",
    "Draw from the stock.": "draw",
}
ACTIONS = {  # labels of actions, and what they are called here
    "Declare {suit}": "declare",
    "Ask for a whole": "ask",
    "Ask for a half in {suit}": "ask",
    "Answer {suit}": "answer",
    "Bid {amount}": "bid",
    "Raise to {amount}": "raise",
    "Stay at {amount}": "stay",
    "Pass": "pass",
    "Ask for a new deal": "redeal",
    "Say rami": "rami",
    "Say nolo": "nolo",
    "Play sooli": "sooli",
    "Draw from the stock": "draw",
    "Discard the {card}": "discard",
    "Take the {card}": "take",
    "Take the offered card": "take",
    "Show tunnelas": "tunnelas",
    "Show sets": "lay",
    "Finish": "finish",
}

Laid = tuple[str, str, tuple[tuple[str, ...], ...]]  # whose, what, and the cards


@dataclass(frozen=True)
class Table:
    """What can be seen at a table. A card is a text such as "TH", a player or side a name."""

    names: tuple[str, ...]  # of the others, in the order in which they sit
    turn: str
    hand: tuple[str, ...]
    trick: tuple[tuple[str, str], ...]  # who played what
    last_trick: tuple[tuple[str, str], ...]
    scores: frozenset[tuple[str, int]]
    tricks: frozenset[tuple[str, int]]
    points: frozenset[tuple[str, int]]
    trumps: str
    contract: tuple[str, int, str]  # "bid" or "contract", how much, and whose
    contest: tuple[str, str, str]  # at Tuppi: what is played, who declared it, who is rising
    bagged: str  # the side that sits in the bag
    tiplu: str
    target: int  # 0 if a number of deals is played
    deal: tuple[int, int]
    dealer: str
    held: frozenset[tuple[str, int]]  # by the others
    piles: frozenset[tuple[str, int, tuple[str, ...]]]
    laid: frozenset[Laid]
    options: frozenset[str]


class Ear:
    """Understands answers in one language, and remembers the names at the table."""

    def __init__(self, book: Phrasebook) -> None:
        self.book, self.names = book, tuple[str, ...]()

    def table(self, said: Mapping[str, str]) -> Table:
        """Return the table from the answers to all keys."""
        score, heard = said["long_score"], said["table"]
        assert score.startswith(said["score"].rstrip()), (said["score"], score)
        self.names = tuple(self._names(said["seats"])) or self.names
        hand = (*self.hand(said["hand"]), *self._own_cards(heard))
        trick = self._trick("In the trick: {cards}.", said["trick"])
        self._check_seats(said["seats"], trick)
        tricks, points = self._hand_scores(score)
        return Table(
            names=self.names,
            turn=self._turn(said["turn"]),
            hand=tuple(sorted(hand)),
            trick=trick,
            last_trick=self._trick("The last trick: {cards}.", said["trick"]),
            scores=self._scores(score),
            tricks=tricks,
            points=points,
            trumps=self._suit("{suit} are trumps", score),
            contract=self._contract(score),
            contest=self._contest(score),
            bagged=self._bagged(score),
            tiplu=self._tiplu(score),
            target=self._number("The match is played to {number} points.", score),
            deal=self._deal(score),
            dealer=self._who("You’re the dealer.", "{name} is the dealer.", score),
            held=frozenset(self._held(heard)),
            piles=frozenset(self._piles(heard)),
            laid=frozenset(self._laid(heard)),
            options=frozenset(self.options(said["options"], hand)),
        )

    def hand(self, answer: str) -> tuple[str, ...]:
        """Return the cards of the hand, from left to right."""
        found = self.book.find("You hold: {cards}.", answer)
        assert found or self.book.says("You hold no cards.", answer), answer
        return self.book.cards(found["cards"]) if found else ()

    def options(self, answer: str, hand: tuple[str, ...]) -> set[str]:
        """Return what may be done, such as "play TH"."""
        book, found = self.book, set[str]()
        for prompt, kinds in PROMPTS.items():
            if (places := book.find(prompt, answer)) is None:
                continue
            playable = book.find("You can play: {cards}.", answer)
            for kind in kinds.split():
                match kind:
                    case "play":
                        cards = book.cards(playable["cards"]) if playable else hand
                        found |= {f"play {card}" for card in cards}
                    case "give" | "put":
                        found.add(f"{kind} {book.number(places.get('number', '1'))}")
                    case _:
                        found.add(kind)
        if (others := book.find("Or: {actions}.", answer)) is not None:
            for label in book.items(others["actions"]):
                found.add(self.action(label) or label)
        bids = book.find("You can bid {lowest} to {highest}, in steps of {step}.", answer)
        if bids is not None:
            low, high, step = (book.number(bids[each]) for each in ("lowest", "highest", "step"))
            kind = "raise" if book.says("Raise your bid of {bid} or keep it.", answer) else "bid"
            found |= {f"{kind} {amount}" for amount in range(low, high + 1, step)}
        return found

    def action(self, label: str) -> str:
        """Return what the label of a button says, such as "declare H", or an empty string."""
        if (worth := self.book.is_label("{words} (+{points})", label)) is not None:
            label = worth["words"]
        for phrase, kind in ACTIONS.items():
            if (found := self.book.is_label(phrase, label)) is not None:
                what = self.book.suits.get(found.get("suit", "").casefold(), "")
                if kind in ("bid", "raise"):
                    what = str(self.book.number(found["amount"]))
                return f"{kind} {what}".strip()
        return ""

    # Names

    def who(self, text: str) -> str:
        """Return the player or side that is named, in any grammatical case."""
        for own in ("You", "Us", "Them"):
            if text.casefold() in self.book.forms(own):
                return own.casefold()
        whole = (name for name in self.names if text == name)
        return next(whole, "") or next((n for n in self.names if text.startswith(n)), text)

    def _names(self, seats: str) -> list[str]:
        found = self.book.find("Around the table: {seats}.", seats)
        assert found is not None, seats
        names = []
        for seat in found["seats"].split("; "):
            for place in PLACES:
                if (heard := self.book.find(place, seat)) is not None:
                    names.append(heard["name"])
                    break
        return names

    def _who(self, yours: str, theirs: str, text: str) -> str:
        if self.book.says(yours, text):
            return YOU
        found = self.book.find(theirs, text)
        return self.who(found["name"]) if found else ""

    def _turn(self, answer: str) -> str:
        if self.book.says("It’s your turn. {what}", f"{answer} "):
            return YOU
        for phrase in WAITING:
            if (found := self.book.find(phrase, answer)) is not None:
                return self.who(found["name"])
        return ""

    # Cards

    def _own_cards(self, heard: str) -> tuple[str, ...]:
        """Return the own cards that lie face up on the table but are played from there."""
        rows = self.book.find("In front of you: {cards}", heard)
        return self.book.cards(rows["cards"]) if rows else ()

    def _trick(self, phrase: str, answer: str) -> tuple[tuple[str, str], ...]:
        found = self.book.find(phrase, answer)
        return tuple(map(self._played, self.book.items(found["cards"]))) if found else ()

    def _played(self, text: str) -> tuple[str, str]:
        found = self.book.is_label("{card} ({name})", text)
        assert found is not None, text
        return self.who(found["name"]), self.book.card(found["card"])

    def _check_seats(self, answer: str, trick: tuple[tuple[str, str], ...]) -> None:
        """Check that the answer that goes around the table names the same cards."""
        found = self.book.find("Around the table: {seats}.", answer)
        seats = found["seats"].split("; ") if found else []
        cards = {seat: card for seat in seats if (card := self.book.card(seat.split(", ")[-1]))}
        assert sorted(cards.values()) == sorted(card for _, card in trick), (answer, trick)

    # Scores

    def _scores(self, answer: str) -> frozenset[tuple[str, int]]:
        found = self.book.find("Score: {standing}. {title}.", answer)
        assert found is not None, answer
        sides = (each.rsplit(" ", 1) for each in self.book.items(found["standing"]))
        return frozenset((self.who(name), self.book.number(score)) for name, score in sides)

    def _hand_scores(self, answer: str) -> tuple[frozenset[tuple[str, int]], ...]:
        """Return the tricks and the points of each side in this hand."""
        found = self.book.find("This hand: {sides}.", answer)
        tricks, points = set[tuple[str, int]](), set[tuple[str, int]]()
        for side in found["sides"].split("; ") if found else ():
            counted = self.book.is_label("{side} {tricks}, points so far {points}", side)
            named = counted or self.book.is_label("{side} {tricks}", side)
            assert named is not None, side
            name, number = self._side_and_tricks(side.split(", ")[0])
            tricks.add((name, number))
            if counted:
                points.add((name, self.book.number(counted["points"])))
        return frozenset(tricks), frozenset(points)

    def _side_and_tricks(self, text: str) -> tuple[str, int]:
        for phrase in ("{number} tricks", "{number} trick"):
            for count in self.book.texts(phrase):
                before, after = count.split("{{number}}")
                name, _, number = text.removesuffix(after).removesuffix(before).rpartition(" ")
                if text.endswith(after) and number.isdecimal():
                    return self.who(name), self.book.number(number)
        raise AssertionError(text)

    def _suit(self, phrase: str, text: str) -> str:
        found = self.book.find(phrase, text)
        return self.book.suits[found["suit"].casefold()] if found else ""

    def _number(self, phrase: str, text: str) -> int:
        found = self.book.find(phrase, text)
        return self.book.number(found["number"]) if found else 0

    def _deal(self, text: str) -> tuple[int, int]:
        found = self.book.find("Deal {number} of {deals}", text)
        return (
            (self.book.number(found["number"]), self.book.number(found["deals"]))
            if found
            else (0, 0)
        )

    def _contract(self, text: str) -> tuple[str, int, str]:
        book = self.book
        if book.says("Nobody bid", text):
            return "passed", 0, ""
        declarer = self._who("Declarer: you", "Declarer: {name}", text)
        contract = book.find("Contract {bid}", text)
        if declarer and contract:
            return "contract", book.number(contract["bid"]), declarer
        bidder = self._who("Your bid", "Bid by {name}", text)
        bid = book.find("Bid {bid}", text)
        return ("bid", book.number(bid["bid"]), bidder) if bid else ("", 0, "")

    def _contest(self, text: str) -> tuple[str, str, str]:
        """Return what is played at Tuppi, who wanted it, and which side is rising."""
        book = self.book
        kinds = [kind for kind in ("Rami", "Nolo", "Sooli") if book.says(kind, text)]
        contest = kinds[0].casefold() if kinds else ""
        rising = book.find("Rising: {side}", text)
        who = ""
        if contest == "rami":
            who = self._who("Declarer: you", "Declarer: {name}", text)
        if contest == "sooli":
            who = self._who("You play alone", "{name} plays alone", text)
        return contest, who, self.who(rising["side"]) if rising else ""

    def _bagged(self, text: str) -> str:
        found = self.book.find("In the bag: {side}", text)
        return self.who(found["side"]) if found else ""

    def _tiplu(self, text: str) -> str:
        found = self.book.find("Tiplu: {card}", text)
        return self.book.card(found["card"]) if found else ""

    # What lies on the table

    def _held(self, text: str) -> list[tuple[str, int]]:
        return [
            (self.who(each["name"]), self.book.number(each.get("number", "1")))
            for phrase in ("{name} holds {number} cards", "{name} holds 1 card")
            for each in self.book.find_all(phrase, text)
        ]

    def _piles(self, text: str) -> list[tuple[str, int, tuple[str, ...]]]:
        book, found = self.book, []
        if (kitty := book.find("The kitty: {cards}", text)) is not None:
            cards = book.cards(kitty["cards"])
            found.append(("kitty", len(cards), tuple(sorted(cards))))
        for pile in ("The kitty", "Dead hand", "Stock", "Discards"):
            count = book.find(f"{pile}, {{number}} cards", text)
            if count is None and book.says(f"{pile}, 1 card", text):
                count = {"number": "1"}
            if count is not None:
                top = book.find("{pile}, {card} on top", text) if pile == "Discards" else None
                name = pile.removeprefix("The ").split()[0].casefold()
                cards = (book.card(top["card"].rsplit(", ", 1)[-1]),) if top else ()
                found.append((name, book.number(count["number"]), cards))
        if (away := book.find("Discarded: {number} cards", text)) is not None:
            found.append(("away", book.number(away["number"]), ()))
        elif (away := book.find("Discarded: {cards}", text)) is not None:
            cards = tuple(sorted(book.cards(away["cards"])))
            found.append(("away", len(cards) or 1, cards))
        return found

    def _laid(self, text: str) -> list[Laid]:
        """Return the rows, bids and sets that lie in front of players."""
        book, found = self.book, list[Laid]()
        for sentence in book.sentences(text):
            for phrase in (
                "In front of you: {card}, your bid",
                "In front of {name}: a bid, face down",
            ):
                if (bid := book.is_label(phrase, sentence)) is not None:
                    card = book.card(bid["card"]) if "card" in bid else FACE_DOWN
                    found.append((self.who(bid.get("name", "You")), "bid", ((card,),)))
                    break
            else:
                found += self._row_or_sets(sentence)
        return found

    def _row_or_sets(self, sentence: str) -> list[Laid]:
        book = self.book
        for phrase in ("In front of you: {cards}", "In front of {name}: {cards}"):
            if (row := book.is_label(phrase, sentence)) is not None:
                cards = tuple(sorted(map(self._row_card, book.items(row["cards"]))))
                return [(self.who(row.get("name", book.texts("You")[0])), "row", (cards,))]
        for kind, yours, theirs in (
            (
                "tunnelas",
                "You’ve shown these tunnelas: {sets}",
                "{name} has shown these tunnelas: {sets}",
            ),
            ("sets", "You’ve shown {sets}", "{name} has shown {sets}"),
        ):
            for phrase in (yours, theirs):
                laid = book.is_label(phrase, sentence)
                if laid is not None and all(map(book.cards, laid["sets"].split("; "))):
                    sets = tuple(
                        sorted(tuple(sorted(book.cards(each))) for each in laid["sets"].split("; "))
                    )
                    return [(self.who(laid.get("name", book.texts("You")[0])), kind, sets)]
        return []

    def _row_card(self, text: str) -> str:
        """Return a card, or how many lie face down."""
        for phrase in ("{number} face down", "1 face down"):
            if (down := self.book.is_label(phrase, text)) is not None:
                return f"{self.book.number(down.get('number', '1'))} down"
        return self.book.card(text)
