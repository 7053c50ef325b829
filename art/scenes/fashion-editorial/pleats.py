"""Salt: a fan of crisp white pleats opens from the upper left, its zigzag hem throws a shadow on bone paper. Raking
window light; nothing but white and bone."""

from math import cos, radians, sin

from editorial import begin, bone
from mathutils import Vector, noise
from studio.cameras import camera
from studio.lights import area
from studio.materials import fabric, plaster
from studio.shapes import surface, thicken, wall

centre, pitch, hem = (-3.3, 4.0), radians(4.4), 7.6
crease = 0.74


def build(shot):
    begin(0.55)
    wall(plaster(bone), 0.75)
    count = 34
    made = surface(lambda u, v: point(round(u * count * 2), v), fabric("#efe6d8"), count * 2, 90, smooth=False)
    thicken(made, 0.012, 0)
    area((-8, -3.0, 5.0), (0, 0, 0), 1.2, 1500, "#fff1e2")
    area((5, -8, 0), (0, 0, 0), 5, 110, "#fff2ea")
    camera((0.0, -11, -0.2), (0, 0, -0.2), 66)


def point(line, v):
    """Lines run from the centre: even ones lie low, odd ones stand up near the end of their pleat."""
    turn = radians(-12) + pitch * (line // 2 + (crease if line % 2 else 0))
    reach = 0.4 + (hem - 0.4) * v
    turn += 0.012 * noise.noise(Vector((line * 0.7, 1.2 * v, 1))) * v + 0.05 * sin(2.2 * v + 0.05 * line) * v
    lift = 0.07 * reach if line % 2 else 0
    swell = 0.35 * v * (1 + sin(line * 0.16 + 2.4 * v)) * 0.5
    x, z = centre[0] + reach * sin(turn), centre[1] - reach * cos(turn)
    return x, 0.45 - swell - lift, z
