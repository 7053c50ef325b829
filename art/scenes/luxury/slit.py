"""A solitaire upright in a slit of black stone. One thin shaft of light falls on it through a slot high on the left."""

from math import cos, radians, sin
from random import uniform

from jewels import beads, crest, head, shank
from mathutils import Vector
from studio.cameras import camera
from studio.materials import brass, emission, gem, gold
from studio.shapes import box, decorative, group, sphere
from vitrine import beam, black_stone, bloom, edge, key, shaft, sparkle, vitrine

turned = radians(-24)
middle = 0.66  # of the ring, above the stone
eye = (0.3, -9.2, 3.7)


def build(shot):
    vitrine(strength=4.0, scale=3.8, fire=5.0)
    group(plinth(), rotation=(0, 0, turned))
    group(ring(), (0, 0, middle), (radians(9), 0, turned))
    gem_at = Vector((0, -0.1, middle + 1.52))
    lamp = gem_at + Vector((-1.7, 0, 5.2))
    beam(lamp, gem_at, 0.09, 5.0, 190, spread=1.5)
    behind = Vector((0, 0.6, 0))
    for width, strength in ((0.16, 0.34), (0.7, 0.035)):
        shaft(lamp + behind, gem_at + 0.42 * (gem_at - lamp) + behind, width, strength)
    bloom(gem_at + Vector((-0.12, 0.7, 0.1)), eye, 0.7, 0.14)
    motes(lamp, gem_at)
    key(gem_at, 260, 12)
    sparkle(gem_at, 26)
    edge((3.4, 2.6, 2.6), gem_at, 70)
    edge((-3.6, 1.5, 1.4), (0, 0, 0.6), 22, 3)
    camera(eye, (0, 0, 1.12), 50, aperture=2.8, focus=(0, -0.2, 1.9), shift=(-0.2, 0.02))


def plinth():
    """Two blocks of black stone, a hair of brass along the lips of the slit between them."""
    stone, hair = black_stone(), brass(0.16)
    parts = []
    for side in (-1, 1):
        deep, gap = 1.2, 0.13
        parts.append(box((0, side * (gap + deep / 2), -1.5), (3.5, deep, 3), stone, 0.02))
        parts.append(box((0, side * (gap - 0.004), -0.012), (3.46, 0.014, 0.03), hair, 0.004))
    parts.append(box((0, 0, -1.8), (3.4, 0.4, 2.4), stone))
    return parts


def ring():
    """A band that swells towards the head; six claws, two rails, milgrain along the shoulders."""
    metal, stone = gold(0.1), gem()
    band = shank(0.93, lambda turn: crest(turn, 0.21, 0.15), lambda turn: crest(turn, 0.13, 0.17), metal)
    crown = group(head(0.5, metal, stone), (0, 0, 1.55))
    grains = []
    for i in range(-32, 33):
        turn = radians(i * 1.5)
        if abs(i) > 5:
            grains += [(1.066 * sin(turn), side * 0.07, 1.066 * cos(turn)) for side in (-1, 1)]
    return [band, crown, beads(grains, 0.012, metal)]


def motes(start, end):
    """Dust that the shaft lights."""
    material = emission("#ffe6c0", 0.5)
    for _ in range(26):
        place = Vector(start).lerp(end, uniform(0.45, 0.98)) + Vector((uniform(-0.07, 0.07), uniform(-0.5, 0.6), uniform(-0.1, 0.1)))
        decorative(sphere(place, uniform(0.003, 0.007), material, segments=8))
