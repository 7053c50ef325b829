"""The commissioned ring, the same in wax and in gold: a tapering band that broadens into a seat for one cushion-cut stone."""

from math import pi

from cuts import CUSHION, cushion, faceted
from jewels import beads, bezel, crest, shank
from mathutils import Vector
from studio.shapes import group, tube

inside = 0.9
seat_height = 1.28  # of the girdle above the ring's centre


def band(material, columns=192):
    return shank(
        inside,
        lambda turn: crest(turn, 0.2, 0.66, 4),
        lambda turn: crest(turn, 0.13, 0.26, 3.2),
        material,
        squareness=0.6,
        columns=columns,
    )


def finished(metal, stone):
    """The band with bezel, milgrain and stone."""
    radius = 0.4
    parts = [faceted(radius, stone, cushion, CUSHION), bezel(cushion, radius, metal, height=0.62, wall=0.13)]
    rim = []
    for i in range(64):
        x, y = cushion(2 * pi * (i + 0.5) / 64, 0.72)
        rim.append(Vector((x, y, 0)) * (radius * 1.15))
    parts.append(beads([p + Vector((0, 0, 0.012)) for p in rim], 0.017, metal))
    for z, grow in ((-0.1, 1.0), (-0.235, 0.9)):
        parts.append(tube([p * grow + Vector((0, 0, z)) for p in rim], 0.024, metal, cyclic=True))
    return [band(metal), group(parts, (0, 0, seat_height))]
