"""The Trapeze: a structured top-handle bag with a stitched flap and a turn lock; large in burgundy, mini in bone."""

from math import copysign, pi, radians, sin

import bmesh
import bpy
from house import hide, main_camera, still_life, thread
from mathutils import Vector
from studio.cameras import camera
from studio.materials import gold
from studio.shapes import box, cylinder, group, round_edges, sphere, subdivide, surface, thicken, torus, tube

top = 1.75


def build(shot):
    mini = shot.startswith("trapeze-mini")
    still_life("burgundy" if mini else "terracotta")
    if mini:
        bag("#dcc7a8", "#d2b894", "#8a6a48", (0.1, 0.1, 0.06), 20, 0.8, handle=0.62)
    else:
        bag("#5a0f1d", "#430a15", "#c08a5c", (0.05, 0.1, 0.06), -20, 1.0, handle=0.88)
    if not shot.endswith("-detail"):
        main_camera(0.95)
    elif mini:
        camera((2.1, -6.4, 2.6), (0.0, -0.3, 1.0), 100, aperture=3.2, focus=(0.05, -0.55, 0.85))
    else:
        camera((-2.6, -6.2, 2.7), (-0.12, -0.3, 1.12), 100, aperture=3.2, focus=(-0.05, -0.55, 1.0))


def bag(colour, flap_colour, thread_colour, location, turn, scale, handle):
    calf, flap_calf, metal = hide(colour, 0.46), hide(flap_colour, 0.42), gold(0.16)
    parts = [body(calf), flap(flap_calf), *stitches(thread(thread_colour)), *lock(metal)]
    parts += grip(flap_calf, metal, handle)
    parts += [sphere((x, y, 0), 0.06, metal, segments=16) for x in (-1.05, 1.05) for y in (-0.36, 0.36)]
    group(parts, location, (0, 0, radians(turn)), scale)


def body(calf):
    """A trapeze: broad at the bottom, slim at the top, faintly bulging."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    for vertex in shape.verts:
        up = vertex.co.z > 0
        vertex.co = vertex.co.x * (2.0 if up else 2.5), vertex.co.y * (0.42 if up else 0.95), top if up else 0
    bmesh.ops.subdivide_edges(shape, edges=shape.edges, cuts=5, use_grid_fill=True)
    for vertex in shape.verts:
        swell = sin(pi * vertex.co.z / top)
        if abs(vertex.co.y) > 0.05:
            vertex.co.y += copysign(0.1 * swell, vertex.co.y) * (1 - (vertex.co.x / 1.25) ** 2 * 0.8)
        vertex.co.x *= 1 - 0.03 * swell
    data = bpy.data.meshes.new("body")
    shape.to_mesh(data)
    shape.free()
    made = bpy.data.objects.new("body", data)
    bpy.context.collection.objects.link(made)
    data.materials.append(calf)
    for polygon in data.polygons:
        polygon.use_smooth = True
    bevel = round_edges(made, 0.1, 4).modifiers["bevel"]
    bevel.angle_limit, bevel.harden_normals = radians(50), False
    return subdivide(made, 2)


def flap_point(u, t):
    """The flap over the top and down the front: u from side to side, t from back to its lower edge."""
    if t < 0.25:
        over = t / 0.25
        y, z = 0.24 - 0.48 * over, 1.77 + 0.05 * sin(pi * over)
        width = 2.03
    else:
        down = (t - 0.25) / 0.75
        y, z = -0.26 - 0.3 * down - 0.05 * sin(pi * down), 1.76 - 0.98 * down
        width = 2.03 + 0.24 * down
    width *= 1 - 0.16 * (max(0, t - 0.8) / 0.2) ** 3
    return Vector(((u - 0.5) * width, y, z))


def flap(calf):
    made = thicken(surface(flap_point, calf, 48, 32), 0.05)
    round_edges(made, 0.018)
    return made


def stitches(waxed):
    """A saddle stitch along the three free edges of the flap."""
    parts = []
    for side in (0.034, 0.966):
        for i in range(34):
            place = flap_point(side, 0.28 + i / 34 * 0.66)
            parts.append(sphere(place + Vector((0, -0.052, 0)), 0.009, waxed, (1, 1, 2), segments=8))
    for i in range(58):
        parts.append(sphere((-0.86 + i / 57 * 1.72, -0.604, 0.845), 0.009, waxed, (2, 1, 1), segments=8))
    return parts


def lock(metal):
    """A plate with a turning bar, leaning by the house's 12 degrees."""
    lean = (0, radians(12), 0)
    return [
        box((0, -0.62, 0.92), (0.44, 0.06, 0.3), metal, 0.03),
        cylinder((0, -0.665, 0.93), 0.09, 0.05, metal, 0.012, (pi / 2, 0, 0)),
        box((0, -0.7, 0.93), (0.035, 0.04, 0.19), metal, 0.012, lean),
    ]


def grip(calf, metal, rise):
    curve = [(-0.62, 0), (-0.62, 0.25), (-0.5, 0.74 * rise), (0, rise), (0.5, 0.74 * rise), (0.62, 0.25), (0.62, 0)]
    parts = [tube([(x, 0, 1.8 + z) for x, z in curve], 0.062, calf)]
    for x in (-0.62, 0.62):
        parts.append(torus((x, 0, 1.93), 0.1, 0.022, metal, (0, pi / 2, 0), 48, 12))
        parts.append(cylinder((x, 0, 1.84), 0.085, 0.05, metal, 0.012))
    return parts
