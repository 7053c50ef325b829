"""Magnesia blocks, one of them broken, in a spun steel bowl on yellow; powder on the rim and all around. Sun from the
upper left, from high above."""

from math import cos, pi, radians, sin
from random import gauss, random, uniform

import bpy
from ironfield import chalked, flood
from mathutils import Vector, noise
from studio.cameras import camera
from studio.materials import bump, metal, principled
from studio.shapes import lathe, mesh, sphere, subdivide


def build(shot):
    ground = flood(42, -62, gloss=0.6)
    chalked(ground.data.materials[0], [((0.5, -1.2, 0), 3.2), ((-1.9, -1.5, 0), 1.5)], 0.98, 4.5, (0.45, 1.05))
    bowl()
    powder = bump(principled("#d6d4cb", 0.95, specular=0.1), 14, 0.4, 0.03, 10)
    heap(powder)
    block((-0.62, 0.3, 1.12), (1.5, 1.0, 0.95), (0.42, -0.3, 0.5), powder, 3)
    block((0.72, 0.42, 1.02), (1.15, 0.95, 0.9), (-0.35, 0.5, -0.35), powder, 8, 0.42)
    block((0.2, -0.62, 1.0), (0.9, 0.72, 0.6), (0.3, 0.15, 0.9), powder, 12, 0.3)
    block((1.3, -2.15, 0.3), (0.95, 0.8, 0.6), (0.0, 0.06, 0.62), powder, 17, 0.36)
    crumbs(powder)
    camera((-0.5, -8.8, 6.6), (0.05, -0.3, 0.62), 66)


def bowl():
    """Spun steel with a rolled rim, wide and shallow."""
    steel = chalked(metal("#b3b5b7", 0.26), [((0.55, -1.55, 0.95), 1.0), ((-1.5, 0.5, 0.9), 0.7)], 0.9, 9, (0.4, 0.95))
    wall = [(0, 0.05), (0.95, 0.03), (1.05, 0.05), (1.5, 0.4), (1.74, 0.85), (1.8, 1.02), (1.9, 1.05), (1.94, 1.1), (1.9, 1.15)]
    wall += [(1.82, 1.14), (1.74, 1.06), (1.68, 0.86), (1.44, 0.44), (1.0, 0.12), (0, 0.1)]
    subdivide(lathe(wall, steel, sides=96), 1)


def heap(powder):
    """What has crumbled already lies at the bottom."""
    vertices, faces, count, rows = [], [], 96, 26
    for j in range(rows + 1):
        r = 1.4 * j / rows
        for i in range(count):
            t = 2 * pi * i / count
            x, y = r * cos(t), r * sin(t)
            z = 0.62 - 0.06 * (r / 1.4) ** 2 + 0.2 * noise.fractal(Vector((x * 1.4, y * 1.4, 2)), 1, 2, 5)
            vertices.append((x, y, z))
    for j in range(rows):
        for i in range(count):
            k = (i + 1) % count
            faces.append((j * count + i, j * count + k, (j + 1) * count + k, (j + 1) * count + i))
    mesh(vertices, faces, powder)


def block(place, size, turn, powder, seed, broken=None):
    """A pressed block with crumbled edges; `broken` is where along x it snapped, unevenly."""
    bpy.ops.mesh.primitive_cube_add(size=2)
    cube = bpy.context.object
    cube.modifiers.new("fine", "SUBSURF").subdivision_type = "SIMPLE"
    cube.modifiers["fine"].levels = 6
    bpy.ops.object.modifier_apply(modifier="fine")
    made = []
    for vertex in cube.data.vertices:
        p = vertex.co
        soft = Vector(tuple(c * (1 - 0.055 * sum(abs(o) ** 9 for o in p) + 0.055 * abs(c) ** 9) for c in p))
        shape = Vector((soft.x * size[0] / 2, soft.y * size[1] / 2, soft.z * size[2] / 2))
        near_edge = sorted(abs(c) for c in p)[1] ** 6
        grit = noise.fractal(shape * 3.2 + Vector((seed, 0, 0)), 1, 2, 6)
        shape += shape.normalized() * grit * (0.03 + 0.09 * near_edge)
        if broken is not None and p.x > broken:
            face = noise.fractal(Vector((seed, p.y * 1.3, p.z * 1.3)), 0.8, 2.1, 7)
            snapped = size[0] / 2 * (broken + 0.34 * face + 0.3 * p.y * sin(seed))
            shape.x = min(shape.x, snapped + 0.06 * (p.x - broken))
        made.append(shape)
    faces = [tuple(polygon.vertices) for polygon in cube.data.polygons]
    bpy.data.objects.remove(cube)
    body = mesh([tuple(p) for p in made], faces, powder)
    body.data.use_auto_smooth = True
    body.data.auto_smooth_angle = radians(38)
    body.location, body.rotation_euler = place, turn


def crumbs(powder):
    for _ in range(150):
        place = Vector((0.6, -1.5, 0)) + Vector((gauss(0, 1.5), gauss(0, 0.9), 0))
        if place.length < 1.15:
            continue
        size = 0.01 + 0.05 * random() ** 4
        bit = sphere((place.x, place.y, size * 0.6), size, powder, (1, uniform(0.6, 1), 0.7), (random(), 0, 6 * random()), 8)
        for polygon in bit.data.polygons:
            polygon.use_smooth = False
