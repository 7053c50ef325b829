"""Five cast kettlebells on yellow, each larger than the last: a diagonal that rises out of the frame at the right.
A low sun from the left throws their handles across the floor."""

from math import cos, pi, sin

import bpy
from ironfield import FONT, cast_iron, chalked, enamel, flood
from studio.cameras import camera
from studio.shapes import group, lathe, text, tube

#: Kilograms, radius of the ball, where it stands and how far it is turned.
BELLS = [
    ("8", 0.54, (-3.5, -2.2), -0.22),
    ("12", 0.74, (-2.25, -1.45), 0.1),
    ("16", 0.98, (-0.65, -0.55), -0.1),
    ("24", 1.28, (1.42, 0.65), 0.14),
    ("32", 1.65, (4.1, 2.15), -0.16),
]


def build(shot):
    flood(33, -62, gloss=0.5)
    for weight, radius, (x, y), turn in BELLS:
        group(kettlebell(weight, radius, (x, y)), (x, y, 0), (0, 0, turn))
    camera((-1.45, -15, 2.5), (-0.4, 0, 1.66), 61)


def kettlebell(weight, radius, place):
    """Ball and handle as one casting: joined, skinned and smoothed; the number stands out of the ball."""
    iron = cast_iron()
    top = (place[0], place[1], 2.0 * radius + 0.78)
    chalked(iron, [(top, 0.75)], 0.75, 8, (0.5, 1.05))
    centre = 0.93 * radius
    ball = [(0, 0), (0.4 * radius, 0)]
    for i in range(33):
        angle = -1.16 + (pi / 2 + 1.16) * i / 32
        ball.append((radius * cos(angle) if i < 32 else 0, centre + radius * sin(angle)))
    body = lathe(ball, iron, sides=96)
    grip, half, high = 0.13 + 0.035 * radius, 0.2 + 0.52 * radius, 1.9 * radius + 0.82
    foot = centre + 0.7 * radius
    path = [(-0.72, foot - 0.1), (-0.92, foot + 0.2), (-1.0, foot + 0.45), (-0.98, high - 0.22), (-0.8, high), (-0.4, high + 0.02)]
    path += [(-x, z) for x, z in path[::-1]]
    thick = [1.5, 1.35, 1.12, 1.0, 1.0, 1.0]
    handle = tube([(x * half, 0, z) for x, z in path], grip, iron, thick + thick[::-1])
    number = text(weight, enamel(), radius * 0.86, 0.06 * radius, (0, -0.985 * radius, centre), bevel=0.01, font=FONT)
    return [cast(body, handle, radius * 0.022), number]


def cast(body, handle, voxel):
    bpy.ops.object.select_all(action="DESELECT")
    handle.select_set(True)
    bpy.context.view_layer.objects.active = handle
    bpy.ops.object.convert(target="MESH")
    body.select_set(True)
    bpy.context.view_layer.objects.active = body
    bpy.ops.object.join()
    skin = body.modifiers.new("skin", "REMESH")
    skin.mode, skin.voxel_size, skin.use_smooth_shade = "VOXEL", voxel, True
    soft = body.modifiers.new("soft", "SMOOTH")
    soft.factor, soft.iterations = 0.5, 18
    return body
