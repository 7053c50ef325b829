"""The light of this set: a pale sky, one soft sun from the upper left, colours of sage and dry sand."""

from studio.lights import area, strips
from studio.stage import reset

SAGE, FIR, SAND, CLAY, CHALK = "#a9b8a0", "#4a6a56", "#d8c19c", "#b98f63", "#ece6d6"


def begin(exposure=0.1):
    reset(exposure=exposure)
    strips(0.45, "#fff8ea", "#8f9484", behind="#d9ddd0")


def daylight(target, power=900, size=1.4):
    """A window from the upper left, and what the room gives back."""
    x, y, z = target
    area((x - 5, y - 3.2, z + 5.4), target, size, power, "#ffeccb")
    area((x + 6, y - 3, z + 4), target, 6, 130, "#dfe9e2")
    area((x + 1, y + 6, z + 4), target, 3, 180, "#ffffff")


def from_above(power=760):
    """The same window, for tables and floors that are seen from above."""
    area((-6, 4.5, 5.2), (0, 0, 0), 1.5, power, "#ffe9c6")
    area((6, -5, 6), (0, 0, 0), 6, 120, "#dfe9e2")
