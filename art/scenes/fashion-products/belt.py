"""Quarter belt: a cognac strap coiled on its edge, its leaning brass buckle to the front."""

from math import cos, pi, radians, sin

from house import hide, main_camera, slant, still_life, thread
from mathutils import Vector
from solids import extruded, strip
from studio.cameras import camera
from studio.materials import brass
from studio.shapes import box, cut, cylinder, group, round_edges, sphere, tube

width = 0.56
turns = 3.15


def build(shot):
    still_life("burgundy")
    calf, metal = hide("#8a3f1c", 0.45), brass(0.16)
    group(strap(calf) + buckle(metal, calf), (0.08, 0.22, 0), (0, 0, radians(-8)), 1.25)
    if shot.endswith("-detail"):
        camera((-1.4, -7.2, 2.8), (-0.12, -0.9, 0.34), 112, aperture=3.2, focus=(-0.1, -1.1, 0.34))
    else:
        main_camera(0.75)


def on_coil(t):
    """The coil's middle line from above, t from 0 (inner end) to 1 (buckle, in front)."""
    turn = -pi / 2 - 0.25 - 2 * pi * turns * (1 - t)
    radius = 0.33 + 0.68 * t**0.8
    return Vector((radius * cos(turn), radius * sin(turn), width / 2 + 0.005))


def strap(calf):
    path = [on_coil(i / 360) for i in range(361)]
    made = round_edges(strip(path, [width] * 361, 0.075, calf), 0.022)
    waxed, parts = thread("#e3b887"), [made]
    for i in range(150):
        t = 0.66 + 0.325 * i / 150
        here, ahead = on_coil(t), on_coil(t + 0.002)
        out = (ahead - here).cross(Vector((0, 0, 1))).normalized() * 0.037
        turn = (ahead - here).to_track_quat("X", "Z").to_euler()
        for z in (-width / 2 + 0.06, width / 2 - 0.06):
            parts.append(sphere(here + out + Vector((0, 0, z)), 0.008, waxed, (2.2, 1, 1), turn, 8))
    return parts


def buckle(metal, calf):
    """Where the strap ends: a frame that leans by 12 degrees, its prong, a keeper and two studs."""
    end = on_coil(1)
    ring = [(-0.32, -0.36), (0.32, -0.36), (0.32, 0.36), (-0.32, 0.36)]
    frame = extruded([(x + slant * z, z) for x, z in ring], 0.085, metal)
    hole = extruded([(x * 0.7 + slant * z * 0.78, z * 0.78) for x, z in ring], 0.4, metal)
    hole.parent = cut(frame, hole)
    round_edges(frame, 0.03, 4)
    over_bar = [(-0.3, -0.02, 0), (-0.1, -0.075, 0), (0.2, -0.07, 0), (0.36, -0.05, 0)]
    prong = tube(over_bar, 0.032, metal, [1.3, 1, 0.9, 0.8])
    keeper = box((-0.74, 0.01, 0), (0.15, 0.13, width + 0.06), calf, 0.03)
    studs = [cylinder((-0.52, -0.05, z), 0.045, 0.03, metal, 0.01, (pi / 2, 0, 0), 32) for z in (-0.13, 0.13)]
    return [group([frame, prong, keeper, *studs], end + Vector((0.2, -0.055, 0.06)), (0, 0, radians(-6)))]
