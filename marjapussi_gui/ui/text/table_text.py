"""Labels of the buttons, panels and plates of the table."""

from .i18n import plural, translate


def tool_label(name: str) -> str:
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


def less_label() -> str:
    return translate("Table", "Less")


def more_label() -> str:
    return translate("Table", "More")


def bid_amount_text(number: int) -> str:
    return plural("Table", "{number} point", "{number} points", number)


def choose_more_label(number: int) -> str:
    """Return the button label while cards are still to be chosen."""
    return plural("Table", "Choose {number} card", "Choose {number} cards", number)


def ask_half_label() -> str:
    """Return the label of asking for a half, beside the symbol of a suit."""
    return translate("Table", "A half in")


def trick_count_text(number: int) -> str:
    return plural("Table", "{number} trick", "{number} tricks", number)


def stock_count_text(number: int) -> str:
    """Return the number of cards left in the stock."""
    return plural("Table", "1 left", "{number} left", number)


def passed_label() -> str:
    """Return the note on the name plate of a player who passed."""
    return translate("Table", "pass", "on a plate")


def sits_out_label() -> str:
    """Return the note on the name plate of a player whose partner plays alone."""
    return translate("Table", "rests", "on a plate")


def arrange_label() -> str:
    return translate("Table", "Arrange")


def next_hand_label() -> str:
    return translate("Table", "Next hand")


def new_match_label() -> str:
    return translate("Table", "New match")


def replay_hand_label() -> str:
    return translate("Table", "This hand again")


def close_label() -> str:
    return translate("Table", "Close")


def not_decided_text() -> str:
    return translate("Table", "The rest of this hand is not decided yet.")


def next_notice_label(waiting: int) -> str:
    """Return the label of the button that shows the next notice."""
    return translate("Table", "Next ({number})").format(number=waiting)


def claim_label() -> str:
    return translate("Table", "The rest is yours: play it out")


def thinking_text() -> str:
    return translate("Table", "Thinking…")


def card_values_label(number: int) -> str:
    """Return the label of the button that shows the values of several cards."""
    if number == 2:
        return translate("Table", "What both cards are worth")
    return translate("Table", "What the cards are worth")


def action_values_label() -> str:
    return translate("Table", "What each is worth")


def deal_count_text(number: int) -> str:
    return plural("Table", "1 deal", "{number} deals", number)


def match_chance_label() -> str:
    """Return the column label of the chance to win the match."""
    return translate("Table", "match won")


def points_column_label() -> str:
    return translate("Table", "points", "of a column")


def mistake_warning_text() -> str:
    return translate("Table", "Do you really want that? Something else is clearly better.")


def think_again_label() -> str:
    return translate("Table", "Think again")


def play_anyway_label() -> str:
    return translate("Table", "Do it anyway")


def why_label() -> str:
    return translate("Table", "Why?")


def last_trick_title() -> str:
    return translate("Table", "The last trick")


def all_tricks_title() -> str:
    return translate("Table", "All tricks of the hand")


def no_tricks_text() -> str:
    return translate("Table", "No trick has been taken yet.")


def observations_title() -> str:
    return translate("Table", "Cards still out")


def void_text(name: str, suits: str) -> str:
    return translate("Table", "{name} is out of {suits}.").format(name=name, suits=suits)


def holding_text(name: str, cards: str) -> str:
    return translate("Table", "{name} holds {cards}.").format(name=name, cards=cards)


def hand_log_title() -> str:
    return translate("Table", "What happened")


def hand_number_text(number: int) -> str:
    return translate("Table", "Hand {number}").format(number=number)


def trick_winner_text(name: str) -> str:
    return translate("Table", "Trick: {name}").format(name=name)


def fingerprint_text(fingerprint: str) -> str:
    return translate("Table", "Deal's fingerprint: {text}").format(text=fingerprint)


def assisted_text() -> str:
    return translate("Table", "This match counts as assisted.")
