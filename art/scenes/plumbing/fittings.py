"""What the house's chrome pipes are joined with, all for one size of pipe that hangs before a cobalt wall."""

from math import atan2, cos, pi, sin

from mathutils import Vector
from pipework import nut
from studio.materials import brass, chrome, glass, lacquer
from studio.shapes import box, cylinder, lathe, sphere, tube

PIPE = 0.21
ALONG_X, ALONG_Y, ALONG_Z = (0, pi / 2, 0), (pi / 2, 0, 0), (0, 0, 0)


class Metals:
    def __init__(self):
        self.steel, self.yellow, self.orange = chrome(0.05), brass(), lacquer("#ff5a1f", 0.25)


def bend(points, radius, metals, closed=False):
    """A pipe through `points`, its corners rounded as a bender leaves them."""
    tube(_rounded(points, closed, radius), PIPE, metals.steel, cyclic=closed, curved=False, resolution=14)


def cap(point, along, metals):
    """Closes an end that looks `along`."""
    turn = (0, pi / 2 - atan2(along.z, along.x), 0)
    nut(point, PIPE * 1.42, 0.22, turn, metals.yellow)
    cylinder(point + along * 0.13, PIPE * 1.08, 0.16, metals.yellow, 0.03, turn)


def coupling(x, z, metals, is_level=False):
    nut((x, 0, z), PIPE * 1.42, 0.26, ALONG_X if is_level else ALONG_Z, metals.yellow)


def sleeve(x, z, length, metals, is_level=False, width=1.2):
    cylinder((x, 0, z), PIPE * width, length, metals.steel, 0.04, ALONG_X if is_level else ALONG_Z)


def valve(x, z, metals, is_level=False):
    """A ball valve, its lever along the pipe, which is open."""
    along = Vector((1, 0, 0)) if is_level else Vector((0, 0, 1))
    middle = Vector((x, 0, z))
    sphere(middle, 0.34, metals.yellow, (1.15, 1, 1) if is_level else (0.95, 1, 1.15))
    for side in (-0.34, 0.34):
        nut(middle + along * side, PIPE * 1.42, 0.16, ALONG_X if is_level else ALONG_Z, metals.yellow)
    cylinder((x, -0.42, z), 0.13, 0.3, metals.steel, 0.03, ALONG_Y)
    size = (1.1, 0.09, 0.22) if is_level else (0.2, 0.09, 1.0)
    box(Vector((x, -0.58, z)) + along * 0.3, size, metals.orange, 0.04, (0, -0.12, 0), segments=5)
    cylinder((x, -0.6, z), 0.1, 0.14, metals.yellow, 0.03, ALONG_Y, sides=6)


def drop(x, z, scale=1.0):
    """Water that hangs with its tip at `z`."""
    radius, length = 0.11 * scale, 0.28 * scale
    bulb = [(radius * sin(t), -radius * cos(t)) for t in (i * pi / 24 for i in range(15))]
    tail = [(radius * 0.55, length * 0.45), (radius * 0.22, length * 0.75), (0.001, length)]
    lathe(bulb + tail, glass(ior=1.33, shadow=0.7), (x, 0, z - length), 40)


def _rounded(points, closed, radius, steps=14):
    out = []
    count = len(points)
    for i, here in enumerate(points):
        if not closed and i in (0, count - 1):
            out.append(here)
            continue
        back, on = points[i - 1] - here, points[(i + 1) % count] - here
        half = back.angle(on) / 2
        reach = min(radius / (1 if half > 0.7 else 2), back.length / 2, on.length / 2)
        start, end = here + back.normalized() * reach, here + on.normalized() * reach
        for step in range(steps + 1):
            t = step / steps
            # A quarter of a circle where the corner is square: rational weights of a conic.
            weight = sin(half)
            a, b, c = (1 - t) ** 2, 2 * t * (1 - t) * weight, t**2
            out.append((start * a + here * b + end * c) / (a + b + c))
    return out
