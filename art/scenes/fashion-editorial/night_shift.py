"""Night shift: garments hang sideways on a brass rail, almost silhouettes, before a burgundy wall that a leaning window
lights from behind them; a polished floor holds their reflection."""

from math import radians

from editorial import begin, parts_of
from house import window_light
from garments import column_dress, lean_coat, long_blazer, offset_blazer, slip_dress
from studio.cameras import camera
from studio.lights import area
from studio.materials import brass, plaster, principled
from studio.shapes import group, plane, tube, wall
from wardrobe import rail_height


def build(shot):
    begin(0.35)
    wall(plaster("#5c1222"), 3.4)
    plane(principled("#2a0710", 0.22, specular=0.5), z=-1.0)
    tube([(-8, 0, rail_height), (8, 0, rail_height)], 0.045, brass(0.22), curved=False)
    for draw, x, turn in (
        (slip_dress, -2.25, 48),
        (long_blazer, -1.15, 62),
        (column_dress, 0.05, 57),
        (lean_coat, 1.2, 64),
        (offset_blazer, 2.35, 54),
    ):
        group(parts_of(draw), (x, 0, 0), (0, 0, radians(turn)))
    window_light(wall=3.4, centre=(0.5, 2.4), width=3.6, location=(-4.5, 0.9, 8.0), power=6500, shade=0.06)
    area((-6, 1.6, 4.2), (0, 0, 2.2), 1.4, 420, "#ffe2cc", height=4)
    area((6, 2.2, 3.4), (0, 0, 2), 1.4, 220, "#ff9a78", height=4)
    area((-4, -7, 5), (0, 0, 2), 3, 45, "#ffd9cc")
    camera((0.3, -15, 2.0), (0.1, 0, 1.98), 80)
