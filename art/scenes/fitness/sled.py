"""A push sled loaded with plates on a strip of black turf, from the floor: its poles run out of the frame, its runners
point at us. Sun from the left."""

from math import cos, pi, radians, sin

from ironfield import YELLOW, cast_iron, enamel, flood, plate, ring, turned_steel
from mathutils import Vector
from studio.cameras import camera
from studio.materials import principled
from studio.shapes import box, cylinder, group, mesh, tube

TURN = radians(-32)


def build(shot):
    flood(35, -72, gloss=0.55)
    turf()
    group(sled(), (0.35, 0.4, 0.07), (0, 0, TURN))
    camera((-1.5, -9.0, 0.72), (0.12, 0, 1.72), 45)


def turf():
    """A lane of black pile with a yellow hash, cut straight."""
    black, paint = principled("#0f100e", 0.8, specular=0.2), principled(YELLOW, 0.8, specular=0.1)
    along, across = Vector((-sin(TURN), cos(TURN), 0)), Vector((cos(TURN), sin(TURN), 0))
    near, far, half = -7.0, 22.0, 2.3

    def strip(low, high, left, right, material, hairs):
        corners = [across * x + along * y + Vector((0.35, 0, 0.03)) for x, y in ((left, low), (right, low), (right, high), (left, high))]
        made = mesh([tuple(p) for p in corners], [(0, 1, 2, 3)], material, False)
        made.modifiers.new("pile", "PARTICLE_SYSTEM")
        pile = made.particle_systems[0].settings
        pile.type, pile.count, pile.hair_length = "HAIR", hairs, 0.075
        pile.brownian_factor, pile.root_radius, pile.tip_radius, pile.radius_scale = 0.05, 1.0, 0.4, 0.014
        pile.hair_step, pile.display_step, pile.render_step = 2, 2, 2

    strip(near, far, -half, half, black, 330000)
    for y in (-5.4, -3.2, 4.2, 6.4):
        strip(y, y + 0.34, -half, -half + 1.1, paint, 4200)
        strip(y, y + 0.34, half - 1.1, half, paint, 4200)


def sled():
    """Along y, its front towards us: two runners, cross members, a plate horn, two poles behind and two in front."""
    black, steel, paint = cast_iron("#151516", 0.4), turned_steel(0.3), enamel()
    parts = []
    for side in (-1, 1):
        x = side * 1.35
        parts += [box((x, 0.2, 0.3), (0.36, 4.9, 0.36), black, 0.03), box((x, 0.2, 0.1), (0.42, 4.9, 0.07), steel, 0.015)]
        nose = (radians(-38), 0, 0)
        parts += [box((x, -2.52, 0.46), (0.36, 0.85, 0.32), black, 0.03, nose), box((x, -2.6, 0.29), (0.42, 0.95, 0.06), steel, 0.015, nose)]
        parts += pole(x, 2.2, 6.4, black, steel, paint)
        parts += pole(x, -1.7, 1.9, black, steel, paint)
        brace = [(x, 0.6, 0.45), (x, 2.1, 1.9)]
        parts.append(tube(brace, 0.11, black, curved=False))
    for y in (2.2, 0.25, -1.7):
        parts.append(box((0, y, 0.42), (2.7, 0.34, 0.3), black, 0.03))
    parts.append(box((0, -2.82, 0.8), (3.06, 0.16, 0.3), black, 0.03))
    parts.append(box((0, -2.905, 0.8), (1.9, 0.012, 0.1), paint, 0.004))
    parts.append(box((0, 0.25, 0.58), (1.5, 1.5, 0.06), steel, 0.015))
    horn, z = [cylinder((0, 0.25, 1.7), 0.155, 2.5, steel, 0.03)], 0.62
    weights = (0.3, 0.3, 0.22, 0.3, 0.3, 0.22)
    for index, width in enumerate(weights):
        stack = plate(black, steel, paint, 2.25, width / 0.62, weight=str(25 - 5 * (index % 2)), lettered=index == 5)
        parts.append(group(stack, (0, 0.25, z + width / 2), (0, 0, 0.7 * index), 0.62))
        z += width + 0.008
    parts.append(group([ring(paint, 0.255, 0.5, 0, 0.3, 0.03)], (0, 0.25, z), (0, 0, 0), 0.62))
    return parts + horn


def pole(x, y, height, black, steel, paint):
    """A round pole in a square socket, pinned, with a yellow ring."""
    parts = [box((x, y, 0.75), (0.42, 0.42, 0.75), black, 0.03), cylinder((x, y, 0.4 + height / 2), 0.145, height, black, 0.02)]
    parts.append(cylinder((x, y, 1.22), 0.152, 0.2, paint, 0.01))
    parts.append(cylinder((x, y - 0.24, 0.85), 0.06, 0.1, steel, 0.015, (pi / 2, 0, 0), 6))
    parts.append(cylinder((x, y, 0.4 + height), 0.135, 0.05, black, 0.015))
    return parts
