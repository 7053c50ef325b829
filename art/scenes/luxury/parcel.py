"""Nine loose stones of different cuts in the fold of a parcel paper, under one hard lamp."""

from math import radians

from cuts import BRILLIANT, CUSHION, cushion, faceted, marquise, oval, pear, rest, step_cut, trillion
from mathutils import Vector, noise
from studio.cameras import camera
from studio.materials import glass, paper, principled
from studio.shapes import lathe, plane, surface, thicken
from vitrine import black_stone, edge, key, sparkle, vitrine


def build(shot):
    vitrine(strength=3.4, scale=3.2, fire=1.0)
    plane(black_stone(0.6, specular=0.02), z=-0.03)
    sheet()
    stones()
    target = Vector((0, 0, 0.1))
    key(target, 1700, 25, (-3.4, -1.2, 6.2), 0.7)
    sparkle(target, 34, towards=(-0.2, -0.6, 0.75))
    edge((3.4, 2.8, 1.6), target, 40, 3)
    camera((0.6, -6.6, 5.6), (0.02, 0.06, 0.1), 84, aperture=3.2, focus=(0, -0.2, 0.2))


def sheet():
    """A square folded in thirds and opened again: the flaps still rise along their creases."""

    def rise(distance, edge_at, slope):
        return max(0, distance - edge_at) * slope

    def point(u, v):
        x, y = (u - 0.5) * 4.3, (v - 0.5) * 4.1
        z = rise(-x, 1.12, 0.62) + rise(x, 1.12, 0.5) + rise(y, 0.95, 0.75) + rise(-y, 1.0, 0.1)
        crease = 0.03 * max(0, 1 - abs(x) / 0.05) * (y > -2) + 0.014 * max(0, 1 - abs(y + 0.02) / 0.05)
        crinkle = 0.022 * noise.noise((x * 1.4, y * 1.4, 3)) + 0.006 * noise.noise((x * 6, y * 6, 5))
        squeeze = 1 - 0.1 * max(0, abs(x) - 1.12)
        return x * squeeze, y - 0.1 * max(0, y - 0.95), z + (crinkle - 0.4 * crease) * min(1, 0.3 + abs(x))

    made = surface(point, paper("#d9c9b4", 0.8), 150, 150)
    made.rotation_euler.z = radians(13)
    return thicken(made, 0.012, -1)


def stone(colour, ior=1.85):
    """Cut stone whose shadow is coloured by the light that passes."""
    return glass(colour, ior, 0, 0.55)


def stones():
    clear, lean = stone("#f6fbff", 2.0), radians(46)
    rest(faceted(0.4, clear), -0.12, -0.02, lean, radians(18))
    rest(faceted(0.36, stone("#ff3050"), cushion, CUSHION), 0.7, 0.3, radians(40), radians(-40))
    rest(step_cut(0.56, 0.76, stone("#93f2c8", 1.7), height=0.54), -0.92, 0.36, radians(44), radians(48))
    rest(faceted(0.26, stone("#fff0a0"), pear), 0.2, -0.66, radians(42), radians(-24))
    rest(faceted(0.27, stone("#a6b8ff", 1.8), oval, CUSHION), -0.72, -0.52, radians(40), radians(20))
    rest(faceted(0.25, stone("#ffdfd2"), marquise), 0.86, -0.36, radians(38), radians(-62))
    rest(faceted(0.26, stone("#d8b4ff", 1.8), trillion), 0.18, 0.74, radians(44), radians(10))
    moonstone(0.26, (-0.42, 0.98))
    for x, y, turn in ((0.52, -0.02, 40), (-0.22, -0.86, 150), (-0.98, -0.06, 260), (0.62, -0.84, 80)):
        rest(faceted(0.1, clear, rings=BRILLIANT), x, y, lean, radians(turn))


def moonstone(radius, place):
    """A cabochon: polished dome, flat below."""
    dome = [(0, 0.62), (0.2, 0.6), (0.45, 0.52), (0.7, 0.37), (0.88, 0.2), (0.97, 0.08), (0.98, 0.04), (0.94, 0), (0, 0)]
    milk = principled("#b9b4c4", 0.05, subsurface=0.4, subsurface_color="#cfd4ff", clearcoat=1.0, clearcoat_roughness=0.02)
    made = lathe([(r * radius, z * radius) for r, z in dome], milk, (*place, 0.012), 96)
    made.scale = (1.25, 1, 1)
    made.rotation_euler = (0, 0, radians(30))
