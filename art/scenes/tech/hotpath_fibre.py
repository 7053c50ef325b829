"""A bundle of glass fibers opens as it crosses the dark; one of them carries the light."""

import random
from math import cos, pi, sin, sqrt

from studio.cameras import camera
from studio.lights import area, point, strips
from studio.materials import emission, principled
from studio.shapes import decorative, sphere, tube
from studio.stage import clamp_fireflies, reset

GREEN = "#22ff78"
STRANDS = 240
HOT = 22


def build(shot):
    reset(exposure=0.15, contrast="High Contrast")
    clamp_fireflies(2)
    strips(0.05, "#d7ffe6", "#020403", behind="#010302")
    glass = [principled(colour, 0.28, specular=0.6, emission=GREEN, emission_strength=glow) for colour, glow in (("#06170e", 0.003), ("#0d2c1b", 0.008), ("#1c5236", 0.02))]
    tips = [emission(GREEN, strength) for strength in (0.4, 1.2, 3.0)]
    lit = emission("#4dff9a", 5)
    for index in range(STRANDS):
        is_hot = index == HOT
        strand(index, lit if is_hot else glass[index % 7 % 3], emission("#d8ffe4", 40) if is_hot else tips[index % 5 % 3], is_hot)
    area((-4, 5, 5), (0, 0, 0), 3, 500, "#d8ffe8")
    area((5, 3, -4), (1, 0, 0), 2, 200, GREEN)
    camera((0.2, -8.6, 1.2), (0.2, 0, -0.55), 56, aperture=0.4, focus=(1.4, -0.75, 0.0))


def strand(index, material, tip, is_hot):
    """One fiber from the bundle at the left to where it ends, set as sunflower seeds are."""
    turn = index * pi * (3 - sqrt(5))
    share = sqrt((index + 0.5) / STRANDS)
    y, z = cos(turn) * share, sin(turn) * share
    if is_hot:
        y, z, share = -0.42, 0.1, 0.4
    end = 0.7 - 1.7 * share ** 2 + random.gauss(0, 0.5)
    if is_hot:
        end = 1.55
    sway = random.gauss(0, 0.05)
    points = []
    for step in range(9):
        t = step / 8
        x = -10 + (end + 10) * t
        open_ = 0.3 + 1.75 * t ** 3.4
        rise = -0.9 + 1.3 * t + 0.28 * sin(t * 5.2) - 0.5 * t ** 4 * share
        points.append((x, y * open_ * 1.05 + sway * t, z * open_ + rise + random.gauss(0, 0.02) * t))
    radius = 0.02
    decorative(tube(points, radius * (1.15 if is_hot else 1), material, resolution=3))
    last = points[-1]
    decorative(sphere(last, radius * (2.4 if is_hot else 1.25), tip))
    if is_hot:
        point((last[0], last[1] - 0.1, last[2]), 14, GREEN, 0.05)
