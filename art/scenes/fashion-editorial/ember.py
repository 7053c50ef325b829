"""Ember: red silk in long swells, glowing where a low orange light grazes its ridges, burgundy in the hollows."""

from math import sin

from editorial import begin
from mathutils import Vector, noise
from studio.cameras import camera
from studio.lights import area
from studio.materials import principled
from studio.shapes import surface


def build(shot):
    begin(0.0)
    silk = principled("#8f0f08", 0.36, sheen=0.4, specular=0.35, anisotropic=0.5)
    surface(swell, silk, 320, 420)
    area((-7, 4.5, 2.5), (0, 0, 0.2), 1.4, 900, "#ff7a3c")
    area((6, 6, 3.2), (0.5, 1, 0.2), 1.4, 260, "#ff3a2a")
    area((-4, -7, 7), (0, 0, 0), 3, 40, "#ffd2b4")
    camera((0.4, -9.5, 7.2), (0, -0.4, 0), 66)


def swell(u, v):
    x, y = (u - 0.5) * 16, (v - 0.35) * 22
    warp = 1.5 * noise.noise(Vector((0.22 * x, 0.16 * y, 3))) + 0.35 * noise.noise(Vector((0.6 * x, 0.35 * y, 8)))
    across = 0.62 * x + 0.34 * y
    phase = 1.35 * across + 2.6 * warp
    crest = sin(phase + 0.45 * sin(phase))
    fine = 0.13 * sin(3.1 * phase + 1.5 * noise.noise(Vector((0.5 * x, 0.5 * y, 1)))) + 0.05 * sin(6.3 * phase + y)
    height = 0.85 * crest * (0.7 + 0.6 * noise.noise(Vector((0.25 * x, 0.3 * y, 12)))) + 0.4 * fine
    return x + 0.3 * sin(phase + 1.2), y + 0.1 * sin(phase), height
