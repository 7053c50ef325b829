"""Look 1: a bone blazer and two bare hangers on a line that climbs by 12 degrees before a terracotta wall; leaning window
light, their shadows beside them."""

from math import radians

from editorial import fills, parts_of, rim, room, terracotta
from house import slant, window_light
from garments import offset_blazer
from studio.cameras import camera
from studio.materials import plaster, principled
from studio.shapes import box, group, tube
from wardrobe import hanger, rail_height

high = 2.3  # how far the things hang above their own making


def build(shot):
    room(terracotta, "#8d3f29", 1.3)
    box((0, 1.25, 0.12), (40, 0.14, 0.24), plaster("#8d3f29"), 0.02)
    cord = [(x, 0, rail_height + high + slant * x - 0.02) for x in (-9, -2, 0.5, 9)]
    tube(cord, 0.026, principled("#e3d3bd", 0.8), curved=False)
    group(parts_of(offset_blazer), (-0.35, 0, high - 0.35 * slant), (0, 0, radians(-8)))
    for x, turn in ((-2.35, 14), (1.75, 22)):
        group(parts_of(hanger, 0.85, 3.5), (x, 0, high + x * slant), (0, 0, radians(turn)))
    window_light(wall=1.3, centre=(0.5, 4.4), width=4.2, location=(-5.5, -9, 9.5))
    fills((0, 0, 4))
    rim((5, 0.2, 8), (0, 0, 4), 200, "#fff8f2")
    camera((-1.6, -17, 3.9), (-0.1, 0, 4.3), 86)
