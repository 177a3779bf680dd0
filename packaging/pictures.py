"""The screenshots to take, each with a name and with arguments for --shot."""

import itertools
from collections.abc import Iterator, Sequence

Picture = tuple[str, tuple[str, ...]]

STORE_WIDTH, GUIDE_WIDTH = 1000, 720  # pixels
STORE_SIZE = f"{STORE_WIDTH}x700"  # the maximum that Flathub allows
LANGUAGES, SIZES = (
    ("en", "de", "fi", "ne", "sv"),
    (("800x600", "1"), ("1280x800", "1"), ("1920x1080", "1"), ("1280x800", "2")),
)
LOOKS = {
    "chrome": ("light", "dark"),
    "felt": ("moss", "night", "birch"),
    "deck": ("four", "two"),
    "index": ("standard", "large"),
    "back": ("lingonberry", "blueberry", "juniper"),
}
GAME_PAGES = ("count", "rules", "learn", "house", "review", "moment", "answer")
GENERAL_PAGES = (
    "start",
    "new",
    "preferences",
    "hint",
    "tricks",
    "known",
    "talk",
    "matches",
    "statistics",
    "keys",
    "guide",
    "about",
    "backups",
)


def readme_pictures() -> Iterator[Picture]:
    """Yield name and arguments of each screenshot for the README and for software stores."""
    yield "start", ("--page", "start", "--size", STORE_SIZE, "--lang", "en")
    yield from guide_pictures("en", STORE_SIZE, STORE_SIZE)


def guide_pictures(
    language: str, small: str = "1120x700", wide: str = "1280x800"
) -> Iterator[Picture]:
    """Yield name and arguments of each screenshot for the guide in one language."""
    size, large = ("--size", small, "--lang"), ("--size", wide, "--lang")
    yield "table", ("--game", "marjapussi", "--moves", "3", "--seed", "9", *size, language)
    yield "review", ("--page", "answer", "--felt", "night", "--seed", "26", *large, language)
    yield "statistics", ("--page", "statistics", "--chrome", "dark", *size, language)


def all_pictures(games: Sequence[str]) -> Iterator[Picture]:
    """Yield name and arguments of screenshots that show everything.

    Every page, and two positions of every game, appear in every language and size. The looks (felt,
    cards and so on) change from picture to picture.
    """
    subjects = [(f"{key}-{n}", ("--game", key, "--moves", n)) for key in games for n in ("1", "6")]
    subjects += [(f"{key}-{p}", ("--game", key, "--page", p)) for key in games for p in GAME_PAGES]
    subjects += [(page, ("--page", page, "--moves", "5")) for page in GENERAL_PAGES]
    looks = itertools.cycle(itertools.product(*LOOKS.values()))
    for language, (size, scale) in itertools.product(LANGUAGES, SIZES):
        for name, arguments in subjects:
            look = dict(zip(LOOKS, next(looks), strict=True))
            chosen = [part for key, value in look.items() for part in (f"--{key}", value)]
            sized = ("--lang", language, "--size", size, "--scale", scale)
            yield f"{name}-{language}-{size}x{scale}", (*arguments, *sized, *chosen)
