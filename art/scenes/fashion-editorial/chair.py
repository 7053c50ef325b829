"""Look 8: a chair of two leaning slabs with striped silk thrown over back and seat, alone in a clay room; leaning window
light and its long shadow."""

from math import radians, sin, tan

from editorial import fills, rim, room
from house import window_light
from cloth import sheet, striped_silk
from mathutils import Vector, noise
from solids import smooth_path
from studio.cameras import camera
from studio.materials import wood
from studio.shapes import box, group, subdivide, thicken

seat, tall, lean = 1.5, 3.35, tan(radians(12))


def build(shot):
    room("#c98a6c", "#b9745a", 2.6)
    ash = wood("#3c1a10", "#6d3520", 2.2, (12, 12, 1.2), 0.38)
    parts = [box((0, -0.05, seat - 0.08), (1.9, 1.75, 0.16), ash, 0.035)]
    middle = (0, 0.76 + 0.5 * lean * (tall - seat), (tall + seat) / 2 - 0.2)
    parts.append(box(middle, (1.9, 0.12, tall - seat + 0.45), ash, 0.035, (radians(-12), 0, 0)))
    for x in (-0.82, 0.82):
        parts.append(box((x, -0.75, seat / 2 - 0.07), (0.15, 0.15, seat - 0.12), ash, 0.03))
        parts.append(box((x, 0.9, seat / 2 - 0.05), (0.15, 0.15, seat - 0.1), ash, 0.03, (radians(8), 0, 0)))
    bands = [(0.36, "#e4d2b8"), (0.08, "#5a0f1d"), (0.08, "#e4d2b8"), (0.3, "#5a0f1d"), (0.06, "#d98a5e"), (0.12, "#5a0f1d")]
    silk = striped_silk(bands, 2.2, 0.35, 0.5)
    way = even(smooth_path(profile(), 20), 260)
    parts.append(subdivide(thicken(sheet(lambda u, v: thrown(way, u, v), silk, 70, 260), 0.022, 0), 1))
    group(parts, (0.1, 0, 0), (0, 0, radians(28)))
    window_light(wall=2.6, centre=(1.5, 2.4), width=3.6, location=(-4.4, -9, 7.5), power=13000)
    fills((0, 0, 1.6))
    rim((3.6, 2.2, 5.5), (0, 0, 1.6), 240, "#fff8f2")
    camera((0.4, -15, 3.4), (0.3, 0, 1.85), 90, aperture=5.6, focus=(0, -0.6, 1.8))


def profile():
    """The silk's middle line in (y, z): behind the back, over it, down, across the seat, over its edge, to the floor."""
    back = lambda z: 0.66 + lean * (z - seat)
    top = back(tall)
    return [
        (top + 0.3, tall - 1.3), (top + 0.3, tall - 0.5), (top + 0.22, tall + 0.0), (top + 0.08, tall + 0.09), (top - 0.06, tall - 0.04),
        (back(2.7) - 0.04, 2.7), (back(2.1) - 0.06, 2.1), (0.56, seat + 0.22), (0.3, seat + 0.045), (-0.3, seat + 0.04),
        (-0.82, seat + 0.05), (-0.98, seat - 0.08), (-1.02, 1.0), (-1.06, 0.5), (-1.1, 0.12), (-1.25, 0.035), (-1.7, 0.03),
    ]


def even(dense, count):
    lengths = [0.0]
    for a, b in zip(dense, dense[1:]):
        lengths.append(lengths[-1] + (b - a).length)
    path, k = [], 0
    for i in range(count + 1):
        goal = lengths[-1] * i / count
        while lengths[k + 1] < goal and k < len(dense) - 2:
            k += 1
        path.append(dense[k].lerp(dense[k + 1], (goal - lengths[k]) / (lengths[k + 1] - lengths[k])))
    return path


def thrown(way, u, v):
    """Across the path the silk ripples where it hangs free, and drifts to one side on its way down."""
    y, z = way[round(v * (len(way) - 1))]
    free = min(1.0, max(0.0, (seat - 0.05 - z) / 0.7))
    soft = noise.noise(Vector((3 * u, 7 * v, 2)))
    ripple = sin(16 * u + 5 * v + 2 * soft)
    width = 1.2 * (1 + 0.14 * sin(8 * v + 1)) * (1 - 0.1 * free)
    x = (u - 0.5) * width + 0.18 * sin(5.2 * v) - 0.05
    on_floor = z < 0.06
    lift = (0.035 + 0.035 * ripple) * (1 if on_floor or free == 0 else 0)
    steep = 0.0 if free else (1.0 if z > seat + 0.3 else 0.0)
    return x, y - free * (0.05 + 0.075 * (1 + ripple)) - steep * lift, z + (1 - steep) * lift
