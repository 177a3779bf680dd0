"""The values that each preference can take."""

from collections.abc import Collection
from dataclasses import fields

from marjapussi_gui.model.preferences import ALLOWED_VALUES, Preferences

LEFT_OUT = {  # they change who plays, or nothing that the walker compares
    *("players", "level", "agreements"),
    *("sound", "volume", "count_myself", "forced"),
}
PREFERENCE_VALUES: dict[str, Collection[object]] = {
    each.name: ALLOWED_VALUES.get(each.name, (False, True))
    for each in fields(Preferences)
    if each.name not in LEFT_OUT
}
PREFERENCE_VALUES["name"] = ("", "Aino", "<img src=x>")
