"""Bias scarf: striped silk, folded three times on a terracotta plinth, its last layer falling over the front edge."""

from math import exp, pi, sin

from cloth import sheet, striped_silk
from house import main_camera, still_life
from mathutils import Vector, noise
from solids import smooth_path
from studio.cameras import camera
from studio.shapes import subdivide, thicken

width = 2.3
front, back = -1.15, 0.75  # the plinth's front edge, the folds at the back


def build(shot):
    still_life("terracotta")
    bone, burgundy, apricot = "#dcc6a8", "#5a0f1d", "#d98a5e"
    bands = [(0.34, bone), (0.08, burgundy), (0.1, bone), (0.26, burgundy), (0.07, apricot), (0.15, burgundy)]
    silk = striped_silk(bands, 3.2, 0.9)
    way = fold_path()
    made = subdivide(thicken(sheet(lambda u, v: point(way, u, v), silk, 90, 220), 0.018, 0), 1)
    made.location = 0.1, -0.02, 0
    if shot.endswith("-detail"):
        camera((-3.2, -7.2, 3.4), (-0.35, -1.1, 0.0), 100, aperture=3.5, focus=(-0.3, -1.2, 0.1))
    else:
        main_camera(0.45)


def fold_path():
    """The middle line in (y, z): three layers on the plinth, then over its edge and down."""
    backward = [(front + 0.5, 0.02), (0, 0.02), (back - 0.1, 0.025), (back, 0.095)]
    forward = [(back - 0.1, 0.17), (0, 0.17), (front + 0.5, 0.17), (front + 0.3, 0.18), (front + 0.2, 0.25)]
    again = [(front + 0.3, 0.325), (front + 0.5, 0.32), (0, 0.32), (back - 0.14, 0.32), (back - 0.04, 0.395)]
    over = [(back - 0.14, 0.47), (0, 0.47), (front + 0.4, 0.465), (front + 0.16, 0.44), (front + 0.03, 0.3)]
    down = [(front - 0.08, 0.06), (front - 0.09, -0.3), (front - 0.09, -0.8), (front - 0.09, -1.3)]
    dense = smooth_path(backward + forward + again + over + down, 24)
    lengths = [0.0]
    for a, b in zip(dense, dense[1:]):
        lengths.append(lengths[-1] + (b - a).length)
    even, k = [], 0
    for i in range(221):
        goal = lengths[-1] * i / 220
        while lengths[k + 1] < goal and k < len(dense) - 2:
            k += 1
        even.append(dense[k].lerp(dense[k + 1], (goal - lengths[k]) / (lengths[k + 1] - lengths[k])))
    return even


def point(way, u, v):
    """One point of the cloth: v along the fold path, u across it; the hanging end ripples and draws in."""
    y, z = way[round(v * 220)]
    fall = min(1, max(0, (0.25 - z) / 1.3)) if v > 0.8 else 0
    x = (u - 0.5) * width * (1 - 0.24 * fall**0.7)
    skew = 0.16 * sin(9 * v) * (1 - fall)
    ripple = 0.2 * fall**0.7 * sin(13 * (u + 0.12 * fall) + 0.6) + 0.05 * fall * sin(29 * u + 2)
    soft = 0.07 * noise.noise(Vector((2.2 * x, 1.8 * y, 6 * v)))
    edge = 0.04 * exp(-(((abs(u - 0.5) - 0.5) / 0.07) ** 2)) * noise.noise(Vector((0, 2.5 * y, 9 * v)))
    drop = 0.1 * sin(pi * u) * fall - 0.16 * u * fall
    return (
        x + skew + 0.02 * noise.noise(Vector((3 * v, 7, 0))),
        y - abs(ripple) * 0.6 - ripple * 0.4 - 0.02 * fall,
        z + soft * (1 - fall) * min(1, z * 4) + edge + drop,
    )
