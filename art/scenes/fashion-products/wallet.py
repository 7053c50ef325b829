"""Fold wallet: burgundy calf, standing open like a book, with slanted card slots and a clay lining."""

from math import atan2, cos, hypot, pi, radians, sin

from house import hide, main_camera, slant, still_life, thread
from solids import extruded
from studio.cameras import camera
from studio.materials import brass, paper
from studio.shapes import cylinder, group, round_edges, sphere, torus

long, tall = 1.62, 1.5


def build(shot):
    still_life("bone", depth=2.9)
    outside, inside, waxed = hide("#5a0f1d", 0.48), hide("#98402c", 0.55), thread("#e9c7a0")
    left = panel(outside, inside, waxed, -1) + slots(inside, outside, waxed)
    right = panel(outside, inside, waxed, 1) + pocket(inside, waxed)
    spine = cylinder((0, 0.03, tall / 2), 0.07, tall - 0.02, outside, 0.02)
    halves = [group(left, rotation=(0, 0, radians(20))), group(right, rotation=(0, 0, radians(-38))), spine]
    group(halves, (0.1, 0.3, 0.005), (0, 0, radians(4)))
    if shot.endswith("-detail"):
        camera((1.6, -7.4, 2.5), (-0.7, -0.2, 0.86), 108, aperture=3.5, focus=(-0.7, -0.1, 0.95))
    else:
        main_camera(0.8)


def rounded(x0, x1, z0, z1, radius, rise=0.0):
    """A rectangle with round corners; its upper edge climbs by `rise` from left to right."""
    corners = [(x1 - radius, z0 + radius, -90, 0), (x1 - radius, z1 + rise - radius, 0, 90)]
    corners += [(x0 + radius, z1 - radius, 90, 180), (x0 + radius, z0 + radius, 180, 270)]
    outline = []
    for x, z, start, end in corners:
        for i in range(9):
            turn = radians(start + (end - start) * i / 8)
            outline.append((x + radius * cos(turn), z + radius * sin(turn)))
    return outline


def plate(outline, thickness, material, y):
    return round_edges(extruded(outline, thickness, material, y), thickness * 0.3)


def panel(outside, inside, waxed, side):
    """One cover with its lining, hinged at x = 0."""
    x0, x1 = sorted((side * 0.02, side * long))
    parts = [plate(rounded(x0, x1, 0, tall, 0.12), 0.07, outside, 0.02)]
    parts.append(plate(rounded(x0 + 0.045, x1 - 0.045, 0.045, tall - 0.045, 0.09), 0.04, inside, -0.03))
    return parts + stitched((x0 + 0.09, tall - 0.09), (x1 - 0.09, tall - 0.09), -0.052, waxed)


def stitched(start, end, y, waxed, gap=0.042):
    """A seam from one (x, z) to another."""
    dx, dz = end[0] - start[0], end[1] - start[1]
    count = round(hypot(dx, dz) / gap)
    lean = (0, -atan2(dz, dx), 0)
    return [
        sphere((start[0] + dx * i / count, y, start[1] + dz * i / count), 0.0075, waxed, (2, 0.8, 1), lean, 8)
        for i in range(count + 1)
    ]


def slots(inside, outside, waxed):
    """Three card slots whose mouths climb by 12 degrees, two cards in them."""
    x0, x1 = -long + 0.045, -0.06
    rise = slant * (x1 - x0)
    parts = [plate(rounded(x0 + 0.1, x1 - 0.1, 0.6, 1.06, 0.05, rise * 0.9), 0.018, paper("#efe4d2"), -0.062)]
    parts.append(plate(rounded(x0 + 0.1, x1 - 0.1, 0.4, 0.75, 0.05, rise * 0.9), 0.018, brass(0.3), -0.094))
    for i, top in enumerate((0.9, 0.62, 0.34)):
        y = -0.078 - 0.03 * i
        parts.append(plate(rounded(x0, x1, 0.045, top, 0.06, rise), 0.026, outside if i == 1 else inside, y))
        parts += stitched((x0 + 0.07, top - 0.06), (x1 - 0.07, top + rise - 0.08), y - 0.015, waxed)
    return parts


def pocket(inside, waxed):
    """A deep pocket for notes with a brass snap."""
    x0, x1, top = 0.06, long - 0.045, 1.02
    rise = -slant * (x1 - x0)
    parts = [plate(rounded(x0, x1, 0.045, top, 0.06, rise), 0.03, inside, -0.066)]
    parts += stitched((x0 + 0.07, top - 0.08), (x1 - 0.07, top + rise - 0.06), -0.083, waxed)
    parts.append(cylinder((x1 - 0.24, -0.085, 0.42), 0.085, 0.035, brass(0.16), 0.012, (pi / 2, 0, 0), 48))
    parts.append(torus((x1 - 0.24, -0.1, 0.42), 0.055, 0.012, brass(0.16), (pi / 2, 0, 0), 48, 12))
    return parts
