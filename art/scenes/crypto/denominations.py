"""Six coins on edge on black glass, rising from obol to talent like a chart; aurora behind draws their rims."""

from math import radians

from mint import aurora, coin, spits
from studio.cameras import camera
from studio.lights import area, strips
from studio.materials import metal, principled
from studio.shapes import group, plane
from studio.stage import reset

INGOT = [(0, 0, 0.3, 0.3), (-0.15, 0.15, 0.1, 0.1), (0.15, 0.15, 0.1, 0.1), (-0.15, -0.15, 0.1, 0.1), (0.15, -0.15, 0.1, 0.1)]
HUNDRED = [(x * 0.1, z * 0.1, 0.05, 0.05) for x in (-1.5, -0.5, 0.5, 1.5) for z in (-1.5, -0.5, 0.5, 1.5)]
SIXTH = [(0, 0, 0.09, 0.34), (0, 0, 0.34, 0.09)]
PAIR = [(-0.1, 0, 0.12, 0.32), (0.1, 0, 0.12, 0.32)]

# Symbol, colour, roughness, emblem, radius, place along the row, turn.
ROW = [
    ("OBL", "#8a4a2c", 0.32, spits(1), 0.5, -4.05, 42),
    ("HCT", "#c9b27a", 0.26, SIXTH, 0.62, -2.95, 36),
    ("DRC", "#cfd4da", 0.2, spits(6), 0.8, -1.6, 31),
    ("STR", "#e0a545", 0.2, PAIR, 0.98, 0.1, 27),
    ("MNA", "#8d6f5c", 0.3, HUNDRED, 1.2, 2.14, 24),
    ("TLT", "#a9bfd0", 0.18, INGOT, 1.45, 4.72, 20),
]


def build(shot):
    reset(exposure=0.2)
    strips(0.1, "#bfe8e0", "#05070f", behind="#04060d")
    plane(principled("#04060c", 0.14, specular=0.5))
    aurora(strength=0.62, high=4.2)
    for symbol, colour, roughness, emblem, radius, x, turn in ROW:
        parts = coin(symbol, metal(colour, roughness + 0.14), metal(colour, roughness * 0.9), emblem)
        group(parts, (x, 0.2 * x, radius), (0, radians(-8), radians(turn)), radius)

    middle = (0.4, 0, 1)
    area((9, -6.5, 4.5), (0.5, 0, 0.9), 4, 900, "#e9f1ff", height=2.4)  # what the faces mirror
    area((6.5, -9, 0.6), middle, 1.2, 90, "#ffe2b8", height=3)
    area((-7, -1, 3.2), middle, 1.2, 420, "#7dffdf", height=2.5)  # along the reeded edges
    area((-3, 6, 6), middle, 6, 800, "#27e0b0", height=0.6)
    area((7, 5, 5), middle, 4, 700, "#8a6cff", height=0.6)
    camera((0.6, -17.2, 2.1), (0.68, 0, 2.25), 54, aperture=2.2, focus=(0.1, -0.5, 1))
