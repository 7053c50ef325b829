"""The mobility shelf as a pattern, straight from above: rollers lying and standing, lacrosse balls, coiled bands, every
piece on one grid. A low sun from the upper left turns each into a diagonal."""

from math import cos, pi, sin

from ironfield import CHALK, INK, enamel, flood, ring
from mathutils import Vector
from studio.cameras import camera
from studio.materials import bump, principled
from studio.shapes import box, group, lathe, sphere, surface, thicken

CELL = 2.0


def build(shot):
    flood(40, -145, gloss=0.35)
    foam = bump(principled("#141415", 0.8, specular=0.25), 40, 0.3)
    white, black, paint = principled(CHALK, 0.55), principled(INK, 0.5), enamel()
    group(roller(foam, paint), at(0.5, 0), (0, pi / 2, 0))
    group(roller(foam, paint), at(4, 2.5), (pi / 2, 0, 0))
    for place in ((2, 0), (0, 1), (3, 1), (2, 2), (1, 3)):
        ball(at(*place), white)
    for place in ((3, 0), (1, 1), (0, 3), (3, 2)):
        group(standing(foam, black, paint), at(*place, z=0))
    for place in ((4, 0), (0, 2), (3, 3)):
        coil(at(*place, z=0), principled("#19191a", 0.6))
    for place in ((2, 1), (2, 3)):
        peanut(at(*place), black)
    for place in ((1, 2), (4, 1)):
        loop(at(*place), principled(CHALK, 0.6))
    camera((0, -0.001, 50), (0, 0, 0), 169)


def at(column, row, z=0.7):
    return Vector(((column - 2) * CELL, (1.5 - row) * CELL, z))


def roller(foam, paint):
    """A grid roller along z: long and short pads in bands around a hollow core."""
    parts = [lathe([(0.42, -1.55), (0.62, -1.55), (0.62, 1.55), (0.42, 1.55), (0.42, -1.55)], foam)]
    for row in range(8):
        z = -1.32 + row * 0.377
        count = 10 if row % 3 else 5
        for i in range(count):
            turn = 2 * pi * (i + 0.5 * (row % 2)) / count
            wide = 2 * pi * 0.66 / count - 0.1
            parts.append(pad(turn, z, wide / 0.66, 0.3, foam))
    for end in (-1.56, 1.56):
        parts.append(ring(paint, 0.4, 0.5, end - 0.03, end + 0.03))
    return parts


def pad(turn, z, spread, high, foam):
    made = surface(lambda u, v: (0.68 * cos(turn + (u - 0.5) * spread), 0.68 * sin(turn + (u - 0.5) * spread), z + (v - 0.5) * high), foam, 8, 2)
    thicken(made, 0.08)
    bevel = made.modifiers.new("bevel", "BEVEL")
    bevel.width, bevel.segments = 0.02, 2
    return made


def standing(foam, black, paint):
    """A short roller on its end: ring in ring."""
    parts = [ring(foam, 0.4, 0.7, 0, 1.2, 0.05), ring(paint, 0.33, 0.42, 0, 1.23, 0.02)]
    for i in range(12):
        turn = 2 * pi * i / 12
        parts.append(box((0.7 * cos(turn), 0.7 * sin(turn), 0.58), (0.09, 0.24, 1.08), foam, 0.03, (0, 0, turn)))
    return parts


def ball(place, material):
    sphere((place.x, place.y, 0.52), 0.52, bump(material, 60, 0.08))


def coil(place, latex):
    """A flat band rolled up on its edge."""

    def point(u, v):
        turn = u * 2 * pi * 5.2
        radius = 0.16 + 0.55 * u
        return (place.x + radius * cos(turn), place.y + radius * sin(turn), 0.02 + 0.62 * v)

    thicken(surface(point, latex, 420, 2), 0.055, 0)


def peanut(place, material):
    """Two balls grown into one, on the diagonal."""
    profile = [(0, -0.86)]
    for i in range(1, 40):
        z = -0.86 + 1.72 * i / 40
        near = abs(abs(z) - 0.42)
        radius = max(0.0, 0.44**2 - near**2) ** 0.5
        profile.append((max(radius, 0.27 if abs(z) < 0.42 else 0.0), z))
    profile.append((0, 0.86))
    group([lathe(profile, material)], (place.x, place.y, 0.44), (pi / 2, 0, pi / 4))


def loop(place, latex):
    """A resistance loop standing on its edge."""

    def point(u, v):
        turn = 2 * pi * u
        radius = 0.62
        return (place.x + radius * cos(turn), place.y + radius * sin(turn), 0.02 + 0.42 * v)

    thicken(surface(point, latex, 160, 2), 0.06, 0)
