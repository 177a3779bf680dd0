"""Labels of house rules and their values, and translations of the engine's sentences on rules."""

from ...engine.options import Option, OptionValue
from . import games
from .i18n import cached_per_language, number_text, translate


def rule_label(key: str) -> str:
    """Return the short name of a house rule."""
    text = _rule_labels().get(key)
    return key.replace("_", " ") if text is None else text


def rule_meaning_sentence(option: Option) -> str:
    """Return the sentence that explains a house rule."""
    return translate("Rules", option.description)


def rule_origin_text(option: Option) -> str:
    """Return a text saying where a house rule is played."""
    return translate("Rules", option.source_note)


def conflict_sentence(reason: str) -> str:
    """Return a sentence saying why two house rules contradict each other."""
    return translate("Rules", reason)


def preset_label(name: str) -> str:
    return translate("Presets", name)


def preset_source_text(source: str) -> str:
    """Return a text saying where a preset is described, or "" if that is unknown."""
    return translate("Rules", source) if source else ""


def rule_group_title(group: str) -> str:
    """Return the heading of a group of house rules."""
    return {
        "cards": translate("Options", "Cards"),
        "play": translate("Options", "Play"),
        "marriages": translate("Options", "Marriages"),
        "auction": translate("Options", "Bidding"),
        "hand": translate("Options", "Scoring a hand"),
        "match": translate("Options", "The match"),
        "sets": translate("Options", "Sets"),
        "maal": translate("Options", "Maal"),
    }[group]


def rule_value_label(key: str, value: OptionValue) -> str:
    """Return the label of a value of a house rule, such as "On", "Hearts high" or "12"."""
    if isinstance(value, bool):
        return translate("Options", "On") if value else translate("Options", "Off")
    if isinstance(value, int):
        return _number_label(key, value)
    if key == "pips":
        return games.card_values_label(value)
    if key == "show_barred":
        return " ".join(value)  # Ranks
    return _value_labels().get((key, value), value)


def _number_label(key: str, value: int) -> str:
    if key == "deals" and not value:
        return translate("Options", "Until the target")
    return number_text(value)


@cached_per_language
def _rule_labels() -> dict[str, str]:
    return {
        "pack": translate("Options", "Cards in the pack"),
        "pips": translate("Options", "Card values"),
        "printed_jokers": translate("Options", "Printed jokers"),
        "must_head": translate("Options", "Must beat the highest card"),
        "must_trump": translate("Options", "Must trump when void"),
        "first_lead": translate("Options", "First lead"),
        "ace_shows": translate("Options", "Ace must be played"),
        "first_hand": translate("Options", "Leader of the first hand"),
        "ask_order": translate("Options", "Order of questions"),
        "half_after_whole": translate("Options", "Whole before half"),
        "half_bluff": translate("Options", "Asking for any half"),
        "whole_after_trumps": translate("Options", "Asking for a whole once trumps are set"),
        "marriage_lead": translate("Options", "Must lead from the marriage"),
        "declare_after": translate("Options", "Declaring a marriage"),
        "suit_values": translate("Options", "Marriage values"),
        "marriage_first": translate("Options", "First marriage"),
        "marriage_next": translate("Options", "Later marriages"),
        "first_bidder": translate("Options", "First bidder"),
        "opening": translate("Options", "Opening bid"),
        "min_bid": translate("Options", "Lowest bid"),
        "below_zero": translate("Options", "Bidding while below zero"),
        "redeal": translate("Options", "New deal on request"),
        "exchange": translate("Options", "Cards exchanged"),
        "raise_when": translate("Options", "Raising the bid"),
        "kitty": translate("Options", "Cards in the kitty"),
        "kitty_open": translate("Options", "Kitty face up"),
        "discards_count": translate("Options", "When discards count"),
        "round_others": translate("Options", "Others’ points rounded to fives"),
        "trickless": translate("Options", "Penalty for no tricks"),
        "floor": translate("Options", "Score too low to bid"),
        "last_trick": translate("Options", "Last trick"),
        "skunk": translate("Options", "Losers’ limit for a double win"),
        "bag_exit": translate("Options", "Leaving the bag"),
        "pip_tie": translate("Options", "Tied card points"),
        "porvoo": translate("Options", "Porvoo"),
        "lapiajo_waived": translate("Options", "No läpiajo penalty if the bid fails"),
        "show_barred": translate("Options", "Cards you can’t bid with"),
        "sooli": translate("Options", "Sooli"),
        "winner_banks": translate("Options", "Winner keeps the points"),
        "stop_when_lost": translate("Options", "Stop a lost hand"),
        "target": translate("Options", "Target"),
        "both_reach": translate("Options", "If several reach the target"),
        "exact": translate("Options", "Exact target"),
        "overshoot": translate("Options", "Overshooting"),
        "falls_to": translate("Options", "Drop back to"),
        "deals": translate("Options", "Deals per match"),
        "clockwise": translate("Options", "Clockwise"),
        "set_size": translate("Options", "Set size"),
        "dublees": translate("Options", "Dublees"),
        "max_wild": translate("Options", "Wild cards per set"),
        "reshuffles": translate("Options", "Reshuffles"),
        "alter": translate("Options", "Alter cards"),
        "dublee_bonus": translate("Options", "Dublee bonus"),
        "unseen_maal": translate("Options", "Unseen maal"),
    }


@cached_per_language
def _value_labels() -> dict[tuple[str, str], str]:
    """Return the labels of all values that are words, by the key of the rule and the value."""
    return {
        ("first_lead", "free"): translate("Options", "Any card"),
        ("first_lead", "ace"): translate("Options", "An ace"),
        ("first_lead", "ace_or_spade"): translate("Options", "An ace, or else a spade"),
        ("first_hand", "left"): translate("Options", "To the dealer’s left"),
        ("first_hand", "club_ace"): translate("Options", "The player with the ace of clubs"),
        ("ask_order", "free"): translate("Options", "Free"),
        ("ask_order", "ladder"): translate("Options", "Ladder"),
        ("ask_order", "strict"): translate("Options", "Strict"),
        ("ask_order", "half_binds"): translate("Options", "Ladder, halves bind both partners"),
        ("whole_after_trumps", "not_declarers"): translate("Options", "Only the other side"),
        ("whole_after_trumps", "anyone"): translate("Options", "Anyone"),
        ("declare_after", "own_lead"): translate("Options", "After winning a trick you led"),
        ("declare_after", "any_trick"): translate("Options", "After winning any trick"),
        ("suit_values", "hearts_high"): translate("Options", "Hearts high"),
        ("suit_values", "spades_high"): translate("Options", "Spades high"),
        ("first_bidder", "dealer"): translate("Options", "The dealer"),
        ("first_bidder", "left"): translate("Options", "To the dealer’s left"),
        ("redeal", "three_sixes"): translate("Options", "With three sixes"),
        ("redeal", "three_sixes_or_low"): translate(
            "Options", "With three sixes, or with only low cards"
        ),
        ("redeal", "four_sixes"): translate("Options", "With four sixes"),
        ("redeal", "none"): translate("Options", "Never"),
        ("opening", "must"): translate("Options", "The first bidder must bid"),
        ("opening", "may"): translate("Options", "All may pass"),
        ("below_zero", "as_others"): translate("Options", "Like the others"),
        ("below_zero", "last"): translate("Options", "When all others have passed"),
        ("raise_when", "before"): translate("Options", "Before giving or discarding"),
        ("raise_when", "after"): translate("Options", "After giving or discarding"),
        ("discards_count", "always"): translate("Options", "Always"),
        ("discards_count", "with_trick"): translate("Options", "Only after taking a trick"),
        ("trickless", "bid"): translate("Options", "The bid"),
        ("trickless", "double_declarer"): translate("Options", "Declarer: twice the bid"),
        ("trickless", "double"): translate("Options", "Both sides: twice the bid"),
        ("both_reach", "higher"): translate("Options", "The highest score wins"),
        ("both_reach", "declarer"): translate("Options", "The declarer wins"),
        ("bag_exit", "next_hand"): translate("Options", "From the next hand"),
        ("bag_exit", "at_once"): translate("Options", "At once"),
        ("pip_tie", "nobody"): translate("Options", "Nobody scores"),
        ("pip_tie", "carry"): translate("Options", "Carried to the next hand"),
        ("overshoot", "fall"): translate("Options", "Drop back"),
        ("overshoot", "subtract"): translate("Options", "Subtract the excess"),
        ("set_size", "three_or_more"): translate("Options", "Three or more"),
        ("set_size", "three"): translate("Options", "Always three"),
        ("unseen_maal", "ignored"): translate("Options", "Lost (murder)"),
        ("unseen_maal", "kidnap"): translate("Options", "Goes to the winner (kidnap)"),
    }
