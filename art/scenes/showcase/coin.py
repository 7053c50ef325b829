"""A gold coin on a dark plinth between violet glass."""

from math import cos, pi, radians, sin

from studio.cameras import camera
from studio.lights import area, strips
from studio.materials import bump, glass, gold, principled
from studio.shapes import box, cyclorama, cylinder, group, mesh, round_edges, sphere, torus
from studio.stage import reset


def build(shot):
    reset(exposure=0.15)
    strips(0.8, "#cdd8ff", "#0b0d22", behind="#05060f")
    cyclorama(bump(principled("#0b0b1e", 0.35), 40, 0.02), back=7)

    group(coin(gold(0.2), bump(gold(0.3), 160, 0.12)), (-0.1, 0, 1.77), (radians(6), radians(-12), radians(-30)))
    box((-0.2, 0.1, 0.14), (2.6, 1.6, 0.28), principled("#15152e", 0.25, clearcoat=0.6), 0.05)
    violet = glass("#b9a7ff", shadow=0.6)
    cylinder((1.3, 1.0, 0.9), 0.95, 1.8, violet, 0.06)
    sphere((-1.75, 0.7, 0.55), 0.55, violet)

    target = (0, 0, 1.5)
    area((-4, -4, 6), target, 1.5, 500, "#ffe7c0")
    area((-6, -7, 2.2), target, 1.2, 260, "#ffdba6", height=4)  # what the coin's face mirrors
    area((5, -1, 3), target, 2, 420, "#5a5bff")
    area((-4, 3, 3), target, 2, 380, "#c04bff")
    area((0, 5, 5), target, 2, 300, "#3df0ff")
    camera((0.3, -11, 2.7), target, 70, aperture=3, focus=(-0.1, -0.3, 1.8))


def coin(polished, struck):
    upright = (pi / 2, 0, 0)
    parts = [
        cylinder((0, 0, 0), 1.35, 0.26, polished, 0.05, upright, sides=160),
        cylinder((0, -0.125, 0), 1.16, 0.02, struck, rotation=upright, sides=160),
        torus((0, -0.13, 0), 1.22, 0.06, polished, upright),
        torus((0, -0.135, 0), 0.94, 0.014, polished, upright),
    ]
    for i in range(120):
        turn = 2 * pi * i / 120
        ridge = (1.352 * cos(turn), 0, 1.352 * sin(turn))
        parts.append(box(ridge, (0.03, 0.2, 0.03), polished, rotation=(0, -turn, 0)))
    for i in range(48):
        turn = 2 * pi * i / 48
        parts.append(sphere((1.05 * cos(turn), -0.14, 1.05 * sin(turn)), 0.022, polished, segments=16))
    for i in range(3):
        parts.append(facet(radians(90 + 120 * i), polished))
    return parts


def facet(turn, metal, reach=0.72, gap=0.035, height=0.13):
    """One of the three rhombs that make the emblem's cube, its top sloped like a cut stone."""
    corners = [(0, 0), (reach, radians(-60)), (reach, 0), (reach, radians(60))]
    flat = [(r * cos(turn + a), r * sin(turn + a)) for r, a in corners]
    middle = (sum(x for x, _ in flat) / 4, sum(z for _, z in flat) / 4)
    outline = [(x + (middle[0] - x) * gap * 2, z + (middle[1] - z) * gap * 2) for x, z in flat]
    ridge = [(x + (middle[0] - x) * 0.36, z + (middle[1] - z) * 0.36) for x, z in flat]
    base = [(x, -0.13, z) for x, z in outline]
    top = [(x, -0.13 - height, z) for x, z in ridge]
    sides = [(i, (i + 1) % 4, (i + 1) % 4 + 4, i + 4) for i in range(4)]
    return round_edges(mesh(base + top, [*sides, (4, 5, 6, 7)], metal, False), 0.012)
