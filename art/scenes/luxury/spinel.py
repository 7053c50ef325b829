"""A cocktail ring on a slender cone of dark stone: a cushion-cut red spinel in a frame of small diamonds."""

from math import cos, hypot, pi, radians, sin

from cuts import CUSHION, cushion, faceted
from jewels import beads, bezel, crest, pave, shank
from mathutils import Vector
from studio.cameras import camera
from studio.materials import brass, gem, gold
from studio.shapes import group, lathe, tube
from vitrine import black_stone, edge, key, sparkle, vitrine


def build(shot):
    vitrine(strength=3.8, scale=3.0, fire=1.4)
    stand()
    seat = Vector((0, 0, 0.25))
    group(ring(), seat, (radians(90 - 14), radians(9), radians(-14)))
    target = Vector((0, -1.2, 0.5))
    key(target, 330, 15)
    sparkle(target, 16, towards=(-0.2, -0.9, 0.45))
    edge((3.2, 1.5, 1.6), target, 40)
    edge((-3.2, 2.2, 0.4), (0, 0, 0), 24, 3.5)
    camera((0.6, -8.4, 2.3), (0, -0.4, 0.3), 66, aperture=3.2, focus=(0, -1.5, 0.5))


def stand():
    """The cone runs out of the picture below and ends in a brass point."""
    stone = black_stone(0.4, specular=0.1)
    lathe([(0, 2.25), (0.05, 2.23), (0.13, 1.95), (0.8, 0.2), (2.0, -3.4)], stone, sides=160)
    lathe([(0, 2.42), (0.012, 2.41), (0.05, 2.24), (0.058, 2.2)], brass(0.16), sides=64)


def ring():
    """The ring around y, its stone at +z; a split shank rises to a frame that follows the cushion."""
    metal, stone, red = gold(0.1), gem(), gem("#ff1238", 1.85)
    parts = []
    for side in (-1, 1):
        band = shank(0.86, lambda turn: crest(turn, 0.16, 0.11), lambda turn: crest(turn, 0.12, 0.13), metal)
        for vertex in band.data.vertices:
            rise = max(0, vertex.co.z) ** 2
            vertex.co.y += side * (0.055 + 0.27 * rise)
        parts.append(band)
        places = []
        for i in range(-7, 8):
            turn = radians(i * 7.2)
            if abs(i) > 2:
                up = Vector((sin(turn), 0, cos(turn)))
                places.append((up * 1.0 + Vector((0, side * (0.055 + 0.27 * max(0, 0.93 * cos(turn)) ** 2), 0)), up))
        parts += pave(places, 0.05, stone)
    parts.append(group(crown(metal, stone, red), (0, 0, 1.34)))
    return parts


def crown(metal, stone, red):
    radius = 0.62
    parts = [faceted(radius, red, cushion, CUSHION), bezel(cushion, radius, metal, height=0.34, wall=0.05)]
    frame, grains = [], []
    count = 36
    for i in range(count):
        for k, store in ((0, frame), (0.5, grains)):
            x, y = cushion(2 * pi * even(i + k, count))
            size = hypot(x, y)
            reach = radius * (size + 0.17) / size
            store.append((x * reach, y * reach))
    outward = [(Vector((x, y, -0.02)), Vector((0.25 * x, 0.25 * y, 1))) for x, y in frame]
    parts += pave(outward, 0.066, stone)
    parts.append(tube([(x, y, -0.09) for x, y in frame], 0.06, metal, cyclic=True))
    for grow in (0.93, 1.07):
        parts.append(beads([(x * grow, y * grow, 0.0) for x, y in grains], 0.015, metal))
    gallery = [(x * 0.8, y * 0.8, -0.3) for x, y in frame]
    parts.append(tube(gallery, 0.03, metal, cyclic=True))
    for x, y in grains[::2]:
        parts.append(tube([(x, y, -0.09), (x * 0.95, y * 0.95, -0.2), (x * 0.78, y * 0.78, -0.33)], 0.022, metal))
    for i in range(4):  # double claws at the corners
        for lean in (-0.07, 0.07):
            x, y = cushion(pi / 4 + i * pi / 2 + lean)
            points = [(x * radius * r, y * radius * r, z) for r, z in ((0.86, -0.3), (1.03, -0.05), (1.05, 0.06), (0.97, 0.12), (0.9, 0.135))]
            parts.append(tube(points, 0.026, metal, radii=[1, 1, 1, 0.9, 0.6]))
    return parts


def even(step, count, table={}):
    """The turn of the cushion's outline that lies at equal arc length, as a part of the whole."""
    if not table:
        length, table[0.0] = 0.0, 0.0
        last = cushion(0)
        for i in range(1, 1441):
            here = cushion(2 * pi * i / 1440)
            length += hypot(here[0] - last[0], here[1] - last[1])
            table[length], last = i / 1440, here
    whole = max(table)
    wanted = (step % count) / count * whole
    return table[min(table, key=lambda reached: abs(reached - wanted))]
