"""Gymnastic rings of birch on black webbing, in the dark: yellow light from behind draws their edges, a weak white
one from the upper left their grain."""

from math import cos, pi, radians, sin

from ironfield import YELLOW, chalked, night, turned_steel
from mathutils import Vector
from stitching import saddle_stitch
from studio.cameras import camera
from studio.lights import area
from studio.materials import bump, principled, wood
from studio.shapes import box, cylinder, group, surface, thicken, torus

RADIUS, THICK = 1.02, 0.165


def build(shot):
    night(0.05)
    for (x, y, z), turn in (((-1.28, -0.6, 1.7), 24), ((1.42, 0.5, 2.45), -18)):
        group(ring_on_strap((x, y, z)), (x, y, z), (0, 0, radians(turn)))
    area((-4.5, 4.5, 3.5), (-0.6, 0, 2), 1.6, 2600, YELLOW, 5)
    area((5.0, 4.0, 2.2), (0.8, 0, 2.2), 1.4, 2600, YELLOW, 5)
    area((0.2, 3.5, -2.5), (0, 0, 2), 2, 700, YELLOW)
    area((-4, -7, 7), (0, 0, 2.2), 1.4, 420, "#ffffff")
    camera((-0.5, -11, 1.15), (0.06, 0, 2.45), 61)


def ring_on_strap(place):
    birch = wood("#a87b48", "#d9b27a", 1.4, (1, 1, 14), 0.5)
    low = (place[0], place[1], place[2] - RADIUS)
    chalked(birch, [(low, 0.95)], 0.9, 9, (0.45, 0.95))
    parts = [torus((0, 0, 0), RADIUS, THICK, birch, (pi / 2, 0, 0), 192, 40)]
    webbing = bump(principled("#1b1b1a", 0.75, sheen=0.3, specular=0.3), 26, 0.6, 0.012, pattern="waves")
    at = strap_path()
    parts.append(thicken(surface(lambda u, v: at(v) + Vector(((u - 0.5) * 0.4, 0, 0)), webbing, 4, 220), 0.026, 0))
    thread, steel = principled("#c9d41c", 0.7), turned_steel(0.25)
    for x in (-0.15, 0.15):
        line = [at(0.02 + 0.44 * i / 120) + Vector((x, -0.016, 0)) for i in range(121)]
        parts.append(saddle_stitch(line, thread, 0.009))
    return parts + buckle(steel) + tail(webbing)


def strap_path():
    """Down at the front, under the ring's upper arc, up at the back: `at(0 to 1)`."""
    reach = THICK + 0.02
    down = [Vector((0, -0.035 - (reach - 0.035) * min(1, (6 - z) / 5.2) ** 2.4, RADIUS + z)) for z in [6 - 6 * i / 60 for i in range(61)]]
    under = [Vector((0, -reach * cos(t), RADIUS - reach * sin(t))) for t in [pi * i / 30 for i in range(1, 30)]]
    points = down + under + [Vector((0, -p.y, p.z)) for p in down[::-1]]

    def at(t):
        step = min(max(t, 0), 1) * (len(points) - 1)
        k = min(int(step), len(points) - 2)
        return points[k].lerp(points[k + 1], step - k)

    return at


def buckle(steel):
    """A cam buckle on the front layer."""
    z = RADIUS + 1.35
    parts = [box((0, -0.17, z), (0.54, 0.05, 0.5), steel, 0.02)]
    parts += [box((x, -0.2, z), (0.05, 0.14, 0.5), steel, 0.02) for x in (-0.26, 0.26)]
    parts.append(box((0, -0.235, z + 0.06), (0.42, 0.05, 0.42), steel, 0.02, (radians(-14), 0, 0)))
    parts.append(cylinder((0, -0.21, z + 0.14), 0.04, 0.6, steel, 0.01, (0, pi / 2, 0)))
    return parts


def tail(webbing):
    """The strap's loose end, hanging from the buckle."""

    def point(u, v):
        z = RADIUS + 1.2 - 1.05 * v
        return (0.05 + (u - 0.5) * 0.38 + 0.05 * v * v, -0.2 - 0.16 * sin(pi * v) - 0.1 * v, z)

    return [thicken(surface(point, webbing, 4, 40), 0.026, 0)]
