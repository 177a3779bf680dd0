"""The names of computer players, and their Finnish cases."""

BOT_NAMES = (
    "Aino",
    "Eero",
    "Helvi",
    "Onni",
    "Lempi",
    "Toivo",
    "Saima",
    "Arvo",
    "Hilma",
    "Väinö",
    "Elsa",
    "Gunnar",
    "Sigrid",
    "Lova",
    "Tilda",
    "Asha",
    "Kiran",
    "Maya",
    "Suman",
    "Nima",
)
VOWELS, BACK_VOWELS = "aeiouyäö", "aou"
YOU = {"Sinä": "Sinulla", "sinä": "sinulla"}


def adessive(name: str) -> str:
    """Return the Finnish adessive case of a name, such as "Helvillä" or "Mary:lla"."""
    if name in YOU:
        return YOU[name]
    ending = "lla" if any(letter in BACK_VOWELS for letter in name.lower()) else "llä"
    if name not in BOT_NAMES:
        return f"{name}:{ending}"
    return f"{name}{'' if name[-1] in VOWELS else 'i'}{ending}"
