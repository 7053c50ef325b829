"""Bias: three cloths, bone, terracotta and burgundy, fall diagonally across each other from one point beyond the upper
right corner. Raking light from the upper left; the cloth fills the frame."""

from math import cos, pi, radians, sin

from editorial import begin, satin
from mathutils import Vector, noise
from studio.cameras import camera
from studio.lights import area
from studio.shapes import surface, thicken

pin = (2.9, 4.6)


def build(shot):
    begin(0.2)
    for colour, start, end, folds, nearness, seed in (
        ("#e2cfb4", 20, 92, 11, 0.0, 2.0),
        ("#a8432a", -12, 49, 11, 0.75, 6.0),
        ("#560d1c", -14, 25, 9, 1.5, 9.0),
    ):
        thicken(surface(fan(start, end, folds, nearness, seed), satin(colour, 0.58), 300, 110), 0.02)
    area((-7, -3.2, 4.5), (0, 0, 0), 1.6, 1250, "#fff0e0")
    area((5, -8, -1), (0, 0, 0), 5, 120, "#ffe8dc")
    camera((0, -11, 0), (0, 0, 0), 66)


def fan(start, end, folds, nearness, seed):
    def point(u, v):
        reach = 1.2 + 9.5 * v
        warp = noise.noise(Vector((2.6 * u + seed, 0.9 * v, seed))) + 0.25 * noise.noise(Vector((5 * u, 3 * v, seed)))
        turn = radians(start + (end - start) * u + 2.2 * sin(5 * v + seed + 3 * u) * v)
        phase = 2 * pi * (folds * u + 0.75 * warp)
        depth = 0.035 * reach * (0.9 + 0.7 * noise.noise(Vector((3 * u, 1.2 * v, seed + 7))))
        wave = sin(phase) + 0.34 * sin(2 * phase + 3 * v) + 0.2 * sin(0.5 * phase + 1)
        out = nearness + depth * wave + 0.1 * noise.noise(Vector((1.5 * u, 2 * v, seed)))
        slip = 0.6 * depth * cos(phase)
        sag = 0.5 * (v * (1 - v)) * sin(2 * pi * u + seed) * 0.4
        x = pin[0] - reach * sin(turn) + slip * cos(turn)
        return x, -out, pin[1] - reach * cos(turn) - slip * sin(turn) - sag

    return point
