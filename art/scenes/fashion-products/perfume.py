"""Eau Oblique: a leaning prism of thick glass with amber liquid, a brass collar and a block of burgundy lacquer."""

from math import radians

from house import main_camera, slant, still_life
from solids import extruded
from studio.cameras import camera
from studio.lights import area
from studio.materials import brass, glass, lacquer
from studio.shapes import cylinder, group, round_edges, torus, tube
from studio.stage import bounces

height, width, depth = 1.75, 1.45, 0.72


def build(shot):
    still_life("clay")
    bounces(14, glossy=5, transmission=14)
    group(bottle(), (0.0, -0.2, 0.012), (0, 0, radians(-16)))
    area((1.5, 3.0, 2.6), (0, 0, 0.9), 1.3, 260, "#ffdca8")
    area((-3.2, 0.8, 2.2), (0, 0, 0.9), 0.7, 120, "#fff4e4", height=2.6)
    if shot.endswith("-detail"):
        camera((-2.4, -6.8, 2.6), (0.16, -0.2, 1.35), 108, aperture=3.2, focus=(0.2, -0.5, 1.5))
    else:
        main_camera(0.95, 0.1)


def leaning(left, right, low, high):
    """A parallelogram in the xz plane that leans to the right by 12 degrees."""
    return [(x + slant * z, z) for x, z in ((left, low), (right, low), (right, high), (left, high))]


def bottle():
    clear = glass("#fff6ee", 1.48, shadow=0.85)
    half = width / 2
    shell = round_edges(extruded(leaning(-half, half, 0, height), depth, clear), 0.045, 4)
    juice = glass("#f7b04a", 1.36, shadow=0.8)
    inner = round_edges(extruded(leaning(-half + 0.13, half - 0.13, 0.24, 1.32), depth - 0.24, juice), 0.04, 4)
    air = glass("#ffffff", 1 / 1.48, shadow=1.0)
    empty = round_edges(extruded(leaning(-half + 0.13, half - 0.13, 1.323, height - 0.14), depth - 0.24, air), 0.02, 3)
    x = slant * height
    collar = cylinder((x, 0, height + 0.05), 0.21, 0.13, brass(0.14), 0.02)
    ring = torus((x, 0, height + 0.015), 0.24, 0.02, brass(0.14), segments=64, rings=12)
    block = extruded(leaning(-0.33, 0.33, height + 0.12, height + 0.72), 0.5, lacquer("#4a0814"))
    cap = round_edges(block, 0.035, 4)
    straw = tube([(x, 0, height), (x - 0.05, 0, 0.9), (x - 0.24, 0, 0.3)], 0.018, glass("#ffffff", 1.2, shadow=0.9))
    return [shell, inner, empty, collar, ring, cap, straw]
