"""marjapussi games: list the games with their options and presets."""

from argparse import ArgumentParser, Namespace

from ..engine.game import Variant
from ..engine.games import VARIANTS
from ..engine.options import Option, value_text
from ..system.assets import ENGLISH, read_messages
from .command import Command, to_json


def _add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON list")


def _run(arguments: Namespace) -> int:
    if arguments.json:
        print(to_json([_as_json(each) for each in VARIANTS]))
    else:
        print("\n\n".join(map(_as_text, VARIANTS)))
    return 0


def _as_json(variant: Variant) -> dict[str, object]:
    return {
        "game": variant.key,
        "players": variant.players,
        "partners": variant.has_partners,
        "options": [_option_as_json(each) for each in variant.options],
        "presets": [{"name": each.name, "rules": each.option_values} for each in variant.presets],
    }


def _option_as_json(option: Option) -> dict[str, object]:
    values = option.choices
    choices = (
        {"min": values[0], "max": values[-1], "step": values.step}
        if isinstance(values, range)
        else values
    )
    return {
        "key": option.key,
        "type": option.type_name,
        "range": choices,
        "default": option.default,
        "group": option.group,
        "meaning": read_messages(ENGLISH)[f"rule-{option.key}-meaning"],
        "played": read_messages(ENGLISH)[f"rule-{option.key}-origin"],
    }


def _as_text(variant: Variant) -> str:
    players = " to ".join(
        str(number) for number in sorted({variant.players[0], variant.players[-1]})
    )
    lines = [f"{variant.key}: {players} players{', partners' if variant.has_partners else ''}"]
    for option in variant.options:
        lines.append(
            f"  {option.key}: {option.choices_text()} (default {value_text(option.default)})"
        )
        texts = read_messages(ENGLISH)
        lines.append(f"    {texts[f'rule-{option.key}-meaning']}")
        lines.append(f"    {texts[f'rule-{option.key}-origin']}.")
    for preset in variant.presets:
        values = ", ".join(
            f"{key} {value_text(value)}" for key, value in preset.option_values.items()
        )
        source = f" ({preset.source})" if preset.source else ""
        lines.append(f"  Preset {preset.name}: {values or 'the defaults'}{source}")
    return "\n".join(lines)


GAMES = Command("games", "list the games, their house rules and presets", _add_arguments, _run)
