"""marjapussi --shot FILE: take a screenshot of any page without a display."""

import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path

from ..engine.quoting import quoted
from ..ui.basis.assets import languages
from .arguments import AnyFile, Offered
from .command import BY_KEY, Refused, offered_game, one_of
from .files import named
from .play import count

SIZE = re.compile("[1-9][0-9]{0,3}x[1-9][0-9]{0,3}")
MOST_PIXELS = 100_000_000  # they take 400 MB of memory
LANGUAGES, SYSTEM = languages(), "system"
LOOKS = {  # values of Preferences, the default first
    "felt": ("moss", "night", "birch"),
    "chrome": ("light", "dark"),
    "deck": ("four", "two"),
    "index": ("standard", "large"),
    "back": ("lingonberry", "blueberry", "juniper"),
    "text": ("normal", "large"),
    "cards": ("normal", "large"),
}


def size(text: str) -> tuple[int, int]:
    """Parse a size such as 1280x800 into width and height."""
    if not SIZE.fullmatch(text):
        raise ArgumentTypeError(f"{quoted(text)} is no size such as 1280x800, up to 9999x9999")
    width, height = text.split("x")
    return int(width), int(height)


def scale(text: str) -> float:
    """Parse the scale factor of a screenshot."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0.5 <= number <= 4:
        raise ArgumentTypeError(f"{quoted(text)} is no scale from 0.5 to 4")
    return number


def add_shot_arguments(parser: ArgumentParser) -> None:
    """Add the arguments for screenshots."""
    group = parser.add_argument_group("pictures, without a display")
    group.add_argument(
        "--shot", metavar="FILE", action=AnyFile, type=Path, help="write a picture of the window"
    )
    group.add_argument("--size", metavar="WxH", type=size, default=(1280, 800), help="(1280x800)")
    group.add_argument("--scale", metavar="F", type=scale, default=1.0, help="pixels a pixel (1)")
    group.add_argument(
        "--game",
        metavar="KEY",
        dest="shot_game",
        type=offered_game,
        choices=Offered(BY_KEY),
        default="",
        help="the game",
    )
    group.add_argument("--page", metavar="NAME", default="", help="the page, or what lies open")
    group.add_argument(
        "--lang",
        metavar="L",
        type=one_of("language", (SYSTEM, *LANGUAGES)),
        choices=Offered(LANGUAGES),
        default=SYSTEM,
        help=", ".join(LANGUAGES),
    )
    group.add_argument("--moves", metavar="N", type=count, default=0, help="decisions made before")
    group.add_argument("--seed", metavar="N", type=count, default=1, dest="shot_seed", help="deal")
    for look, names in LOOKS.items():
        group.add_argument(
            f"--{look}",
            metavar="NAME",
            type=one_of(look, names),
            choices=Offered(names),
            default=names[0],
            help=", ".join(names),
        )


def take_shot(arguments: Namespace) -> int:
    """Take the screenshot that the arguments describe, and return the exit status."""
    from ..shots import take
    from ..ui.basis.preferences import Preferences
    from ..ui.shell.shots import PAGES, Shot

    width, height = (round(length * arguments.scale) for length in arguments.size)
    if width * height > MOST_PIXELS:
        raise Refused(f"a picture has {MOST_PIXELS} pixels at most, not {width} x {height}")
    one_of("page", ("", *PAGES))(arguments.page)  # checked here, as only the window knows its pages
    looks = {look: getattr(arguments, look) for look in LOOKS}
    shot = Shot(
        arguments.shot,
        arguments.size,
        arguments.scale,
        arguments.shot_game,
        arguments.page,
        arguments.moves,
        arguments.shot_seed,
        Preferences(language=arguments.lang, pace="off", rest="short", sound=False, **looks),
    )
    if not take(shot):
        raise Refused(f"{named(arguments.shot)}: the picture cannot be written")
    return 0
