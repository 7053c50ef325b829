"""Cut stones: outlines seen from above, and the facets that follow them."""

from math import asin, cos, pi, sin

import bmesh
import bpy
from mathutils import Matrix, Vector
from studio.shapes import mesh

# Rings of corners from the table down to the pavilion: (count, width, height, turn in steps).
BRILLIANT = [(8, 0.56, 0.32, 0), (8, 0.8, 0.205, 0.5), (16, 1, 0.03, 0), (16, 1, -0.02, 0), (8, 0.42, -0.56, 0.5), (1, 0, -0.88, 0)]
CUSHION = [(8, 0.6, 0.3, 0.5), (8, 0.83, 0.19, 0), (24, 1, 0.03, 0), (24, 1, -0.03, 0), (16, 0.72, -0.34, 0.5), (8, 0.4, -0.6, 0), (1, 0, -0.86, 0)]


def circle(turn):
    return cos(turn), sin(turn)


def oval(turn):
    return 1.32 * cos(turn), sin(turn)


def cushion(turn, squareness=0.62):
    x, y = cos(turn), sin(turn)
    return 1.06 * abs(x) ** squareness * (1 if x > 0 else -1), abs(y) ** squareness * (1 if y > 0 else -1)


def pear(turn):
    """Round below, pointed above (+y), about 1.55 times as long as wide."""
    rise = (1 + sin(turn)) / 2
    return 1.12 * cos(turn) * max(0, 1 - rise) ** 0.32, 1.45 * sin(turn) + 0.12


def marquise(turn):
    return 1.75 * asin(max(-1, min(1, cos(turn)))) * 2 / pi, 0.86 * sin(turn)


def trillion(turn):
    reach = 1 / (1 + 0.16 * cos(3 * turn))
    return reach * sin(turn), -reach * cos(turn)


def faceted(radius, material, outline=circle, rings=BRILLIANT, depth=1.0):
    """A stone of `radius` whose girdle follows `outline` at its origin; `depth` scales its height."""
    points = []
    for count, width, z, offset in rings:
        for i in range(count):
            x, y = outline(2 * pi * (i + offset) / count)
            points.append((radius * width * x, radius * width * y, radius * z * depth))
    return hull(points, material)


def step_cut(width, length, material, height=None, corner=0.22):
    """An emerald cut or, with a small `corner`, a baguette: three steps above the girdle, three below."""
    side = min(width, length)
    height = height or 0.62 * side
    points = []
    for inset, z in ((0.2, 0.32), (0.11, 0.24), (0, 0.04), (0, -0.02), (0.16, -0.32), (0.32, -0.56), (0.46, -0.68)):
        x, y = (width / 2 - inset * side, length / 2 - inset * side)
        c = corner * side * (1 - inset)
        for a, b in ((x, max(0.001, y - c)), (max(0.001, x - c), y)):
            points += [(sx * a, sy * b, z * height) for sx in (-1, 1) for sy in (-1, 1)]
    return hull(points, material)


def hull(points, material):
    shape = bmesh.new()
    for point in points:
        shape.verts.new(point)
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=1e-6)
    bmesh.ops.convex_hull(shape, input=shape.verts)
    bmesh.ops.delete(shape, geom=[v for v in shape.verts if not v.link_faces], context="VERTS")
    bmesh.ops.dissolve_limit(shape, angle_limit=0.01, verts=shape.verts, edges=shape.edges)
    data = bpy.data.meshes.new("stone")
    shape.to_mesh(data)
    shape.free()
    made = mesh([], [], material, False)
    made.data = data
    data.materials.append(material)
    return made


def rest(stone, x, y, lean, turn=0.0, floor=0.0):
    """Lays a loose stone down on its pavilion: leaning by `lean`, turned by `turn`, its lowest corner on the floor."""
    rotation = Matrix.Rotation(turn, 4, "Z") @ Matrix.Rotation(lean, 4, "X")
    low = min((rotation @ Vector(vertex.co)).z for vertex in stone.data.vertices)
    stone.location = (x, y, floor - low)
    stone.rotation_euler = rotation.to_euler()
    return stone
