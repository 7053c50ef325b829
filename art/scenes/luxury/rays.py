"""A collar of tapering gold rays with yellow diamonds, laid like a sun on an upright disc of dark stone."""

from math import cos, exp, pi, radians, sin

from cuts import faceted, pear
from jewels import beads, bezel, chain, jump_ring, smooth
from mathutils import Vector
from studio.cameras import camera
from studio.lights import area
from studio.materials import gem, gold
from studio.shapes import box, copy, cylinder, group, mesh, round_edges, torus, tube
from vitrine import WARM, black_stone, edge, key, sparkle, vitrine

collar = 0.74  # radius that the rays hang from
rays = 45
opening = radians(58)


def build(shot):
    vitrine(strength=3.2, scale=3.0, fire=1.3)
    lean = (radians(-16), 0, radians(-9))
    group(disc() + necklace(), (0, 0, 0), lean)
    target = Vector((0, 0, -0.1))
    key(target, 620, 26, (-3.9, -3.6, 5.6))
    sparkle(target, 40, towards=(-0.4, -0.8, 0.5))
    for place, power, size in (((-4.5, -6, 3.4), 220, 2.2), ((4.6, -6.0, -1.6), 120, 1.8)):  # what the facets mirror
        area(place, target, size, power, WARM).visible_diffuse = False
    edge((3.6, 1.2, 1.5), target, 46)
    edge((-1.0, 2.4, 4.2), (0, 0, 1.2), 70, 3.2)
    camera((0.5, -10.4, 0.9), (0, 0, -0.16), 86, aperture=3.6, focus=(0, -0.3, -0.5))


def disc():
    """The stone stands on its edge, a hair of gold around its rim."""
    upright = (pi / 2, 0, 0)
    stone = cylinder((0, 0.3, 0), 1.4, 0.3, black_stone(0.5, "#070405", "#1c1217", specular=0.06), 0.03, upright, sides=200)
    rim = torus((0, 0.165, 0), 1.386, 0.007, gold(0.14), upright, segments=220, rings=10)
    return [stone, rim]


def place(reach, turn, lift=0.0):
    """A point of the disc's face; `turn` runs from the lowest point."""
    return Vector((reach * sin(turn), 0.13 - lift, -reach * cos(turn)))


def necklace():
    metal, yellow = gold(0.16), gem("#ffea94", 1.95)
    parts = []
    span = 2 * (pi - opening / 2)
    drop = faceted(0.075, yellow, pear)
    cup = bezel(pear, 0.075, metal, height=0.5, wall=0.16)
    drop.hide_render = cup.hide_render = True
    for i in range(rays):
        turn = (i / (rays - 1) - 0.5) * span
        bell = exp(-((turn / 1.15) ** 2))
        length = 0.3 + 0.56 * bell + (0.13 if i % 2 == 0 else -0.02) * (0.35 + 0.65 * bell)
        width = 0.088 + 0.014 * bell
        parts.append(ray(turn, length, width, metal))
        if i % 2 == 0:
            at = place(collar + length + 0.152, turn, 0.06)
            for made in (copy(drop, at), copy(cup, at)):
                made.hide_render = False
                made.rotation_euler = (pi / 2, turn, 0)
                parts.append(made)
            parts.append(jump_ring(place(collar + length + 0.012, turn, 0.05), 0.022, 0.007, metal, (pi / 2, 0, 0)))
        parts.append(jump_ring(place(collar + 0.012, turn, 0.055), 0.04, 0.011, metal, (0, turn + pi / 2, 0)))
    parts.append(arc(collar, 0.02, span, metal))
    parts.append(beads([place(collar - 0.028, t / 110 * span / 2, 0.06) for t in range(-110, 111)], 0.012, metal))
    parts += clasp(span, metal, yellow)
    return parts


def arc(reach, thickness, span, metal):
    return tube([place(reach, t / 60 * span / 2 * 1.015, 0.05) for t in range(-60, 61)], thickness, metal)


def ray(turn, length, width, metal):
    """A long rhomb with a ridge: two facets that the light tells apart."""
    out, side = Vector((sin(turn), 0, -cos(turn))), Vector((cos(turn), 0, sin(turn)))
    base = place(collar + 0.02, turn, 0.0)
    outline = [(0, 0.3), (0.72, 1.0), (1, 0.05), (1, -0.05), (0.72, -1.0), (0, -0.3)]
    low = [base + out * (u * length) + side * (v * width / 2) for u, v in outline]
    rim = [point + Vector((0, -0.03, 0)) for point in low]
    ridge = [base + out * (u * length) + Vector((0, -h, 0)) for u, h in ((0.0, 0.045), (0.72, 0.064), (1.0, 0.036))]
    vertices = low + rim + ridge
    faces = [(i, (i + 1) % 6, 6 + (i + 1) % 6, 6 + i) for i in range(6)]
    faces += [(6, 7, 13, 12), (7, 8, 14, 13), (8, 9, 14), (9, 10, 13, 14), (10, 11, 12, 13), (11, 6, 12), (5, 4, 3, 2, 1, 0)]
    return round_edges(mesh(vertices, faces, metal, False), 0.004, 2)


def clasp(span, metal, yellow):
    """The open ends: short chains to a box clasp with one stone."""
    parts = []
    ends = [place(collar, side * span / 2 * 1.012, 0.05) for side in (-1, 1)]
    top = Vector((0, 0.05, collar + 0.05))
    for end, side in zip(ends, (-1, 1)):
        stop = top + Vector((side * 0.1, 0, 0))
        middle = (end + stop) / 2 + Vector((0, 0, 0.015))
        parts += chain(smooth([end, middle, stop]), 0.075, 0.011, metal)
        parts.append(jump_ring(stop, 0.03, 0.01, metal, (pi / 2, 0, 0)))
    parts.append(box(top, (0.17, 0.07, 0.1), metal, 0.02))
    stone = faceted(0.04, yellow)
    stone.location, stone.rotation_euler = top + Vector((0, -0.045, 0)), (pi / 2, 0, 0)
    return [*parts, stone]
