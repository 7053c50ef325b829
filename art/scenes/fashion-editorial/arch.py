"""Look 3: architecture: a burgundy curtain blows out of an arch in a thick bone wall; window light leans across it and the
arch throws its shadow into the terracotta room behind."""

from math import cos, pi, sin

from editorial import begin, bone, falling, fills, satin
from house import window_light
from solids import extruded
from studio.cameras import camera
from studio.lights import area
from studio.materials import brass, plaster
from studio.shapes import group, plane, round_edges, sphere, surface, thicken, tube, wall

half, spring = 1.35, 3.5


def build(shot):
    begin(0.2)
    wall(plaster("#a8452c"), 4.4)
    plane(plaster("#c9a98c"))
    bow = [(half * cos(pi * i / 48), spring + half * sin(pi * i / 48)) for i in range(49)]
    outline = [(half, 0), *bow, (-half, 0), (-12, 0), (-12, 12), (12, 12), (12, 0)]
    round_edges(extruded([(x, z) for x, z in reversed(outline)], 1.1, plaster(bone), 0.55), 0.03)
    rod = spring + 0.35
    tube([(-half, 0.35, rod), (half, 0.35, rod)], 0.04, brass(0.2), curved=False)
    cloth = surface(falling(2.3, rod - 0.12, 5, 0.2, 3.0, 0.8, sway=1.35, blow=1.25), satin("#470a12", 0.62), 200, 150)
    group([thicken(cloth, 0.02)], (-0.25, 0.33, rod - 0.03))
    sphere((-2.15, -1.1, 0.42), 0.42, plaster("#a04a31"))
    window_light(wall=0.0, centre=(0.5, 2.6), width=4.0, location=(-6.0, -9, 9.0), power=15000)
    area((-1.5, 2.6, 6.5), (0.6, 4.4, 2.2), 1.5, 420, "#ffe0c4")
    fills((0, 0, 2.4))
    camera((-1.1, -16, 2.5), (0.0, 0, 2.72), 74)
