"""A steel stopwatch hanging on its lanyard before yellow, its hard shadow on the wall: white dial, black hand at five."""

from math import cos, pi, radians, sin

from ironfield import CHALK, FONT, INK, YELLOW, enamel, flood
from mathutils import Vector
from studio.cameras import camera
from studio.materials import bump, metal, principled, window_glass
from studio.shapes import box, cylinder, group, lathe, mesh, round_edges, surface, text, thicken, torus, tube

RADIUS = 1.62


def build(shot):
    wall = flood(40, -38, gloss=0.75, upright=0.62)
    wall.visible_glossy = False
    watch = [*case(), *dial(), *crown()]
    group(watch, (0, 0, 0), (pi / 2, 0, 0))
    lanyard()
    camera((-0.7, -14.5, -0.4), (-0.04, 0, 0.56), 86)


def case():
    """Around z, its face towards +z: a turned body, a knurled bezel, the crystal."""
    steel, bright = metal("#9fa1a3", 0.24), metal("#c4c6c8", 0.12)
    body = [(0, -0.3), (1.3, -0.3), (1.52, -0.22), (RADIUS, -0.04), (RADIUS, 0.06), (1.5, 0.2), (1.42, 0.2), (1.42, 0.12), (0, 0.12)]
    bezel = [(1.36, 0.14), (1.56, 0.14), (1.56, 0.2), (1.5, 0.29), (1.4, 0.3), (1.36, 0.22), (1.36, 0.14)]
    parts = [round_edges(lathe(body, steel, sides=192), 0.02), round_edges(lathe(bezel, bright, sides=192), 0.01)]
    for i in range(90):
        turn = 2 * pi * i / 90
        parts.append(box((1.562 * cos(turn), 1.562 * sin(turn), 0.17), (0.03, 0.06, 0.07), bright, 0.008, (0, 0, turn), 1))
    crystal = [(1.38, 0.24), (1.1, 0.285), (0.6, 0.31), (0, 0.32)]
    glass = lathe(crystal, window_glass())
    glass.visible_shadow = False
    return [*parts, glass]


def dial():
    white, ink, paint = principled(CHALK, 0.5), principled(INK, 0.5), enamel()
    parts = [cylinder((0, 0, 0.13), 1.38, 0.03, white)]
    for i in range(300):
        turn = 2 * pi * i / 300
        five, second = i % 25 == 0, i % 5 == 0
        long = 0.2 if five else 0.13 if second else 0.07
        wide = 0.034 if five else 0.016 if second else 0.007
        middle = 1.33 - long / 2
        parts.append(box((middle * cos(turn), middle * sin(turn), 0.147), (long, wide, 0.004), ink, 0, (0, 0, turn)))
    for i in range(12):
        turn = pi / 2 - 2 * pi * i / 12
        place = (0.95 * cos(turn), 0.95 * sin(turn), 0.148)
        parts.append(text(str(i * 5 or 60), ink, 0.3, 0.002, place, (0, 0, 0), 0, FONT))
    parts.append(text("0.2 SEC", ink, 0.16, 0.002, (0, -0.3, 0.148), (0, 0, 0), 0, FONT))
    parts.append(cylinder((0, 0.38, 0.147), 0.3, 0.006, paint))
    for i in range(30):
        turn = 2 * pi * i / 30
        parts.append(box((0.26 * cos(turn), 0.38 + 0.26 * sin(turn), 0.152), (0.06 if i % 5 == 0 else 0.03, 0.009, 0.004), ink, 0, (0, 0, turn)))
    parts.append(hand(ink, 1.28, 0.3, 0.028, pi / 2 - 2 * pi * 5 / 60, 0.185))
    minutes = hand(ink, 0.22, 0.06, 0.012, radians(35), 0.165)
    minutes.location = (0, 0.38, 0)
    parts.append(minutes)
    parts.append(cylinder((0, 0, 0.19), 0.075, 0.04, ink, 0.012))
    parts.append(cylinder((0, 0, 0.215), 0.035, 0.02, metal("#c4c6c8", 0.15), 0.006))
    return parts


def hand(ink, long, back, half, turn, z):
    along, across = Vector((cos(turn), sin(turn), 0)), Vector((-sin(turn), cos(turn), 0))
    outline = [along * -back + across * half, along * -back - across * half, along * long - across * half * 0.25, along * long + across * half * 0.25]
    made = mesh([tuple(p + Vector((0, 0, z))) for p in outline], [(0, 1, 2, 3)], ink, False)
    return thicken(made, 0.01)


def crown():
    """The ribbed crown and its bow, two pushers beside it."""
    steel, bright = metal("#9fa1a3", 0.24), metal("#c4c6c8", 0.12)
    up = (-pi / 2, 0, 0)
    parts = [cylinder((0, 1.72, 0), 0.2, 0.34, steel, 0.02, up), cylinder((0, 2.06, 0), 0.3, 0.36, bright, 0.05, up)]
    for i in range(28):
        turn = 2 * pi * i / 28
        parts.append(box((0.3 * cos(turn), 2.06, 0.3 * sin(turn)), (0.04, 0.28, 0.035), bright, 0.01, (0, -turn, 0), 1))
    for side in (-1, 1):
        turn = pi / 2 - side * radians(36)
        for reach, radius, high in ((1.68, 0.1, 0.24), (1.86, 0.17, 0.2)):
            place = (reach * cos(turn), reach * sin(turn), 0)
            parts.append(cylinder(place, radius, high, bright, 0.03, (-pi / 2, 0, turn - pi / 2)))
    parts.append(torus((0, 2.42, 0), 0.3, 0.05, steel))
    return parts


def lanyard():
    """Two layers of black webbing from the bow up out of the frame, stitched and clipped."""
    webbing = bump(principled("#121212", 0.75, sheen=0.2, specular=0.3), 30, 0.5, 0.01, pattern="waves")
    for side in (-1, 1):

        def point(u, v, side=side):
            spread = 0.06 + 0.85 * v**1.3
            return (side * spread + (u - 0.5) * 0.3, 0.02 * side, 3.25 + 4.2 * v)

        thicken(surface(point, webbing, 3, 60), 0.03, 0)
    steel = metal("#9fa1a3", 0.22)
    tube([(0, 0, 2.7), (0.14, 0, 2.62), (0.16, 0, 2.45), (0, 0, 2.34), (-0.16, 0, 2.45), (-0.14, 0, 2.62), (0, 0, 2.72)], 0.045, steel)
    cylinder((0, 0, 2.82), 0.09, 0.24, steel, 0.02)
    box((0, 0, 3.1), (0.44, 0.16, 0.42), principled("#101010", 0.5), 0.04)
    for x in (-0.12, 0.12):
        cylinder((x, -0.085, 3.1), 0.04, 0.03, steel, 0.01, (pi / 2, 0, 0))
    tube([(0, -0.09, 3.2), (0, -0.09, 3.0)], 0.012, enamel(YELLOW), curved=False)
