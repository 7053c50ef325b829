"""A lifting belt standing on its edge in a coil: thick black suede worn brown at its edges, four rows of yellow thread,
a steel buckle with two prongs. Sun from the upper left, its spiral repeated as a shadow."""

from math import cos, pi, sin

from ironfield import YELLOW, flood, turned_steel
from mathutils import Matrix, Vector
from stitching import saddle_stitch
from studio import nodes
from studio.cameras import camera
from studio.colour import linear
from studio.materials import bump, mottle, principled, shader_of
from studio.shapes import box, cylinder, group, mesh, torus, tube

HIGH, THICK, TURNS = 1.5, 0.15, 2.32


def build(shot):
    flood(40, -52, gloss=0.5).visible_glossy = False
    hide = worn(bump(mottle(principled("#171311", 0.62, sheen=0.25, specular=0.35), "#0e0c0b", "#2b211b", 2.4, 12, (0.38, 0.7)), 34, 0.3))
    strap(hide)
    rows()
    holes()
    group(buckle(turned_steel(0.22)), *at_end())
    camera((-0.9, -9.8, 4.3), (0.16, 0.1, 0.78), 76)


def spiral(t):
    """The middle line of the belt from its tip (0) inside to the buckle (1) outside."""
    turn = -0.55 * pi + 2 * pi * TURNS * t - 2 * pi * TURNS
    radius = 0.88 + 0.78 * max(t, 0) ** 1.1 + 0.05 * sin(2.3 * turn)
    return Vector((radius * cos(turn), radius * sin(turn) * 0.94, 0))


def frame(t):
    here = spiral(t)
    along = (spiral(t + 0.002) - spiral(t - 0.002)).normalized()
    return here, along, Vector((along.y, -along.x, 0))


def lean(t):
    """The layers do not stand quite level."""
    return 0.02 + 0.03 * (1 - t) + 0.012 * sin(9 * t)


def strap(hide):
    """A slab with rounded edges, its tip cut round."""
    profile = []
    round_ = THICK * 0.42
    for cx, cz, start in ((1, 1, 0), (-1, 1, pi / 2), (-1, -1, pi), (1, -1, 3 * pi / 2)):
        for k in range(6):
            a = start + pi / 2 * k / 5
            profile.append((cx * (THICK / 2 - round_) + round_ * cos(a), cz, round_ * sin(a)))
    count, sides = 520, len(profile)
    vertices, faces = [], []
    for i in range(count + 1):
        t = i / count
        here, _, out = frame(t)
        tip = min(1.0, t / 0.035)
        half = HIGH / 2 * max(0.04, 1 - (1 - tip) ** 2) ** 0.5 - round_
        for x, side, z in profile:
            vertices.append(here + out * x + Vector((0, 0, HIGH / 2 + lean(t) + side * max(half, 0) + z)))
    for i in range(count):
        for k in range(sides):
            j = (k + 1) % sides
            faces.append((i * sides + k, i * sides + j, (i + 1) * sides + j, (i + 1) * sides + k))
    faces += [tuple(range(sides))[::-1], tuple(count * sides + k for k in range(sides))]
    mesh(vertices, faces, hide).data.use_auto_smooth = True


def worn(material):
    """Rubbed brown towards both edges, by the height above the ground."""
    tree = material.node_tree
    place = nodes.add(tree, "ShaderNodeNewGeometry").outputs["Position"]
    height = nodes.add(tree, "ShaderNodeSeparateXYZ", {0: place}).outputs["Z"]
    off = nodes.math(tree, "ABSOLUTE", nodes.math(tree, "SUBTRACT", height, HIGH / 2 + 0.03))
    grain = nodes.add(tree, "ShaderNodeTexNoise", {"Vector": place, "Scale": 6.0, "Detail": 10.0}).outputs[0]
    rub = nodes.math(tree, "ADD", off, nodes.math(tree, "MULTIPLY", nodes.math(tree, "SUBTRACT", grain, 0.5), 0.28))
    amount = nodes.map_range(tree, rub, (HIGH / 2 - 0.12, HIGH / 2 + 0.03), (0, 0.9))
    socket = shader_of(material).inputs["Base Color"]
    mix = nodes.add(tree, "ShaderNodeMixRGB", {0: amount, 1: socket.links[0].from_socket, 2: linear("#8a5a34")})
    tree.links.new(mix.outputs[0], socket)
    return material


def rows():
    thread = principled(YELLOW, 0.7)
    for height in (0.12, 0.26, HIGH - 0.26, HIGH - 0.12):
        for side in (1, -1):
            line = []
            steps = int(TURNS * 118)
            for i in range(int(0.06 * steps), int(0.985 * steps)):
                here, _, out = frame(i / steps)
                line.append(here + out * side * (THICK / 2 + 0.004) + Vector((0, 0, height + lean(i / steps))))
            saddle_stitch(line, thread, 0.016)


def holes():
    """Two rows of punched holes near the tip."""
    dark, rim = principled("#050404", 0.9), principled("#1d1612", 0.6)
    for i in range(9):
        t = 0.09 + i * 0.026
        here, along, _ = frame(t)
        for height in (0.52, 0.98):
            for side in (1, -1):
                out = Vector((along.y, -along.x, 0)) * side
                place = here + out * (THICK / 2 + 0.002) + Vector((0, 0, height + lean(t)))
                turn = out.to_track_quat("Z", "Y").to_euler()
                cylinder(place, 0.062, 0.006, dark, rotation=turn, sides=32)
                torus(place, 0.066, 0.012, rim, turn, 32, 10)


def at_end():
    here, along, out = frame(0.972)
    turn = Matrix((along, Vector((0, 0, 1)), out)).transposed()
    return here + out * (THICK / 2) + Vector((0, 0, HIGH / 2 + lean(1))), turn.to_euler()


def buckle(steel):
    """x along the belt, y up, z away from it: a roller frame, two prongs, the folded keeper with its rivets."""
    corners = [(-0.1, -0.62, 0.09), (0.62, -0.62, 0.09), (0.62, 0.62, 0.09), (-0.1, 0.62, 0.09)]
    parts = [tube([*corners, corners[0]], 0.07, steel, curved=False)]
    parts += [tube([(x, -0.62, 0.09), (x, 0.62, 0.09)], 0.075, steel, curved=False) for x in (-0.1, 0.62)]
    parts.append(cylinder((0.62, 0, 0.09), 0.1, 1.05, steel, 0.02, (pi / 2, 0, 0), 48))
    for y in (-0.23, 0.23):
        parts.append(tube([(-0.1, y, 0.16), (0.2, y, 0.19), (0.55, y, 0.2), (0.74, y, 0.19)], 0.045, steel, resolution=6))
    leather = bump(principled("#191412", 0.6), 34, 0.3)
    parts.append(box((-0.42, 0, 0.05), (0.62, 1.4, 0.1), leather, 0.035))
    for x in (-0.6, -0.3):
        parts += [cylinder((x, y, 0.11), 0.06, 0.04, steel, 0.018) for y in (-0.45, 0, 0.45)]
    return parts
