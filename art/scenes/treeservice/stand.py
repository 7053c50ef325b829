"""A stand of old trees in the morning: trunks wider than doors, and the light between them."""

import random
from math import cos, pi, sin

from mathutils import Vector, noise
from studio.cameras import camera
from studio.lights import area, sun
from studio.materials import bump, haze, mottle, principled
from studio.shapes import plane, surface
from studio.stage import reset


def build(shot):
    reset("#e6bd6e", 0.75, exposure=0.45, contrast="High Contrast")
    bark = bark_of()
    ground = haze(mottle(principled("#1c2a12", 0.95), "#101a0a", "#4a4a1e", 0.8), "#e6bd6e", 13, 62, 1.0, 0.75)
    plane(bump(ground, 2, 0.6, 0.2), 200, 200)
    near = [(-5.6, -1.0, 1.15), (4.9, 0.6, 0.95), (-1.9, 6.5, 0.85)]
    far = []
    for _ in range(90):
        y = random.uniform(9, 52)
        x = random.uniform(-0.62, 0.62) * (y + 14)
        if abs(x - y * 0.12) > 1.1:
            far.append((x, y, random.uniform(0.35, 0.8)))
    for place in near + far:
        trunk(*place, bark)
    for _ in range(60):
        y = random.uniform(-3, 22)
        fern((random.uniform(-0.55, 0.55) * (y + 12), y), ground)
    sun(16, 205, 5)
    area((6, 30, 14), (0, 4, 2), 10, 5200, "#ffcf8a")
    area((-8, -9, 6), (-3, 0, 3), 5, 260, "#a8c4b0")
    camera((0.2, -11.5, 2.1), (0.5, 6, 3.3), 34)


def bark_of():
    bark = mottle(principled("#20150d", 0.95), "#0c0805", "#3a2a1a", 3, stretch=(1, 1, 0.12))
    return haze(bump(bark, 7, 0.9, 0.12), "#e6bd6e", 11, 60, 1.0, 0.75)


def trunk(x, y, radius, bark):
    seed = random.uniform(0, 90)
    lean = random.uniform(-0.02, 0.02)

    def point(u, v):
        a, z = 2 * pi * u, 42 * v ** 2
        flare = 1 + 0.75 * (1 - min(1, z / 2.2)) ** 3 * (0.75 + 0.25 * cos(5 * a + seed))
        ridge = 0.11 * noise.noise(Vector((cos(a) * 4.5, sin(a) * 4.5, z * 0.15 + seed)))
        r = radius * (flare * (1 - 0.012 * z) + ridge)
        return (x + lean * z + r * cos(a), y + r * sin(a), z)

    surface(point, bark, 72, 48)


def fern(place, material):
    """A tuft: blades that bow outward from one point."""
    x, y = place
    size = random.uniform(0.35, 0.8)
    turn = random.uniform(0, pi)
    for i in range(7):
        a = turn + i * 2 * pi / 7

        def blade(u, v, a=a):
            out, side = size * v, (u - 0.5) * 0.16 * size * (1 - v)
            z = size * (0.9 * v - 0.75 * v * v)
            return (x + out * cos(a) - side * sin(a), y + out * sin(a) + side * cos(a), z)

        surface(blade, material, 2, 8)
