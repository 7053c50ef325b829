"""A set place: the printed menu card on folded linen and a stone plate, brass cutlery, a candle on the left and two
wine glasses on the right that catch it."""

from math import cos, pi, radians, sin
from pathlib import Path

from candlelight import candle, distant_lights
from evening import EMBER, evening, plate, rounded, stoneware
from mathutils import noise
from studio.cameras import camera
from studio.lights import area
from studio.materials import brass, fabric, glass, paper, principled
from studio.shapes import box, group, lathe, mesh, sphere, surface, text, thicken, tube

FONT = Path(__file__).parent / "spectral.ttf"  # a subset of Spectral (SIL Open Font License)
EYE = (0.3, -10.6, 4.9)


def build(shot):
    evening(exposure=0.4)
    runner()
    plate(2.0, stoneware())
    napkin()
    menu_card()
    cutlery()
    candle((-1.95, 2.2, 0), 1.9, 0.38, 110, eye=EYE)
    wine_glass((1.25, 2.5, 0), 0.62)
    wine_glass((2.45, 1.9, 0), 0.0)
    distant_lights(EYE, [(-8.4, 24, 0.05, 0.5, 0.07), (1.2, 27, 0.0, 0.42, 0.06), (8.6, 25, 0.0, 0.5, 0.09)])
    area((-4.6, 2.2, 4.6), (0, 0, 0.3), 1.3, 520, "#ffc58a")
    area((5.2, 4.4, 2.6), (1.6, 2.0, 1.6), 0.7, 300, EMBER, height=3.4)
    area((-0.6, 5.6, 2.8), (1.8, 2.0, 2.0), 0.5, 90, EMBER, height=3.0)
    area((-2.5, -6.0, 6.0), (0, 0, 0.3), 2.0, 330, "#ffd9b0")
    camera(EYE, (0.12, 0.5, 1.02), 63, aperture=2.4, focus=(0, -0.6, 0.4))


def runner():
    """Dark linen under the place, its hem towards us."""

    def point(u, v):
        x, y = (u - 0.5) * 6.2, (v - 0.5) * 16 + 4.4
        return (x, y, 0.02 + 0.02 * noise.noise((x * 0.9, y * 0.5, 0)) + 0.012 * noise.noise((x * 3, y * 0.7, 4)))

    cloth = surface(point, fabric("#0d0e10"), 70, 90)
    thicken(cloth, 0.02)


def napkin():
    """Linen folded in three across the plate."""
    linen = fabric("#4c443d", 0.9)
    for layer in range(3):

        def point(u, v, layer=layer):
            t = (u - 0.5) * 2
            x = t * (0.98 - 0.03 * layer)
            y = (v - 0.5) * 2.9
            soft = 0.03 * noise.noise((x * 1.4, y * 1.1, layer * 3)) * (1 + abs(y))
            edge = -0.04 * abs(t) ** 6
            droop = -0.1 * max(0, abs(y) - 1.2)
            return (x, y, 0.15 + 0.055 * layer + soft * 0.7 + edge + droop)

        sheet = surface(point, linen, 40, 60)
        sheet.rotation_euler = (0, 0, radians(-9))
        thicken(sheet, 0.045)


def menu_card():
    """Laid paper with a crescent, and four courses that every kitchen may name."""
    card = paper("#e9dcc2")
    ink, foil = principled("#1b120c", 0.6), brass(0.25)
    parts = [box((0, 0, 0), (1.36, 1.96, 0.03), card, 0.008)]
    parts.append(crescent((0, 0.62, 0.017), 0.15, foil))
    lines = [("MENU", 0.21, 0.27), ("I", 0.13, -0.03), ("II", 0.13, -0.21), ("III", 0.13, -0.39), ("IV", 0.13, -0.57)]
    for words, size, y in lines:
        line = text(words, ink, size, 0.001, (0, y, 0.0175), (0, 0, 0), 0, FONT)
        line.data.space_character = 1.15
        parts.append(line)
    parts.append(box((0, 0.12, 0.0165), (0.34, 0.008, 0.002), foil))
    parts.append(box((0, -0.76, 0.0165), (0.34, 0.008, 0.002), foil))
    group(parts, (0.02, -0.02, 0.355), (radians(1.5), radians(-1), radians(-6)))


def crescent(centre, size, material):
    """A moon: the part of one disc that a second does not cover."""
    count = 40
    outer = [(cos(t) * size, sin(t) * size) for t in (radians(50) + radians(260) * i / count for i in range(count + 1))]
    inner = [(0.09 * size / 0.15 * 0.62 + cos(t) * size * 0.79, sin(t) * size * 0.97) for t in (radians(310) - radians(260) * i / count for i in range(count + 1))]
    vertices = [(centre[0] + x, centre[1] + y, centre[2]) for x, y in outer + list(reversed(inner))]
    faces = [(i, i + 1, count + 2 + i, count + 1 + i) for i in range(count)]
    return mesh(vertices, faces, material, False)


def cutlery():
    """A knife on the right, a fork on the left, in dull brass."""
    metal = brass(0.24)
    knife(metal, (2.35, -0.25, 0.07), radians(-3))
    fork(metal, (-2.35, -0.25, 0.07), radians(3))


def knife(metal, location, turn):
    def blade(u, v):
        y = -0.1 + 1.75 * u
        width = 0.16 * min(1, (1.06 - u) * 4.5) ** 0.5 * min(1, 0.45 + u * 4)
        return ((v - 0.35) * width, y, 0.012 * sin(pi * v))

    steel_blade = surface(blade, metal, 50, 8)
    thicken(steel_blade, 0.02)
    handle = tube([(0, -1.75, 0.02), (0, -1.2, 0.03), (0, -0.6, 0.02), (0, 0.0, 0.01)], 0.1, metal, [1, 0.9, 0.7, 0.5])
    handle.scale = (1, 1, 0.55)
    end = sphere((0, -1.75, 0.01), 0.1, metal, (1, 1.1, 0.55), segments=32)
    group([steel_blade, handle, end], location, (0, 0, turn))


def fork(metal, location, turn):
    parts = []
    for x in (-0.15, -0.05, 0.05, 0.15):
        tine = tube([(x * 0.8, 0.55, 0.02), (x, 0.8, 0.0), (x, 1.15, 0.02), (x * 0.96, 1.55, 0.12)], 0.034, metal, [1.2, 1.05, 0.9, 0.5])
        parts.append(tine)

    def palm(u, v):
        y = 0.05 + 0.68 * u
        half = 0.045 + 0.145 * min(1, u * 1.5) ** 1.4
        t = (v - 0.5) * 2
        return (t * half, y, 0.02 + 0.05 * t * t * u)

    spoon = surface(palm, metal, 24, 12)
    thicken(spoon, 0.045)
    handle = tube([(0, -1.75, 0.02), (0, -1.2, 0.05), (0, -0.5, 0.06), (0, 0.15, 0.02)], 0.1, metal, [1, 0.85, 0.55, 0.48])
    handle.scale = (1, 1, 0.55)
    end = sphere((0, -1.75, 0.01), 0.1, metal, (1, 1.1, 0.55), segments=32)
    group([*parts, spoon, handle, end], location, (0, 0, turn))


def wine_glass(location, wine):
    """Thin crystal on a drawn stem; `wine` is how high it is filled."""
    base, stem = 1.35, 0.045
    bowl = [(0.05, base), (0.3, base + 0.1), (0.58, base + 0.42), (0.66, base + 0.8), (0.6, base + 1.25), (0.5, base + 1.62)]
    outside = [(0, 0.02), (0.62, 0.02), (0.63, 0.04), (0.3, 0.08), (0.08, 0.16), (stem, 0.4), (stem, base - 0.2), *bowl]
    inside = [(r - 0.022, z + (0.03 if i == 0 else 0.01)) for i, (r, z) in enumerate(bowl)]
    profile = rounded(outside + [(0.49, base + 1.64)] + list(reversed(inside)) + [(0, base + 0.06)])
    lathe(profile, glass("#fbf6ee"), location, 96)
    if wine:
        body = [(0, base + 0.07), (0.27, base + 0.13), (0.545, base + 0.44), (0.61, base + wine), (0.6, base + wine + 0.01), (0, base + wine)]
        lathe(rounded(body), glass("#5a0612", 1.34, 0, 0.5), location, 96)
