"""Rings spread over still water from one pale stone; a bright sky lies on the far side of every ring."""

from math import cos, exp, hypot

from fog import begin
from standing_stones import stone
from studio.cameras import camera
from studio.lights import area
from studio.materials import principled
from studio.shapes import surface


def build(shot):
    begin(0.25)
    surface(water, principled("#5f7466", 0.045, specular=0.9), 620, 620)
    stone((0, 0, 0.1), 0.46, 0.62, 24, "#e4ddcb", 4)
    stone((3.4, 2.7, 0.0), 0.24, 0.5, 70, "#8f9a8b", 7)
    area((0, 30, 7), (0, 0, 0), 90, 15000, "#fff2da", 9)
    area((-5, -2, 5), (0, 0, 0.3), 1.2, 460, "#ffe6bf").visible_glossy = False
    camera((0.2, -8.6, 5.0), (0.5, 0.9, 0), 52)


def water(u, v):
    """Two rings of waves that meet, and calm between them and the shore."""
    x, y = (u - 0.5) * 26, (v - 0.36) * 26
    return (x, y, ring(x, y, 0, 0, 0.055) + ring(x, y, 3.4, 2.7, 0.02))


def ring(x, y, cx, cy, height):
    reach = hypot(x - cx, y - cy)
    return height * cos(reach * 5.4) * exp(-reach * 0.34) * min(1, reach)
