"""Trees of model makers: twisted brass wire, and dried umbels on pins."""

import random
from math import cos, pi, sin

import bmesh
import bpy
from mathutils import Matrix, Vector
from studio.shapes import copy


def wires(paths, material, resolution=2):
    """Many wires as one object: each path is a list of (point, radius)."""
    curve = bpy.data.curves.new("wires", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = 1, resolution, True
    for path in paths:
        spline = curve.splines.new("POLY")
        spline.points.add(len(path) - 1)
        for knot, (point, radius) in zip(spline.points, path):
            knot.co, knot.radius = (*point, 1), radius
    curve.materials.append(material)
    made = bpy.data.objects.new("wires", curve)
    bpy.context.collection.objects.link(made)
    return made


def wire_tree(height, material, strands=44, spread=0.5, seed=1):
    """A tree of wire at the origin: strands twist up the trunk and part, bundle by bundle, into twigs."""
    dice = random.Random(seed)
    thick = 0.0024 * height
    paths = []

    def part(start, heading, count, length, turn):
        """A bundle of `count` strands, then its two halves."""
        points, here = [], Vector(start)
        for i in range(6):
            points.append(here.copy())
            sway = Vector((dice.uniform(-1, 1), dice.uniform(-1, 1), dice.uniform(-0.2, 0.7)))
            heading = (heading + 0.1 * sway).normalized()
            here = here + heading * length / 5
        bundle = thick * count**0.5
        side = heading.orthogonal().normalized()
        for strand in range(min(count, 7)):
            path = []
            for i, point in enumerate(points):
                angle = turn + 2 * pi * strand / min(count, 7) + i * 0.7
                axis = Matrix.Rotation(angle, 3, heading) @ side
                path.append((point + axis * bundle * 0.75 * (count > 1), max(thick * 0.75, bundle * 0.5 * (1 if count > 1 else 1.2))))
            paths.append(path)
        if count == 1:
            return
        first = max(1, round(count * dice.uniform(0.35, 0.6)))
        around = dice.uniform(0, 2 * pi)
        for share, sign in ((first, 1), (count - first, -1)):
            if not share:
                continue
            lean = spread * (0.7 + 0.6 * (1 - share / count))
            out = Matrix.Rotation(around, 3, heading) @ side
            ahead = (heading + sign * out * lean + Vector((0, 0, 0.12))).normalized()
            part(points[-1], ahead, share, length * dice.uniform(0.66, 0.9), turn + 3)

    part((0, 0, 0), Vector((0, 0, 1)), strands, height * 0.3, 0)
    for root in range(5):
        angle = 2 * pi * root / 5 + 0.4
        out = Vector((cos(angle), sin(angle), 0))
        paths.append([(Vector((0, 0, 0.07 * height)) + out * thick * 3, thick * 1.6), (out * 0.022 * height + Vector((0, 0, 0.02 * height)), thick * 1.5), (out * 0.06 * height, thick)])
    return wires(paths, material)


def yarrow(height, radius, flower, stem, seed=1, flatness=0.5):
    """An umbel on a pin at the origin: a dome of small heads on fine stalks."""
    dice = random.Random(seed)
    fork = Vector((0, 0, height - radius * 0.95))
    shape = bmesh.new()
    paths = [[(Vector((0, 0, -0.1)), 0.016 * height**0.5), (fork, 0.014 * height**0.5)]]
    count = 190
    for i in range(count):
        up = 1 - 1.25 * (i + 0.5) / count
        angle = i * 2.39996
        reach = max(0.0, 1 - up * up) ** 0.5
        far = dice.uniform(0.86, 1.04)
        head = Vector((reach * cos(angle) * radius * far, reach * sin(angle) * radius * far, up * radius * flatness * far + height - radius * 0.5))
        size = radius * dice.uniform(0.075, 0.125)
        bmesh.ops.create_icosphere(shape, subdivisions=1, radius=size, matrix=Matrix.Translation(head))
        if i % 3 == 0:
            knee = fork.lerp(head, 0.55) + Vector((0, 0, -0.12 * radius))
            paths.append([(fork, 0.008 * height**0.5), (knee, 0.007 * height**0.5), (head, 0.006 * height**0.5)])
    data = bpy.data.meshes.new("umbel")
    shape.to_mesh(data)
    shape.free()
    data.materials.append(flower)
    for face in data.polygons:
        face.use_smooth = True
    head = bpy.data.objects.new("umbel", data)
    bpy.context.collection.objects.link(head)
    return [head, wires(paths, stem, 1)]


def planted(tree, places, seed=3):
    """Sets a tree on each (x, y, z, size), every one turned its own way; the first place takes the original."""
    dice = random.Random(seed)
    parts = tree if isinstance(tree, list) else [tree]
    for index, (x, y, z, size) in enumerate(places):
        turn = (dice.uniform(-0.04, 0.04), dice.uniform(-0.04, 0.04), dice.uniform(0, 6.28))
        for part in parts:
            made = part if index == 0 else copy(part, (x, y, z))
            made.location, made.rotation_euler, made.scale = (x, y, z), turn, (size,) * 3
