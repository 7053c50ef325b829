"""The cover: a bone bag stands on a slope that crosses the page by 12 degrees, striped silk runs over its edge. Window
light leans across a terracotta wall; the upper third is calm."""

from math import radians, sin, tan

from editorial import begin, fills, parts_of, rim, terracotta
from house import window_light
from bag import bag
from cloth import sheet, striped_silk
from mathutils import Vector, noise
from studio.cameras import camera
from studio.materials import plaster
from studio.shapes import box, group, subdivide, thicken, wall

edge = -1.55  # the slope's front edge


def build(shot):
    begin(0.3)
    wall(plaster(terracotta), 3.2)
    silk = striped_silk(
        [(0.3, "#e0cbb0"), (0.06, "#5a0f1d"), (0.1, "#e0cbb0"), (0.3, "#5a0f1d"), (0.06, "#d98a5e"), (0.18, "#5a0f1d")],
        2.4,
        0.0,
        0.5,
    )
    cloth = subdivide(thicken(sheet(runner, silk, 110, 170), 0.02, 0), 1)
    slope = box((0, 0, -4), (18, -2 * edge, 8), plaster("#b5603f"), 0.05)
    parts = parts_of(bag, "#dcc7a8", "#d2b894", "#8a6a48", (0.98, -0.35, 0.06), 16, 0.95, 0.8)
    group([cloth, slope, *parts], (0, 0, 1.15), (0, radians(-12), 0))
    window_light(wall=3.1, centre=(1.5, 2.4), width=3.0)
    fills((0, 0, 1.6))
    rim((3.6, 2.4, 5.6), (0, 0, 1.6), 260, "#fff8f2")
    camera((0.2, -14, 3.3), (0.2, 0, 2.35), 74, aperture=5.6, focus=(0.5, -0.8, 2))


def runner(u, v):
    """The silk: flat on the slope from its back, over the edge, then straight down while the slope leans."""
    way = v * 6.2 - 2.9
    drop = max(0.0, way)
    bend = min(1.0, drop / 0.5)
    x = (u - 0.5) * (1.75 - 0.2 * min(1, drop / 2)) - 1.2
    soft = noise.noise(Vector((2.2 * u, 1.6 * v * 3, 3)))
    if drop == 0:
        near = max(0.0, 1 + way / 1.2)
        ripple = 0.5 + 0.5 * sin(15 * u + 3 * soft)
        return x + 0.06 * soft, edge - way, 0.03 + 0.05 * near * ripple + 0.04 * abs(soft)
    fold = sin(15 * u + 1.2 * soft + 0.2 * drop) + 0.4 * sin(31 * u + 2)
    out = 0.06 + 0.17 * min(1, 0.25 + drop / 1.2) * (1.2 + 0.85 * fold)
    return x - tan(radians(12)) * drop + 0.06 * soft, edge - bend * out - 0.02, 0.05 - drop + 0.08 * (1 - bend)
