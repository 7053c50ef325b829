"""White hand wraps with yellow stitching: one rolled tight, one half unrolled towards us in folds. Sun from the left."""

from math import cos, pi, sin

from ironfield import flood
from mathutils import Vector
from stitching import saddle_stitch
from studio import nodes
from studio.cameras import camera
from studio.materials import principled, shader_of
from studio.shapes import surface, thicken

WIDE, THICK = 1.15, 0.034


def build(shot):
    flood(38, -58, gloss=0.2)
    cloth, thread = woven("#d9d7cd"), principled("#c6d400", 0.7)
    wrap(rolled((0.95, 1.5), 0.92, 8, 0.5), cloth, thread)
    wrap(unrolled(), cloth, thread)
    camera((-0.9, -9.6, 5.4), (0.12, -0.15, 0.42), 62)


def woven(colour):
    """A herringbone of elastic cotton, along and across the band."""
    material = principled(colour, 0.9, sheen=0.25, specular=0.12)
    tree = material.node_tree
    place = nodes.add(tree, "ShaderNodeUVMap").outputs[0]
    axes = nodes.add(tree, "ShaderNodeSeparateXYZ", {0: place}).outputs
    zigzag = nodes.math(tree, "PINGPONG", nodes.math(tree, "MULTIPLY", axes[1], 14), 1)
    rib = nodes.math(tree, "SINE", nodes.math(tree, "ADD", nodes.math(tree, "MULTIPLY", axes[0], 1500), nodes.math(tree, "MULTIPLY", zigzag, 5)))
    bumped = nodes.add(tree, "ShaderNodeBump", {"Strength": 0.55, "Distance": 0.012, "Height": rib})
    tree.links.new(bumped.outputs[0], shader_of(material).inputs["Normal"])
    return material


def wrap(line, cloth, thread):
    """A band standing on its edge or lying: `line` gives middle points with the band's across direction."""
    count = len(line) - 1

    def point(u, v):
        here, across = line[round(u * count)]
        return tuple(here + across * ((v - 0.5) * WIDE))

    band = surface(point, cloth, count, 8)
    with_uv(band, count, 8)
    thicken(band, THICK, 0)
    for height in (-0.42, -0.36, 0.36, 0.42):
        for side in (-1, 1):
            points = []
            for i in range(2, count - 2):
                here, across = line[i]
                along = (line[i + 1][0] - line[i - 1][0]).normalized()
                points.append(here + across * (height * WIDE) + along.cross(across) * side * (THICK / 2 + 0.004))
            saddle_stitch(even(points, 0.062), thread, 0.014)


def with_uv(band, columns, rows):
    layer = band.data.uv_layers.new()
    for loop in band.data.loops:
        k = loop.vertex_index
        layer.data[loop.index].uv = (k % (columns + 1) / columns, k // (columns + 1) / rows)


def even(points, step):
    """The same line in equal steps."""
    made, over = [points[0]], 0.0
    for a, b in zip(points, points[1:]):
        length = (b - a).length
        while over + length >= step:
            a = a.lerp(b, (step - over) / length)
            length, over = (b - a).length, 0.0
            made.append(a)
        over += length
    return made


def rolled(centre, radius, turns, start):
    """A tight roll standing on its edge."""
    line, steps = [], turns * 64
    for i in range(steps + 1):
        turn = start + 2 * pi * turns * i / steps
        r = 0.1 + (radius - 0.1) * i / steps + 0.008 * sin(3 * turn)
        line.append((Vector((centre[0] + r * cos(turn), centre[1] + r * sin(turn), WIDE / 2 + 0.01)), Vector((0, 0, 1))))
    return line


def unrolled():
    """A roll that lies on the ground with its axis across, and its loose end that runs towards us in waves."""
    line, turns, radius = [], 6, 0.66
    centre, axis = Vector((-0.95, 0.55, radius)), Vector((0.94, 0.34, 0))
    ahead = Vector((0.34, -0.94, 0))
    steps = turns * 64
    for i in range(steps + 1):
        turn = -2 * pi * turns * (1 - i / steps)
        r = 0.1 + (radius - 0.12) * i / steps
        line.append((centre + ahead * sin(turn) * r + Vector((0, 0, -cos(turn) * r)), axis))
    reach = 5.2
    for i in range(1, 260):
        s = i / 259
        lift = 0.34 * sin(pi * s * 3.4) ** 2 * (0.25 + s) * (1 - s) ** 0.3 + 0.02 + 0.1 * min(1, 6 * s)
        side = axis * (0.5 * sin(2.1 * pi * s) * s)
        turn = 0.5 * s * sin(2.6 * pi * s)
        across = (axis * cos(turn) + ahead * sin(turn) + Vector((0, 0, 0.16 * sin(5 * pi * s)))).normalized()
        line.append((Vector((centre.x, centre.y, 0)) + ahead * (reach * s) + side + Vector((0, 0, lift + 0.02)), across))
    return line
