"""A locket of pierced gold in the shape of a lantern, on a fine chain; a small light inside draws its lattice."""

from math import cos, pi, radians, sin

import bmesh
import bpy
from cuts import faceted, pear
from jewels import beads, bezel, chain, jump_ring, smooth
from mathutils import Vector
from studio.cameras import camera
from studio.lights import point
from studio.materials import emission, gem, gold
from studio.shapes import cylinder, decorative, group, lathe, mesh, sphere, subdivide, thicken, torus, tube, wall
from vitrine import black_stone, bloom, edge, key, sparkle, vitrine

sides = 16
eye = (0.2, -9.4, 0.6)
flame = (0, 0, -0.2)
low, high = -0.95, 0.55  # of the pierced body


def build(shot):
    vitrine(strength=3.2, scale=2.8)
    wall(black_stone(0.8, "#35232a", "#4a3238", specular=0.02), 1.15)
    group(locket(), (0, 0, 0), (radians(2), radians(3), radians(20)))
    hang()
    glow = sphere(flame, 0.09, emission("#ffb060", 9), scale=(1, 1, 1.9), segments=32)
    decorative(glow).visible_shadow = False
    point(flame, 75, "#ff9440", 0.02)
    bloom(Vector(flame) + Vector((0, -0.9, 0)), eye, 1.5, 0.09, "#ff8a38")
    target = Vector((0, 0, 0))
    key(target, 520, 20)
    sparkle(target, 16, towards=(-0.35, -0.75, 0.6))
    edge((3.2, 0.6, 1.0), target, 46, 4)
    edge((-3.0, 0.6, 0.6), target, 40, 4)
    camera(eye, (0, 0, 0.2), 74, aperture=3.6, focus=(0, -0.5, 0))


def belly(z):
    """The body's radius: wider at the shoulder than at the foot."""
    t = min(1, max(0, (z - low) / (high - low)))
    return 0.27 + 0.4 * sin(pi / 2 * min(1, t / 0.72)) ** 0.9 - 0.17 * max(0, (t - 0.72) / 0.28) ** 1.7


def locket():
    metal = gold(0.13)
    parts = [lattice(metal)]
    for z, width in ((low, 0.07), (high, 0.075)):
        parts.append(torus((0, 0, z), belly(z) + 0.005, width * 0.62, metal, segments=128, rings=24))
    for z, out in ((low + 0.052, 0.05), (high - 0.055, 0.05)):
        reach = belly(z) + out * 0.6
        parts.append(beads([(reach * cos(2 * pi * i / 84), reach * sin(2 * pi * i / 84), z) for i in range(84)], 0.0165, metal))
    onion = [(0.52, 0), (0.53, 0.05), (0.49, 0.12), (0.4, 0.21), (0.28, 0.3), (0.17, 0.39), (0.1, 0.5), (0.075, 0.58), (0.11, 0.63), (0.09, 0.68), (0, 0.71)]
    dome = [(r, high + z) for r, z in onion]
    parts.append(fluted(dome, metal))
    foot = [(0, low - 0.24), (0.05, low - 0.23), (0.075, low - 0.19), (0.055, low - 0.14), (0.1, low - 0.1), (0.2, low - 0.05), (0.27, low)]
    parts.append(lathe(foot, metal, sides=96))
    parts += hinge_and_catch(metal)
    parts += drop(metal)
    parts.append(jump_ring((0, 0, high + 0.78), 0.085, 0.022, metal, (pi / 2, 0, radians(-20))))
    return parts


def fluted(profile, metal):
    """The lid: a dome with sixteen soft flutes."""
    dense = smooth([(r, 0, z) for r, z in profile], 6)
    columns = 160
    vertices, count = [], len(dense)
    for i in range(columns):
        turn = 2 * pi * i / columns
        for p in dense:
            ridge = 1 - 0.055 * abs(sin(8 * turn)) * min(1, p.x / 0.3)
            vertices.append((p.x * ridge * cos(turn), p.x * ridge * sin(turn), p.z))
    faces = [(i * count + j, (i + 1) % columns * count + j, (i + 1) % columns * count + j + 1, i * count + j + 1) for i in range(columns) for j in range(count - 1)]
    return mesh(vertices, faces, metal)


def lattice(metal):
    """A net of rhombs, each pierced: the holes are cut out of the faces and the bars rounded by subdivision."""
    rows = 11
    shape = bmesh.new()
    grid = []
    for j in range(rows + 1):
        z = low + (high - low) * j / rows
        shift = 0.5 * (j % 2)
        grid.append([shape.verts.new((belly(z) * cos(2 * pi * (i + shift) / sides), belly(z) * sin(2 * pi * (i + shift) / sides), z)) for i in range(sides)])
    for j in range(rows - 1):
        for i in range(sides):
            back = i if j % 2 else (i - 1) % sides
            left, right = grid[j + 1][back], grid[j + 1][(back + 1) % sides]
            shape.faces.new((grid[j][i], right, grid[j + 2][i], left))
    for j, tip in ((0, 1), (rows, rows - 1)):  # half rhombs along the rims
        for i in range(sides):
            k = (i + 1) % sides
            middle = i if j % 2 == 0 else (i + 1) % sides
            corners = (grid[j][i], grid[j][k], grid[tip][middle])
            shape.faces.new(corners if j == 0 else corners[::-1])
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    whole = [face for face in shape.faces if len(face.verts) == 4]
    bmesh.ops.inset_individual(shape, faces=whole, thickness=0.021)
    bmesh.ops.delete(shape, geom=whole, context="FACES")
    data = bpy.data.meshes.new("lattice")
    shape.to_mesh(data)
    shape.free()
    made = mesh([], [], metal)
    made.data = data
    data.materials.append(metal)
    for polygon in data.polygons:
        polygon.use_smooth = True
    thicken(made, 0.05, 0)
    return subdivide(made, 2)


def hinge_and_catch(metal):
    """Five knuckles on the right, a catch with its bead on the left, an upright bar behind each."""
    parts = []
    for turn, knuckles in ((radians(-52), 5), (radians(-142), 0)):
        path = [((belly(z) + 0.02) * cos(turn), (belly(z) + 0.02) * sin(turn), z) for z in [low + (high - low) * t / 20 for t in range(21)]]
        parts.append(tube(path, 0.03, metal))
        for k in range(knuckles):
            z = -0.08 + (k - 2) * 0.075
            reach = belly(z) + 0.055
            parts.append(cylinder((reach * cos(turn), reach * sin(turn), z), 0.036, 0.068, metal, 0.01, sides=32))
    z, turn = -0.08, radians(-142)
    reach = belly(z) + 0.06
    parts.append(sphere((reach * cos(turn), reach * sin(turn), z), 0.05, metal, segments=32))
    return parts


def drop(metal):
    """A citrine briolette under the foot."""
    stone = faceted(0.095, gem("#ffd79a", 1.8), pear)
    stone.rotation_euler, stone.location = (pi / 2, 0, 0), (0, 0, low - 0.46)
    cup = bezel(pear, 0.095, metal, height=0.45, wall=0.15)
    cup.rotation_euler, cup.location = (pi / 2, 0, 0), (0, 0, low - 0.46)
    return [stone, cup, jump_ring((0, 0, low - 0.25), 0.04, 0.012, metal, (0, pi / 2, 0))]


def hang():
    """The chain runs up out of the picture through the bail."""
    metal = gold(0.14)
    bail = high + 0.9
    jump_ring((0.05, 0, bail + 0.02), 0.1, 0.02, metal, (0, pi / 2 - 0.2, 0))
    for side in (-1, 1):
        chain(smooth([(0.04, 0, bail + 0.06), (side * 0.18 + 0.04, 0.0, bail + 0.5), (side * 0.55, 0.02, bail + 1.6), (side * 0.7, 0.02, bail + 2.2)]), 0.085, 0.0095, metal)
