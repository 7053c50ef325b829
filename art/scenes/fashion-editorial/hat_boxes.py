"""Look 6: four hat boxes in the house's colours, each set a little further right than the last, tied with ribbon, on
burgundy; leaning window light."""

from math import cos, pi, radians, sin

from editorial import fills, rim, room, satin
from house import window_light
from studio.cameras import camera
from studio.materials import paper
from studio.shapes import box, cylinder, group, lathe, surface, thicken, torus


def build(shot):
    room("#541122", "#4a0f1c", 3.0, 0.3)
    z = 0.0
    for radius, height, colour, lid, ribbon, x, turn in (
        (1.55, 1.3, "#a04a31", "#8e3d26", "#e3d0b4", -0.2, 8),
        (1.3, 0.95, "#d8c3a4", "#e2d0b5", "#6a1424", 0.02, -22),
        (1.05, 0.85, "#cb8464", "#bd7252", "#4a0d19", 0.22, 30),
        (0.78, 0.7, "#e2d3bc", "#ecdfcb", "#a8432a", 0.42, -8),
    ):
        group(hat_box(radius, height, colour, lid, ribbon), (x, 0, z), (0, 0, radians(turn)))
        z += height + 0.075
    group([bow(satin("#a8432a", 0.4))], (0.42, -0.02, z), (0, 0, radians(-14)), 1.0)
    loose = hat_box(0.95, 0.72, "#8a2a1a", "#761f14", "#e3d0b4")
    group(loose, (2.15, -0.9, 0), (0, 0, radians(18)), 0.85)
    window_light(wall=3.0, centre=(1.4, 2.8), width=3.6, location=(-4.6, -9, 8.0), power=14000)
    fills((0, 0, 2))
    rim((3.6, 2.4, 6), (0, 0, 2), 280, "#fff8f2")
    camera((0.7, -15.5, 3.9), (0.55, 0, 2.3), 76, aperture=5.6, focus=(0.2, -1, 2))


def hat_box(radius, height, colour, lid_colour, ribbon_colour):
    """A round box whose lid overhangs, with a ribbon up both sides and across."""
    body, cover, silk = paper(colour), paper(lid_colour), satin(ribbon_colour, 0.4)
    high = min(0.26, height * 0.3)
    parts = [cylinder((0, 0, height / 2), radius, height, body, 0.02, sides=128)]
    edge = [(0, height + 0.05), (radius - 0.02, height + 0.05), (radius + 0.02, height + 0.045), (radius + 0.045, height + 0.02)]
    edge += [(radius + 0.045, height - high), (radius + 0.005, height - high)]
    parts.append(lathe(edge, cover))
    for low in (0.03, height - high - 0.02):
        parts.append(torus((0, 0, low + 0.01), radius + 0.004, 0.012, cover, segments=128, rings=8))
    wide = radius + 0.062
    path = [(0, -wide + 0.05, 0.005), (0, -wide + 0.045, height - high - 0.06), (0, -wide, height - high + 0.02), (0, -wide, height + 0.02)]
    path += [(0, -wide + 0.05, height + 0.062), (0, wide - 0.05, height + 0.062), (0, wide, height + 0.02), (0, wide, 0.005)]
    parts.append(ribbon_band(path, 0.2, silk))
    return parts


def ribbon_band(path, width, material):
    """A flat ribbon of `width` along x that follows `path`."""

    def point(u, v):
        x, y, z = path[round(v * (len(path) - 1))]
        return x + (u - 0.5) * width, y, z

    return thicken(surface(point, material, 4, len(path) - 1, smooth=False), 0.012)


def bow(material):
    """Two loops and two tails on top of the last box."""
    parts = []
    for side in (-1, 1):
        loop = lambda u, v, s=side: (
            s * (0.06 + 0.34 * (1 - cos(2 * pi * v)) * 0.62),
            (u - 0.5) * (0.16 + 0.12 * sin(pi * v)) + 0.05 * s,
            0.05 + 0.17 * sin(2 * pi * v) * (0.7 if v > 0.5 else 1) + 0.13 * sin(pi * v),
        )
        parts.append(thicken(surface(loop, material, 8, 48), 0.012))
        tail = lambda u, v, s=side: (
            s * (0.05 + 0.62 * v), (u - 0.5) * 0.18 - 0.3 * v, 0.04 + 0.05 * sin(4 * v + s) ** 2 - 0.12 * max(0, v - 0.85),
        )
        parts.append(thicken(surface(tail, material, 6, 30), 0.012))
    parts.append(box((0, 0, 0.09), (0.17, 0.2, 0.15), material, 0.06))
    return group(parts)
