"""Look 4: a terracotta bag on stacked slabs that lean by 12 degrees, all else bone; seen close and a little from below,
window light from the upper left."""

from editorial import bone, burgundy, parts_of
from house import slant, still_life
from bag import bag
from solids import extruded
from studio.cameras import camera
from studio.materials import plaster
from studio.shapes import round_edges, sphere


def build(shot):
    still_life("bone", width=9, depth=4.4)
    slab(bone, -1.35, 1.75, 0, 0.62, 2.2, 0.2)
    slab("#8e2f1c", -1.0, 1.55, 0.62, 0.4, 1.9, 0.1)
    slab("#e9dcc9", -1.15, 1.2, 1.02, 0.3, 1.7, 0.0)
    slab("#cdb595", 1.95, 2.55, 0, 2.7, 0.9, 0.9)
    parts_of(bag, "#9c3f22", "#8a351c", "#e3b887", (0.3, -0.05, 1.38), -24, 0.86, 0.88)
    sphere((-1.4, -1.45, 0.36), 0.36, plaster(burgundy))
    camera((-2.4, -12.5, 1.9), (0.28, 0, 1.62), 82, aperture=4, focus=(0, -0.5, 1.8))


def slab(colour, left, right, low, height, depth, y):
    """A parallelogram from `low`, its ends leaning to the right."""
    ends = [(x + slant * z, z) for x, z in ((left, low), (right, low), (right, low + height), (left, low + height))]
    return round_edges(extruded(ends, depth, plaster(colour), y), 0.03, 4)
