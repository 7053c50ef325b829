"""A cable cut open: sheath, three cores, bright strands."""

from math import cos, pi, sin

from mathutils import Vector
from studio import nodes
from studio.cameras import camera
from studio.colour import linear
from studio.lights import area
from studio.materials import bump, lacquer, metal, plaster, principled, shader_of
from studio.shapes import cyclorama, cylinder, tube
from studio.stage import reset

SHEATH = 0.78
CORE = 0.3


def build(_):
    reset(world="#26221c", world_strength=0.4, exposure=0.25, contrast="High Contrast")
    cyclorama(plaster("#18181a"))
    tube([(-9, 0.2, 0.8), (-4, 0.05, 0.8), (-1.6, 0, 0.8)], SHEATH, bump(principled("#8b8d8c", 0.42), 70, 0.06))
    cylinder((-1.62, 0, 0.8), SHEATH * 0.97, 0.12, principled("#5d5f5f", 0.5), 0.03, (0, pi / 2, 0))
    brown, blue = lacquer("#451a05", 0.26), lacquer("#0a3fb0", 0.26)
    core(brown, [(-1.9, -0.05, 1.12), (-0.8, -0.1, 1.3), (0.6, -0.15, 1.75), (2.3, -0.3, 1.95), (3.3, -0.5, 1.8)])
    core(blue, [(-1.9, 0.3, 0.62), (-0.6, 0.4, 0.75), (1.0, 0.75, 0.95), (2.6, 0.95, 0.85), (3.9, 1.0, 0.55)])
    core(striped(), [(-1.9, -0.34, 0.6), (-0.8, -0.5, 0.62), (0.5, -0.95, 0.6), (1.8, -1.35, 0.42), (2.9, -1.55, 0.36)])
    area((-3, 4.5, 5.5), (1, 0, 0.8), 2.5, 900, "#ffdca0")
    area((5, -3, 4.5), (1, 0, 0.8), 2, 420, "#fff2dc")
    area((-5, -5, 3), (-1, 0, 0.8), 3, 160, "#cfe0ff")
    camera((1.9, -8.4, 4.3), (1.15, -0.1, 0.9), 47, aperture=3, focus=(2.6, -0.4, 1.4))


def core(insulation, path):
    """An insulated wire whose last fifth is bare: seven strands, twisted."""
    line = smoothed([Vector(place) for place in path])
    cut = int(len(line) * 0.8)
    tube([tuple(place) for place in line[: cut + 1]], CORE, insulation, curved=False, resolution=12)
    bright = metal("#ff9a5c", 0.3)
    bare = line[cut - 2 :]
    for k in range(13):
        ring, turn = (0, 0) if k == 0 else (0.085, k * pi / 3) if k < 7 else (0.165, k * pi / 3 + 0.5)
        strand = []
        for i, place in enumerate(bare):
            ahead = (bare[min(i + 1, len(bare) - 1)] - bare[max(i - 1, 0)]).normalized()
            side = ahead.cross(Vector((0, 0, 1))).normalized()
            angle = turn + i * 0.09
            spread = ring * (1 + 0.25 * i / len(bare))
            strand.append(tuple(place + spread * (cos(angle) * side + sin(angle) * ahead.cross(side))))
        tube(strand, 0.052, bright, curved=False, resolution=5)


def striped():
    """Green with a yellow stripe that winds round."""
    material = lacquer("#0d7a2c", 0.26)
    tree = material.node_tree
    place = nodes.add(tree, "ShaderNodeTexCoord").outputs["Object"]
    parts = nodes.add(tree, "ShaderNodeSeparateXYZ", {0: place})
    slant = nodes.math(tree, "ADD", nodes.math(tree, "MULTIPLY", parts.outputs[1], 1.1), nodes.math(tree, "MULTIPLY", parts.outputs[2], 1.6))
    winding = nodes.math(tree, "FRACT", nodes.math(tree, "ADD", nodes.math(tree, "MULTIPLY", parts.outputs[0], 0.55), slant))
    colour = nodes.ramp(tree, winding, [(0.0, linear("#0b6b27")), (0.5, linear("#f2c400"))], "CONSTANT")
    tree.links.new(colour, shader_of(material).inputs["Base Color"])
    return material


def smoothed(points, times=5):
    for _ in range(times):
        cut = [place for a, b in zip(points, points[1:]) for place in (a.lerp(b, 0.25), a.lerp(b, 0.75))]
        points = [points[0], *cut, points[-1]]
    return points
