"""Three pairs of shoes on the plinth: a leather mule and a strapped sandal on block soles, a clog on a wooden wedge."""

from dataclasses import dataclass
from math import cos, pi, radians, sin
from typing import Callable

from house import hide, main_camera, still_life, thread
from mathutils import Vector
from stitching import saddle_stitch
from studio.cameras import camera
from studio.materials import brass, rubber, wood
from studio.shapes import group, mesh, sphere, surface, thicken, tube
from wardrobe import profile


@dataclass
class Last:
    """A foot's form: half its width along the length, its square toe and where the foot stands, heel at x = 0."""

    top: Callable
    bottom: Callable = lambda x: 0.0
    length: float = 2.4
    square: float = 3.4
    width: Callable = profile((0, 0.36), (0.5, 0.37), (1.0, 0.35), (1.75, 0.46), (2.4, 0.43))
    bend: Callable = profile((0, 0.0), (0.8, 0.03), (1.6, 0.0), (2.4, -0.07))

    def half(self, x, inset=0.0):
        reach = self.length / 2 - inset
        away = min(1, abs(x - self.length / 2) / reach)
        return (self.width(x) - inset) * (1 - away**self.square) ** (1 / self.square)

    def outline(self, inset=0.0, count=120):
        points = []
        for i in range(count):
            turn = 2 * pi * (i + 0.5) / count
            c, s = cos(turn), sin(turn)
            x = self.length / 2 + (self.length / 2 - inset) * (1 if c > 0 else -1) * abs(c) ** (2 / self.square)
            y = (self.width(x) - inset) * (1 if s > 0 else -1) * abs(s) ** (2 / self.square)
            points.append((x, y + self.bend(x)))
        return points


def build(shot):
    name, _, part = shot.partition("-detail")
    draw, ground, close = pairs[name]
    still_life(ground, width=3.7, depth=3.3)
    for location, turn, side in (((1.1, -0.82, 0), 184, 1), ((1.3, 1.35, 0), 213, -1)):
        foot = group(draw(), location, (0, 0, radians(turn)))
        foot.scale = 0.97, 0.97 * side, 0.97
    if shot == name:
        main_camera(0.75)
    else:
        place, target = close
        camera(place, target, 105, aperture=4)


def layer(last, material, low, high, inset=0.0, round_=0.03):
    """A sole between two heights (functions of x), its edges rounded."""
    vertices, faces, count = [], [], 120
    third = round_ * 0.3
    rings = [(low, round_, 0), (low, third, third), (low, 0, round_)]
    rings += [(high, 0, -round_), (high, third, -third), (high, round_, 0)]
    for border, smaller, height in rings:
        vertices += [(x, y, border(x) + height) for x, y in last.outline(inset + smaller)]
    for k in range(len(rings) - 1):
        for i in range(count):
            j = (i + 1) % count
            faces.append((k * count + i, k * count + j, (k + 1) * count + j, (k + 1) * count + i))
    last_ring = (len(rings) - 1) * count
    for i in range(count // 2 - 1):
        a, b, c, d = i, i + 1, count - 2 - i, count - 1 - i
        faces.append((d, c, b, a))
        faces.append((last_ring + a, last_ring + b, last_ring + c, last_ring + d))
    made = mesh(vertices, faces, material)
    made.data.use_auto_smooth = True
    return made


def over_foot(last, x, turn, height, inset=0.03, fullness=2.6):
    """A point of the arch over the foot: `turn` from 0 to 1 from the inner to the outer edge of the sole."""
    angle = pi * turn
    c, s = cos(angle), sin(angle)
    y = last.half(x, inset) * (1 if c > 0 else -1) * abs(c) ** (2 / fullness)
    return Vector((x, y + last.bend(x), last.top(x) - 0.03 + height * s ** (2 / fullness)))


def vamp_point(last, start, end, high, lean=0.0, peak=0.0):
    """The closed front of a mule from its slanting mouth (u = 0) to the toe (u = 1)."""

    def at(u, v):
        mouth = start + lean * (v - 0.5) * 2 + peak * sin(pi * v)
        x = mouth + (end - mouth) * sin(pi / 2 * u)
        away = (x - start) / (end - start)
        slope = max(0.0, 1 - max(0.0, away) ** 2.3 * 0.62)
        height = high * slope * max(0.0, 1 - max(0, (x - end + 0.34) / 0.34) ** 2.6) ** 0.5
        return over_foot(last, x, v, max(0.02, height))

    return at


def vamp(last, calf, lining, waxed, start, high, lean, peak):
    """The upper with a rolled mouth and a seam behind it."""
    at = vamp_point(last, start, last.length - 0.035, high, lean, peak)
    outer = thicken(surface(at, calf, 70, 70), 0.045, 0)
    inner = surface(lambda u, v: at(0.02 + 0.8 * u, v) - Vector((0, 0, 0.03)), lining, 30, 50)
    rim = tube([at(0, i / 40) + Vector((0, 0, 0.004)) for i in range(41)], 0.033, calf)
    parts = [outer, inner, rim]
    seam = [at(0.075, i / 76) for i in range(2, 76)]
    parts.append(saddle_stitch(seam, waxed, lift=lambda p: outward(last, p) * 0.025))
    return parts


def outward(last, place):
    """Away from the foot, roughly."""
    return Vector((0, place.y - last.bend(place.x), 0.8 * (place.z - last.top(place.x)))).normalized()


def slab_mule():
    calf, lining, waxed = hide("#5a0f1d", 0.42), hide("#b98562", 0.6), thread("#d9a074")
    last = Last(top=lambda x: 0.46)
    parts = [layer(last, rubber("#2a090f", 0.6), lambda x: 0.0, lambda x: 0.09, 0.0)]
    parts.append(layer(last, hide("#430a15", 0.5), lambda x: 0.09, lambda x: 0.4, 0.02))
    parts.append(layer(last, lining, lambda x: 0.39, last.top, 0.03))
    parts += vamp(last, calf, lining, waxed, 0.98, 0.62, 0.16, 0.1)
    return parts + welt(last, waxed, 0.4, 0.02)


def welt(last, waxed, height, inset):
    """A saddle stitch around the sole."""
    return [saddle_stitch([Vector((x, y, height - 0.06)) for x, y in last.outline(inset - 0.016, 170)], waxed)]


def slab_sandal():
    calf, waxed = hide("#d8c2a0", 0.5), thread("#9a7448")
    last = Last(top=lambda x: 0.42 + 0.1 * max(0, 1 - x / 1.2) ** 2)
    parts = [layer(last, rubber("#3a1a12", 0.6), lambda x: 0.0, lambda x: 0.1)]
    parts.append(layer(last, hide("#c4a67c", 0.6), lambda x: 0.1, lambda x: last.top(x) - 0.06, 0.02))
    parts.append(layer(last, hide("#8a4a2c", 0.55), lambda x: last.top(x) - 0.08, last.top, 0.04))
    parts += welt(last, waxed, 0.42, 0.02)
    parts += strap(last, calf, waxed, 1.12, 1.86, 0.56, 0.42)
    parts += strap(last, calf, waxed, 1.9, 1.2, 0.61, 0.42)
    return parts + strap_buckle(last, 1.9, 1.2, 0.61)


def strap_line(last, start, end, high, width):
    """A band over the foot from the sole's one edge at `start` to the other at `end`."""

    def at(u, v):
        x = start + (end - start) * u + (v - 0.5) * width
        return over_foot(last, x, u, high * (1 - 0.12 * (x - 1.2)), 0.05, 2.3) - Vector((0, 0, 0.05))

    return at


def strap(last, calf, waxed, start, end, high, width):
    at = strap_line(last, start, end, high, width)
    parts = [thicken(surface(at, calf, 60, 12), 0.05, 0)]
    for v in (0.09, 0.91):
        row = [at(i / 70, v) for i in range(4, 67)]
        parts.append(saddle_stitch(row, waxed, lift=lambda p: outward(last, p) * 0.027))
    return parts


def strap_buckle(last, start, end, high):
    """A brass frame on the outer side, its prong across it."""
    at, metal = strap_line(last, start, end, high, 0.5), brass(0.18)
    corners = [at(u, v) + outward(last, at(u, v)) * 0.05 for u, v in ((0.17, 0), (0.3, 0), (0.3, 1), (0.17, 1))]
    prong = [corners[0].lerp(corners[3], 0.5), corners[1].lerp(corners[2], 0.5)]
    return [tube(corners, 0.024, metal, cyclic=True, curved=False), tube(prong, 0.018, metal, curved=False)]


def wedge_clog():
    calf, lining, waxed = hide("#5a0f1d", 0.42), hide("#b98562", 0.6), thread("#d9a074")
    timber = wood("#6b3d1e", "#c08a52", 1.6, (1, 9, 9), 0.45)
    rise = profile((0, 1.02), (0.4, 0.98), (0.8, 0.82), (1.3, 0.52), (1.7, 0.38), (2.1, 0.35), (2.4, 0.4))
    spring = profile((0, 0.0), (1.5, 0.0), (2.0, 0.02), (2.4, 0.12))
    last = Last(top=rise, bottom=spring)
    parts = [layer(last, rubber("#2b1710", 0.6), spring, lambda x: spring(x) + 0.08)]
    parts.append(layer(last, timber, lambda x: spring(x) + 0.08, rise, 0.005, 0.05))
    parts += vamp(last, calf, lining, waxed, 1.12, 0.62, 0.14, 0.06)
    gold = brass(0.18)
    at = vamp_point(last, 1.12, last.length - 0.035, 0.62, 0.14, 0.06)
    for i in range(20):
        for edge, aside in ((0.045, 0.02), (0.955, -0.02)):
            place = at(0.02 + 0.97 * i / 19, edge) + Vector((0, aside, 0))
            parts.append(sphere(place, 0.024, gold, segments=16))
    return parts


pairs = {
    "slab-mule": (slab_mule, "clay", ((-2.8, -7.4, 2.6), (-0.35, -0.7, 0.5))),
    "slab-sandal": (slab_sandal, "terracotta", ((-2.4, -7.4, 3.0), (-0.1, -0.6, 0.55))),
    "wedge-clog": (wedge_clog, "bone", ((-2.8, -7.4, 2.4), (0.0, -0.6, 0.55))),
}
