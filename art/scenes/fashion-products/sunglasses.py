"""Slant: tortoise acetate sunglasses, one lens upright and one leaning by the house's angle, open on a bone plinth."""

from math import copysign, cos, exp, radians, sin

from house import main_camera, slant, still_life
from solids import extruded, smooth_path, strip
from studio.cameras import camera
from studio.materials import gold, mottle, principled, window_glass
from studio.shapes import box, cut, group, round_edges, sphere


def build(shot):
    still_life("bone", depth=3.6)
    group([*front(), *temples()], (0.3, -0.95, 0.01), (radians(-3), 0, radians(17)), 0.92)
    if shot.endswith("-detail"):
        camera((-2.9, -7.6, 2.2), (-0.62, -1.1, 0.5), 112, aperture=3.5, focus=(-0.6, -1.3, 0.5))
    else:
        main_camera(0.75)


def lens(side, grow=0.0, start=0, end=360):
    """The contour of a lens in the xz plane; the right one leans. Angles in degrees."""
    points = []
    for i in range(73):
        turn = radians(start + (end - start) * i / 72)
        c, s = cos(turn), sin(turn)
        x, z = copysign(abs(c) ** 0.55, c) * (0.53 + grow), copysign(abs(s) ** 0.55, s) * (0.4 + grow)
        if side > 0:
            x, z = x + z * 2 * slant, z + 0.22 * x
        else:
            x -= 0.1 * z
        tip = 0.12 * exp(-(((turn - radians(165 if side < 0 else 375)) / 0.3) ** 2)) if grow > 0.1 else 0
        points.append((side * (0.72 + tip) + x, 0.56 + z + tip * 0.4))
    return points


def front():
    """The frame with its lenses and rivets."""
    acetate = tortoise()
    outline = lens(-1, 0.115, 38, 352) + lens(1, 0.115, 190, 505)
    plate = extruded(outline, 0.17, acetate)
    for side in (-1, 1):
        hole = extruded(lens(side)[:-1], 0.6, acetate)
        hole.parent = cut(plate, hole)
    round_edges(plate, 0.03, 4)
    tint = window_glass((0.3, 0.12, 0.06), 1.5)
    panes = [extruded(lens(side, 0.03)[:-1], 0.03, tint) for side in (-1, 1)]
    places = ((-1.3, 0.7), (-1.3, 0.78), (1.4, 0.9), (1.4, 0.98))
    rivets = [sphere((x, -0.085, z), 0.026, gold(0.2), (1, 0.5, 1), segments=16) for x, z in places]
    return [plate, *panes, *rivets]


def temples():
    """Two arms that taper, bend behind the ear and touch the plinth with their tips."""
    acetate, parts = tortoise(), []
    for side, high in ((-1, 0.74), (1, 0.92)):
        x = 1.36 * side + 0.03
        ear = [(x * 0.98, 1.7, high - 0.1), (x * 0.95, 2.3, 0.4), (x * 0.92, 2.6, 0.12)]
        path = smooth_path([(x, 0.05, high), (x, 0.8, high), *ear])
        widths = [0.25 - 0.12 * i / (len(path) - 1) for i in range(len(path))]
        parts.append(round_edges(strip(path, widths, 0.08, acetate), 0.025))
        parts.append(box((x * 0.95, 0.12, high), (0.06, 0.14, 0.12), gold(0.2), 0.015))
    return parts


def tortoise():
    acetate = principled("#3a160c", 0.14, clearcoat=1.0, clearcoat_roughness=0.04)
    return mottle(acetate, "#160504", "#8a3a14", 2.6, 4, (0.42, 0.62), distortion=0.8)
