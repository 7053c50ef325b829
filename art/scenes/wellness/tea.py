"""A cup of green tea with a single leaf in it, on a round tray upon sand-coloured linen, from above."""

from math import pi, sin

from studio.materials import bump, ceramic, principled, wood
from studio.shapes import cylinder, lathe, surface, thicken, torus
from tableware import laid_table, seen_from_above

LEVEL = 1.2


def build(shot):
    laid_table("#cdb78f")
    cylinder((0, 0, 0.06), 2.5, 0.12, wood("#3c2415", "#7a4e2c", 1.4, (1, 9, 9)), 0.04)
    torus((0, 0, 0.15), 2.44, 0.07, wood("#3c2415", "#7a4e2c", 1.4, (9, 9, 1)))
    glaze = bump(ceramic("#d9dccb", 0.3), 12, 0.08)
    outside = [(0, 0.14), (0.6, 0.14), (0.72, 0.16), (1.1, 0.5), (1.32, 1.0), (1.38, 1.45)]
    inside = [(1.37, 1.5), (1.31, 1.5), (1.26, 1.4), (1.2, 1.0), (0.95, 0.55), (0.5, 0.32), (0, 0.3)]
    lathe(outside + inside, glaze)
    torus((0, 0, 1.49), 1.34, 0.03, ceramic("#8a9c7c", 0.3))
    cylinder((0, 0, LEVEL), 1.235, 0.02, bump(principled("#7f8638", 0.03), 1.6, 0.03))
    leaf(bump(principled("#3f6d2e", 0.38), 26, 0.25))
    seen_from_above()


def leaf(green):
    """Long and pointed, floating, its middle rib a fold."""

    def blade(u, v):
        along, across = (u - 0.5) * 1.25, (v - 0.5) * 2
        width = 0.3 * sin(pi * u) ** 0.8
        return (along, across * width + 0.1 * sin(u * 3), LEVEL + 0.045 + 0.05 * abs(across) + 0.03 * sin(u * pi * 2))

    made = surface(blade, green, 48, 12)
    made.rotation_euler = (0, 0, 0.7)
    thicken(made, 0.012)
