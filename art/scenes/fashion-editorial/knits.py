"""Clay: folded knits in terracotta, clay and bone, stacked on plinths of burnt earth, in leaning window light."""

from math import cos, pi, radians, sin

from editorial import clay, fills, knit, rim, room, terracotta
from house import window_light
from cloth import sheet
from mathutils import Vector, noise
from studio.cameras import camera
from studio.materials import plaster
from studio.shapes import box, subdivide, thicken

ply = 0.15


def build(shot):
    room("#b56444", "#b56444", 3.2)
    earth, pale = plaster(terracotta), plaster(clay)
    box((-0.75, 0.2, 0.8), (2.5, 2.2, 1.6), earth, 0.04)
    box((1.7, -0.5, 0.35), (2.4, 2.0, 0.7), pale, 0.04)
    box((1.35, 1.6, 1.6), (1.7, 1.2, 3.2), pale, 0.04)
    for level, (colour, x, turn) in enumerate((("#8e2f1c", -0.8, 4), ("#d8bfa0", -0.72, -5), ("#c0714f", -0.82, 3), ("#470a10", -0.74, -2))):
        folded(colour, (x, 0.15, 1.6 + level * 0.49), turn, level)
    folded("#d8bfa0", (1.68, -0.55, 0.7), -9, 7)
    window_light(wall=3.2, centre=(1.6, 2.6), width=3.4)
    fills((0, 0, 1.6))
    rim((3.4, 2.6, 5.6), (0, 0, 2), 220, "#fff8f2")
    camera((0.9, -14, 4.6), (0.42, 0, 1.95), 78, aperture=5.6, focus=(-0.5, -0.8, 2.2))


def folded(colour, location, turn, seed):
    """A knit in three layers: the rolled folds and the open edge face the camera."""
    way, reach = [], 0.72
    for layer in range(3):
        ends = (-reach, reach) if layer % 2 else (reach, -reach)
        z = ply * (0.55 + 1.06 * layer)
        way += [(ends[0] + (ends[1] - ends[0]) * i / 16, z) for i in range(17)]
        if layer < 2:
            side = 1 if ends[1] > 0 else -1
            way += [(ends[1] + side * 0.53 * ply * sin(pi * i / 8), z + 0.53 * ply * (1 - cos(pi * i / 8))) for i in range(1, 8)]
    last = len(way) - 1

    def point(u, v):
        y, z = way[round(v * last)]
        soft = noise.noise(Vector((3 * u, 2 * y, seed))) * 0.035 * min(1, 3 * z)
        sag = -0.05 * abs(2 * u - 1) ** 5 * z * 2
        width = 1.85 * (1 + 0.025 * noise.noise(Vector((0, 5 * v, seed + 2))))
        return (u - 0.5) * width, y + 0.03 * noise.noise(Vector((4 * u, z * 6, seed))), z + soft + sag

    made = subdivide(thicken(sheet(point, knit(colour), 40, last), ply * 0.93, 0), 1)
    made.location, made.rotation_euler = location, (0, 0, radians(turn))
    return made
