"""Masking tape coming off a wall, and the edge it leaves: plum above, white below, not one bleed."""

from math import cos, pi, radians, sin

from studio.cameras import camera
from studio.lights import area
from studio.materials import bump, paper, plaster, principled
from studio.shapes import box, surface, thicken
from studio.stage import bounces, reset


def build(shot):
    reset(exposure=0.1)
    bounces(diffuse=3)
    box((0, 0, -0.5), (30, 30, 1), bump(plaster("#ece5da"), 30, 0.1, 0.01))
    box((0, 5.42, 0.0), (30, 10, 0.02), bump(principled("#231a47", 0.85, specular=0.2), 60, 0.2, 0.008), 0.006)
    tape = bump(paper("#e3b95c"), 90, 0.25, 0.006, detail=3)
    width, start, radius = 0.95, -0.6, 0.85

    def strip(u, v):
        along, across = (u - 0.45) * 14, (v - 0.5) * width
        if along < 0:
            return (start + along * -1, across, 0.022)
        turn = min(along / radius, pi * 0.93)
        rest = max(0, along - radius * pi * 0.93)
        x = start - sin(turn) * radius + rest * cos(pi - turn) * 0.98
        z = 0.022 + radius * (1 - cos(turn)) + rest * sin(pi - turn)
        return (x, across + 0.10 * along + 0.012 * along * along, z)

    made = surface(strip, tape, 260, 14)
    thicken(made, 0.012)
    area((-5, 4, 5), (0, 0, 0), 2.2, 1700, "#fff0dc")
    area((5, -5, 4), (0, 0, 0), 4, 600, "#e6e8ff")
    camera((0.6, -4.6, 7.6), (0.5, 0.15, 0.3), 62, aperture=5.6, focus=(0.2, 0, 0.3))
