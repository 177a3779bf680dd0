"""Labels of house rules and their values, and translations of the engine's sentences on rules."""

from ...engine.options import Option, OptionValue
from . import games
from .i18n import cached_per_language, number_text, say, translate


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
    return say(f"rule-group-{group}")


def rule_value_label(key: str, value: OptionValue) -> str:
    """Return the label of a value of a house rule, such as "On", "Hearts high" or "12"."""
    if isinstance(value, bool):
        return say("on") if value else say("off")
    if isinstance(value, int):
        return _number_label(key, value)
    if key == "pips":
        return games.card_values_label(value)
    if key == "show_barred":
        return " ".join(value)  # Ranks
    return _value_labels().get((key, value), value)


def _number_label(key: str, value: int) -> str:
    if key == "deals" and not value:
        return say("until-target")
    return number_text(value)


@cached_per_language
def _rule_labels() -> dict[str, str]:
    return {
        "pack": say("rule-pack"),
        "pips": say("rule-pips"),
        "printed_jokers": say("rule-printed_jokers"),
        "must_head": say("rule-must_head"),
        "must_trump": say("rule-must_trump"),
        "first_lead": say("rule-first_lead"),
        "ace_shows": say("rule-ace_shows"),
        "first_hand": say("rule-first_hand"),
        "ask_order": say("rule-ask_order"),
        "half_after_whole": say("rule-half_after_whole"),
        "half_bluff": say("rule-half_bluff"),
        "whole_after_trumps": say("rule-whole_after_trumps"),
        "marriage_lead": say("rule-marriage_lead"),
        "declare_after": say("rule-declare_after"),
        "suit_values": say("rule-suit_values"),
        "marriage_first": say("rule-marriage_first"),
        "marriage_next": say("rule-marriage_next"),
        "first_bidder": say("rule-first_bidder"),
        "opening": say("rule-opening"),
        "min_bid": say("rule-min_bid"),
        "below_zero": say("rule-below_zero"),
        "redeal": say("rule-redeal"),
        "exchange": say("rule-exchange"),
        "raise_when": say("rule-raise_when"),
        "kitty": say("rule-kitty"),
        "kitty_open": say("rule-kitty_open"),
        "discards_count": say("rule-discards_count"),
        "round_others": say("rule-round_others"),
        "trickless": say("rule-trickless"),
        "floor": say("rule-floor"),
        "last_trick": say("rule-last_trick"),
        "skunk": say("rule-skunk"),
        "bag_exit": say("rule-bag_exit"),
        "pip_tie": say("rule-pip_tie"),
        "porvoo": say("rule-porvoo"),
        "lapiajo_waived": say("rule-lapiajo_waived"),
        "show_barred": say("rule-show_barred"),
        "sooli": say("rule-sooli"),
        "winner_banks": say("rule-winner_banks"),
        "stop_when_lost": say("rule-stop_when_lost"),
        "target": say("rule-target"),
        "both_reach": say("rule-both_reach"),
        "exact": say("rule-exact"),
        "overshoot": say("rule-overshoot"),
        "falls_to": say("rule-falls_to"),
        "deals": say("rule-deals"),
        "clockwise": say("rule-clockwise"),
        "set_size": say("rule-set_size"),
        "dublees": say("rule-dublees"),
        "max_wild": say("rule-max_wild"),
        "reshuffles": say("rule-reshuffles"),
        "alter": say("rule-alter"),
        "dublee_bonus": say("rule-dublee_bonus"),
        "unseen_maal": say("rule-unseen_maal"),
    }


@cached_per_language
def _value_labels() -> dict[tuple[str, str], str]:
    """Return the labels of all values that are words, by the key of the rule and the value."""
    return {
        ("first_lead", "free"): say("rule-first_lead-free"),
        ("first_lead", "ace"): say("rule-first_lead-ace"),
        ("first_lead", "ace_or_spade"): say("rule-first_lead-ace_or_spade"),
        ("first_hand", "left"): say("rule-first_hand-left"),
        ("first_hand", "club_ace"): say("rule-first_hand-club_ace"),
        ("ask_order", "free"): say("rule-ask_order-free"),
        ("ask_order", "ladder"): say("rule-ask_order-ladder"),
        ("ask_order", "strict"): say("rule-ask_order-strict"),
        ("ask_order", "half_binds"): say("rule-ask_order-half_binds"),
        ("whole_after_trumps", "not_declarers"): say("rule-whole_after_trumps-not_declarers"),
        ("whole_after_trumps", "anyone"): say("rule-whole_after_trumps-anyone"),
        ("declare_after", "own_lead"): say("rule-declare_after-own_lead"),
        ("declare_after", "any_trick"): say("rule-declare_after-any_trick"),
        ("suit_values", "hearts_high"): say("rule-suit_values-hearts_high"),
        ("suit_values", "spades_high"): say("rule-suit_values-spades_high"),
        ("first_bidder", "dealer"): say("rule-first_bidder-dealer"),
        ("first_bidder", "left"): say("rule-first_bidder-left"),
        ("redeal", "three_sixes"): say("rule-redeal-three_sixes"),
        ("redeal", "three_sixes_or_low"): say("rule-redeal-three_sixes_or_low"),
        ("redeal", "four_sixes"): say("rule-redeal-four_sixes"),
        ("redeal", "none"): say("rule-redeal-none"),
        ("opening", "must"): say("rule-opening-must"),
        ("opening", "may"): say("rule-opening-may"),
        ("below_zero", "as_others"): say("rule-below_zero-as_others"),
        ("below_zero", "last"): say("rule-below_zero-last"),
        ("raise_when", "before"): say("rule-raise_when-before"),
        ("raise_when", "after"): say("rule-raise_when-after"),
        ("discards_count", "always"): say("rule-discards_count-always"),
        ("discards_count", "with_trick"): say("rule-discards_count-with_trick"),
        ("trickless", "bid"): say("rule-trickless-bid"),
        ("trickless", "double_declarer"): say("rule-trickless-double_declarer"),
        ("trickless", "double"): say("rule-trickless-double"),
        ("both_reach", "higher"): say("rule-both_reach-higher"),
        ("both_reach", "declarer"): say("rule-both_reach-declarer"),
        ("bag_exit", "next_hand"): say("rule-bag_exit-next_hand"),
        ("bag_exit", "at_once"): say("rule-bag_exit-at_once"),
        ("pip_tie", "nobody"): say("rule-pip_tie-nobody"),
        ("pip_tie", "carry"): say("rule-pip_tie-carry"),
        ("overshoot", "fall"): say("rule-overshoot-fall"),
        ("overshoot", "subtract"): say("rule-overshoot-subtract"),
        ("set_size", "three_or_more"): say("rule-set_size-three_or_more"),
        ("set_size", "three"): say("rule-set_size-three"),
        ("unseen_maal", "ignored"): say("rule-unseen_maal-ignored"),
        ("unseen_maal", "kidnap"): say("rule-unseen_maal-kidnap"),
    }
