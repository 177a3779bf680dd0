"""Where a hand stands, as cposition.pxd has it in C, for a kernel that runs uncompiled."""

from types import SimpleNamespace


def copied(position: SimpleNamespace) -> SimpleNamespace:
    """Return a position that changes apart from the other."""
    made = SimpleNamespace()
    for name, value in vars(position).items():
        made.__dict__[name] = value[:] if type(value) is list else value
    return made
