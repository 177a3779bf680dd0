"""Labels of the buttons, panels and plates of the table."""

from .tongue import counted, translate


def tool(name: str) -> str:
    """Return the label of a tool button by the name of its icon."""
    return {
        "undo": translate("Table", "Take back"),
        "redo": translate("Table", "Do again"),
        "hint": translate("Table", "Hint"),
        "last": translate("Table", "Tricks"),
        "discards": translate("Sets", "Discards"),
        "known": translate("Table", "What is known"),
        "log": translate("Table", "What happened"),
        "rules": translate("Table", "Rules"),
        "menu": translate("Table", "Menu"),
    }[name]


def less() -> str:
    return translate("Table", "Less")


def more() -> str:
    return translate("Table", "More")


def amount(number: int) -> str:
    return translate("Table", "{number} points").format(number=number)


def choose_more(number: int) -> str:
    """Return the button label while cards are still to be chosen."""
    return counted(
        number,
        translate("Table", "Choose {number} card"),
        translate("Table", "Choose {number} cards"),
    )


def half() -> str:
    """Return the label of asking for a half, beside the symbol of a suit."""
    return translate("Table", "A half in")


def tricks(number: int) -> str:
    return counted(
        number, translate("Table", "{number} trick"), translate("Table", "{number} tricks")
    )


def left(number: int) -> str:
    """Return the number of cards left in the stock."""
    return counted(number, translate("Table", "1 left"), translate("Table", "{number} left"))


def passed() -> str:
    """Return the note on the name plate of a player who passed."""
    return translate("Table", "pass", "on a plate")


def rests() -> str:
    """Return the note on the name plate of a player whose partner plays alone."""
    return translate("Table", "rests", "on a plate")


def arrange() -> str:
    return translate("Table", "Arrange")


def next_hand() -> str:
    return translate("Table", "Next hand")


def new_match() -> str:
    return translate("Table", "New match")


def hand_again() -> str:
    return translate("Table", "This hand again")


def close() -> str:
    return translate("Table", "Close")


def not_decided() -> str:
    return translate("Table", "The rest of this hand is not decided yet.")


def next_notice(waiting: int) -> str:
    """Return the label of the button that shows the next notice."""
    return translate("Table", "Next ({number})").format(number=waiting)


def claim() -> str:
    return translate("Table", "The rest is yours: play it out")


def hint_thinking() -> str:
    return translate("Table", "Thinking…")


def worth_of_cards(number: int) -> str:
    """Return the label of the button that shows the values of several cards."""
    if number == 2:
        return translate("Table", "What both cards are worth")
    return translate("Table", "What the cards are worth")


def worth_of_all() -> str:
    return translate("Table", "What each is worth")


def deals_tried(number: int) -> str:
    return counted(number, translate("Table", "1 deal"), translate("Table", "{number} deals"))


def match_won() -> str:
    """Return the column label of the chance to win the match."""
    return translate("Table", "match won")


def points_head() -> str:
    return translate("Table", "points", "of a column")


def tutor_asks() -> str:
    return translate("Table", "Do you really want that? Something else is clearly better.")


def think_again() -> str:
    return translate("Table", "Think again")


def play_anyway() -> str:
    return translate("Table", "Do it anyway")


def why() -> str:
    return translate("Table", "Why?")


def last_trick() -> str:
    return translate("Table", "The last trick")


def all_tricks() -> str:
    return translate("Table", "All tricks of the hand")


def no_tricks() -> str:
    return translate("Table", "No trick has been taken yet.")


def known_title() -> str:
    return translate("Table", "Cards still out")


def has_none_of(name: str, suits: str) -> str:
    return translate("Table", "{name} is out of {suits}.").format(name=name, suits=suits)


def holds(name: str, cards: str) -> str:
    return translate("Table", "{name} holds {cards}.").format(name=name, cards=cards)


def talk_title() -> str:
    return translate("Table", "What happened")


def hand_number(number: int) -> str:
    return translate("Table", "Hand {number}").format(number=number)


def won_by(name: str) -> str:
    return translate("Table", "Trick: {name}").format(name=name)


def fingerprint(text: str) -> str:
    return translate("Table", "Deal's fingerprint: {text}").format(text=text)


def assisted() -> str:
    return translate("Table", "This match counts as assisted.")
