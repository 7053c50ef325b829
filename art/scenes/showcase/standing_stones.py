"""Five river stones balance over raked sand, rings spreading from them; a low candle-warm key."""

from math import cos, exp, radians, sin, sqrt

from mathutils import Vector, noise
from studio.cameras import camera
from studio.lights import area, strips
from studio.materials import bump, mottle, principled
from studio.shapes import sphere, subdivide, surface
from studio.stage import reset


def build(shot):
    reset(exposure=0.2)
    strips(0.35, "#fff4e4", "#6a6a58", behind="#cfcfba")
    sand = bump(mottle(principled("#cbbf9f", 0.95), "#bdb08f", "#d8cdb0", 60), 320, 0.35, 0.01)
    surface(raked, sand, 420, 420)
    pile = [
        ((0, 0, 0.36), 1.05, 0.40, 10, "#5d6358"),
        ((0.06, 0, 1.02), 0.82, 0.40, -14, "#8d9280"),
        ((-0.05, 0, 1.58), 0.62, 0.38, 22, "#b9b49d"),
        ((0.04, 0, 2.03), 0.44, 0.42, -8, "#6f7567"),
        ((0.0, 0, 2.37), 0.27, 0.52, 30, "#d9cfb6"),
    ]
    for index, (location, radius, flatness, turn, colour) in enumerate(pile):
        stone(location, radius, flatness, turn, colour, index)
    stone((2.15, -1.15, 0.2), 0.42, 0.5, 40, "#7b8070", 9)
    area((-5, -3.5, 3.6), (0, 0, 1), 1.6, 900, "#ffe2b8")
    area((5, -4, 4), (0, 0, 1), 5, 120, "#dfe8e0")
    area((2, 5, 5), (0, 0, 1.5), 2, 300, "#ffffff")
    camera((0.4, -10.2, 3.3), (0.25, 0, 1.12), 62, aperture=3.2, focus=(0, -0.6, 1.2))


def raked(u, v):
    """Rings around the pile that fade into straight furrows behind."""
    x, y = (u - 0.5) * 22, (v - 0.4) * 20
    reach = sqrt(x * x + y * y)
    rings = sin(reach * 9.5) * 0.035 * exp(-max(0, reach - 1.6) * 0.22)
    furrows = sin(y * 9.5 + 0.3 * sin(x * 0.6)) * 0.022 * (1 - exp(-max(0, reach - 3.4) * 0.5))
    return (x, y, (rings if reach > 1.1 else 0) + furrows)


def stone(location, radius, flatness, turn, colour, seed):
    shape = sphere(location, radius, bump(mottle(principled(colour, 0.55), "#3d423b", colour, 7, contrast=(0.2, 0.5)), 140, 0.12), (1, 0.86, flatness), (0, 0, radians(turn)), 64)
    for vertex in shape.data.vertices:
        lump = noise.noise(vertex.co.normalized() * 1.3 + Vector((seed * 7.0, 0, 0)))
        vertex.co *= 1 + 0.08 * lump + 0.015 * cos(seed)
    subdivide(shape, 1)
