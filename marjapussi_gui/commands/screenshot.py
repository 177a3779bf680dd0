"""marjapussi --shot FILE: take a screenshot of any page without a display."""

import argparse
import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path

from ..engine.errors import quote
from ..system.assets import available_languages
from .arguments import ChoicesForHelp, FileArgument
from .command import VARIANT_BY_KEY, CommandError, choice_parser, parse_optional_game_key
from .file_io import display_path
from .play import parse_count

SIZE_PATTERN = re.compile("[1-9][0-9]{0,3}x[1-9][0-9]{0,3}")
MAX_PIXELS = 100_000_000  # such a picture takes 400 MB of memory
LANGUAGES, SYSTEM_LANGUAGE = available_languages(), "system"
LOOK_OPTIONS = {  # values of preferences for the look, with the default first
    "felt": ("moss", "night", "birch"),
    "chrome": ("light", "dark"),
    "deck": ("four", "two"),
    "index": ("standard", "large"),
    "back": ("lingonberry", "blueberry", "juniper"),
    "text": ("normal", "large"),
    "cards": ("normal", "large"),
}


def parse_size(text: str) -> tuple[int, int]:
    """Parse a size such as "1280x800" into width and height in pixels."""
    if not SIZE_PATTERN.fullmatch(text):
        raise ArgumentTypeError(f"{quote(text)} isn't a size such as 1280x800 (9999x9999 at most)")
    width, height = text.split("x")
    return int(width), int(height)


def parse_scale(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0.5 <= number <= 4:
        raise ArgumentTypeError(f"{quote(text)} isn't a number from 0.5 to 4")
    return number


def add_language_argument(parser: "ArgumentParser | argparse._ArgumentGroup") -> None:
    parser.add_argument(
        "--lang",
        metavar="L",
        type=choice_parser("language", (SYSTEM_LANGUAGE, *LANGUAGES)),
        choices=ChoicesForHelp(LANGUAGES),
        default=SYSTEM_LANGUAGE,
        help=", ".join(LANGUAGES),
    )


def add_screenshot_arguments(parser: ArgumentParser) -> None:
    group = parser.add_argument_group("screenshots (they need no display)")
    group.add_argument(
        "--shot",
        metavar="FILE",
        action=FileArgument,
        type=Path,
        help="save a picture of the window",
    )
    group.add_argument(
        "--size",
        metavar="WxH",
        type=parse_size,
        default=(1280, 800),
        help="size of the window (1280x800)",
    )
    group.add_argument(
        "--scale",
        metavar="F",
        type=parse_scale,
        default=1.0,
        help="pixels of the picture per pixel of the window (1)",
    )
    group.add_argument(
        "--game",
        metavar="KEY",
        dest="shot_game",
        type=parse_optional_game_key,
        choices=ChoicesForHelp(VARIANT_BY_KEY),
        default="",
        help="game to show",
    )
    group.add_argument("--page", metavar="NAME", default="", help="page or panel to show")
    add_language_argument(group)
    group.add_argument(
        "--moves", metavar="N", type=parse_count, default=0, help="decisions to play first"
    )
    group.add_argument(
        "--seed",
        metavar="N",
        type=parse_count,
        default=1,
        dest="shot_seed",
        help="number of the deal (1)",
    )
    _add_look_arguments(group)


def _add_look_arguments(group: "argparse._ArgumentGroup") -> None:
    for look, names in LOOK_OPTIONS.items():
        group.add_argument(
            f"--{look}",
            metavar="NAME",
            type=choice_parser(look, names),
            choices=ChoicesForHelp(names),
            default=names[0],
            help=", ".join(names),
        )


def run_screenshot(arguments: Namespace) -> int:
    from ..app.screenshot import take_screenshot
    from ..model.preferences import Preferences
    from ..ui.window.page_screenshots import PAGE_NAMES, Screenshot

    width, height = (round(length * arguments.scale) for length in arguments.size)
    if width * height > MAX_PIXELS:
        raise CommandError(
            f"a picture can have {MAX_PIXELS} pixels at most, not {width} x {height}"
        )
    choice_parser("page", ("", *PAGE_NAMES))(
        arguments.page
    )  # checked only here, because only the window knows its pages
    looks = {look: getattr(arguments, look) for look in LOOK_OPTIONS}
    shot = Screenshot(
        arguments.shot,
        arguments.size,
        arguments.scale,
        arguments.shot_game,
        arguments.page,
        arguments.moves,
        arguments.shot_seed,
        Preferences(language=arguments.lang, pace="off", rest="short", sound=False, **looks),
    )
    if not take_screenshot(shot):
        raise CommandError(f"{display_path(arguments.shot)}: the picture can't be written")
    return 0
