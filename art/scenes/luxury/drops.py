"""Two pear-shaped drops of black onyx bordered with diamonds, white gold, hanging from a taut brass wire."""

from math import cos, hypot, pi, radians, sin

from cuts import circle, faceted, pear
from jewels import beads, bezel, jump_ring, pave
from mathutils import Vector
from studio.cameras import camera
from studio.lights import area
from studio.materials import brass, gem
from studio.shapes import cylinder, group, torus, tube
from vitrine import WARM, edge, key, onyx, sparkle, vitrine, white_gold

ONYX = [(12, 0.5, 0.3, 0.5), (12, 0.74, 0.22, 0), (24, 1, 0.03, 0.5), (24, 1, -0.05, 0.5), (12, 0.5, -0.25, 0)]
wire_height = 1.95


def build(shot):
    vitrine(strength=3.4, scale=2.8, fire=2.6)
    cylinder((0, 0, wire_height), 0.018, 14, brass(0.14), rotation=(0, pi / 2, 0), sides=32)
    group(earring(), (-0.62, 0, wire_height), (0, 0, radians(14)))
    group(earring(), (0.68, 0, wire_height), (0, 0, radians(-42)))
    target = Vector((0, 0, 0.1))
    key(target, 700, 30)
    area((-3.4, -3.2, 1.6), target, 0.5, 90, WARM, height=3.6)  # the long light in the onyx
    edge((3.6, 1.4, 0.8), target, 90, 4)
    edge((-2.8, 2.6, 1.8), target, 60, 4)
    sparkle(target, 24, towards=(-0.1, -0.9, 0.35))
    camera((0.0, -10.6, 0.7), (0.03, 0, 0.34), 76, aperture=4, focus=(-0.6, -0.1, 0))


def earring():
    """From the top: hook over the wire, a diamond in claws, a hinged link, the drop."""
    metal, diamond = white_gold(), gem()
    hook = [(0, 0.16, -0.42), (0, 0.18, -0.12), (0, 0.12, 0.045), (0, 0, 0.075), (0, -0.09, 0.02), (0, -0.1, -0.15), (0, -0.04, -0.3)]
    parts = [tube(hook, 0.017, metal, radii=[0.7, 1, 1, 1, 1, 1, 1])]
    stud = [faceted(0.17, diamond), bezel(circle, 0.17, metal, height=0.5, wall=0.12, lift=0.0)]
    for i in range(4):
        turn = pi / 4 + i * pi / 2
        points = [(cos(turn) * r * 0.17, sin(turn) * r * 0.17, z * 0.17) for r, z in ((1.0, -0.4), (1.1, 0), (1.05, 0.16), (0.84, 0.24))]
        stud.append(tube(points, 0.022, metal, radii=[1, 1, 0.9, 0.6]))
    parts.append(group(stud, (0, -0.02, -0.46), (pi / 2, 0, 0)))
    parts.append(jump_ring((0, -0.02, -0.69), 0.05, 0.015, metal, (0, pi / 2, 0)))
    parts.append(jump_ring((0, -0.02, -0.775), 0.05, 0.015, metal, (pi / 2, 0, 0)))
    parts.append(baguette_link(metal, diamond))
    parts.append(jump_ring((0, -0.02, -1.16), 0.05, 0.015, metal, (0, pi / 2, 0)))
    parts.append(group(drop(metal, diamond), (0, -0.02, -1.98), (pi / 2, 0, 0)))
    return parts



def baguette_link(metal, diamond):
    """A short bar of three stones between two rings."""
    parts = [tube([(0, 0, -0.82), (0, 0, -0.95), (0, 0, -1.12)], 0.034, metal)]
    parts += pave([((0, -0.035, z), (0, -1, 0)) for z in (-0.88, -0.97, -1.06)], 0.043, diamond)
    return group(parts, (0, -0.02, 0))


def drop(metal, diamond):
    """The onyx in its bezel, milgrain, a border of diamonds, and an open gallery behind."""
    radius = 0.46
    parts = [faceted(radius, onyx(), pear, ONYX), bezel(pear, radius, metal, height=0.2, wall=0.06, lift=0.05, sides=160)]
    count = 34
    outline = even_pear(count * 2)
    border, between = [], []
    for i, (x, y) in enumerate(outline):
        size = hypot(x, y)
        point = Vector((x, y, 0)) * (radius + 0.105 / size)
        (border if i % 2 == 0 else between).append(point)
    parts += pave([(p + Vector((0, 0, 0.0)), p.normalized() * 0.25 + Vector((0, 0, 1))) for p in border], 0.056, diamond)
    parts.append(tube([p + Vector((0, 0, -0.06)) for p in border], 0.05, metal, cyclic=True))
    for grow in (0.925, 1.08):
        parts.append(beads([p * grow + Vector((0, 0, 0.012)) for p in between], 0.013, metal))
    tip = max(p.y for p in border)
    parts.append(torus((0, tip + 0.075, -0.03), 0.05, 0.018, metal, segments=48, rings=12))
    return parts


def even_pear(count):
    """Points of the pear's outline at equal distances, from its tip."""
    fine = [Vector((*pear(pi / 2 + 2 * pi * i / 2880), 0)) for i in range(2881)]
    lengths = [0.0]
    for a, b in zip(fine, fine[1:]):
        lengths.append(lengths[-1] + (b - a).length)
    points, k = [], 0
    for i in range(count):
        while lengths[k] < lengths[-1] * i / count:
            k += 1
        points.append((fine[k].x, fine[k].y))
    return points
