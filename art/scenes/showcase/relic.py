"""A controller as a relic: faceted black metal with a neon rim on a six-sided plinth, magenta against cyan."""

from math import cos, pi, radians, sin

from halo import halo
from mathutils import Vector
from studio import nodes
from studio.cameras import camera
from studio.colour import linear
from studio.lights import area, strips
from studio.materials import emission, lacquer, metal, principled
from studio.shapes import box, brilliant, cylinder, decorative, group, mesh, plane, round_edges, torus, tube
from studio.stage import clamp_fireflies, reset

CYAN, MAGENTA = "#14dcff", "#ff1fc4"
UPRIGHT = (pi / 2, 0, 0)
FACE = -0.42
HALF_OUTLINE = [(0, 0.62), (0.42, 0.62), (0.8, 1.02), (1.5, 1.08), (1.98, 0.66), (2.22, -0.3), (2.3, -1.25), (2.0, -1.72), (1.62, -1.5), (1.12, -0.62), (0.5, -0.42), (0, -0.66)]


def build(shot):
    reset(exposure=0.1, contrast="High Contrast")
    clamp_fireflies(1.5)
    strips(0.3, "#c9b4ff", "#0a0613", behind="#07040e")
    plane(principled("#050309", 0.28, specular=0.08))
    plinth(metal("#171022", 0.3))
    body = principled("#4a3d63", 0.34, 0.35, clearcoat=0.5)
    parts = relic(body, lacquer("#0b0812", 0.15))
    group(parts, (0, -0.1, 2.21), (radians(-9), 0, radians(-13)), 0.94)
    decorative(torus((0, 1.6, 2.9), 2.12, 0.035, sweep(5, 2.2), UPRIGHT, rings=12))
    halo((-1.1, 2.2, 2.7), 3.2, CYAN, 0.16)
    halo((1.2, 2.1, 3.1), 3.4, MAGENTA, 0.24)
    area((-4.5, -3.5, 5), (0, 0, 2.3), 1.8, 620, "#59e4ff")
    area((4.5, -3, 4), (0, 0, 2.3), 1.4, 560, "#ff4fd2")
    area((-1.5, -6, 6.5), (0, 0, 2.2), 2.4, 300, "#efe4ff")
    area((0, 3.5, 5.5), (0, 0, 2.5), 2, 300, "#b26bff")
    camera((0.7, -13.2, 3.3), (0, 0, 2.42), 70, aperture=4, focus=(0, -0.5, 2.4))


def sweep(strength, reach):
    """Neon that turns from cyan on the left to magenta on the right."""
    material = emission(CYAN, strength)
    tree = material.node_tree
    light = next(node for node in tree.nodes if node.type == "EMISSION")
    x = nodes.add(tree, "ShaderNodeSeparateXYZ", {0: nodes.add(tree, "ShaderNodeTexCoord").outputs["Object"]}).outputs["X"]
    colour = nodes.ramp(tree, nodes.map_range(tree, x, (-reach, reach), (0, 1)), [(0.25, linear(CYAN)), (0.5, linear("#6a3dff")), (0.75, linear(MAGENTA))])
    tree.links.new(colour, light.inputs["Color"])
    return material


def neon(made):
    """Not mirrored either: lines this thin in metal this close are only noise."""
    made.visible_glossy = False
    return decorative(made)


def relic(body, black):
    right = [Vector(p) for p in HALF_OUTLINE]
    outline = right + [Vector((-x, z)) for x, z in reversed(HALF_OUTLINE[1:-1])]
    rim = sweep(6, 2.2)
    parts = [
        shell([(0.1, 0.42), (0.0, 0.06)], outline, body, True),
        shell([(0.0, -0.06), (0.24, FACE)], outline, body, False),
        shell([(0.02, 0.07), (0.02, -0.07)], outline, black, False),
        neon(tube([(x, 0, z) for x, z in inset(outline, -0.012)], 0.045, rim, cyclic=True, curved=False, resolution=5)),
        neon(tube([(x, FACE - 0.004, z) for x, z in inset(outline, 0.38)], 0.013, sweep(3.2, 1.6), cyclic=True, curved=False, resolution=4)),
    ]
    for x, z in ((-0.74, -0.02), (0.74, -0.02)):
        parts += thumbstick(x, z, black, body, CYAN if x < 0 else MAGENTA)
    for turn in range(4):
        angle = turn * pi / 2
        place = (-1.42 + 0.19 * cos(angle), FACE - 0.05, 0.52 + 0.19 * sin(angle))
        parts.append(box(place, (0.2, 0.13, 0.16), black, 0.03, (0, -angle, 0)))
        button = (1.42 + 0.25 * cos(angle), FACE - 0.02, 0.52 + 0.25 * sin(angle))
        parts.append(cylinder(button, 0.125, 0.1, black, 0.02, UPRIGHT, sides=32))
        parts.append(neon(cylinder((button[0], FACE - 0.075, button[2]), 0.085, 0.03, emission(MAGENTA if turn % 2 else CYAN, 3), 0.01, UPRIGHT, sides=32)))
    parts += heart(body)
    return parts


def inset(outline, distance):
    """Moves every side of the polygon inward by the same distance."""
    moved = []
    for i, corner in enumerate(outline):
        before, after = (corner - outline[i - 1]).normalized(), (outline[(i + 1) % len(outline)] - corner).normalized()
        first, second = Vector((before.y, -before.x)), Vector((after.y, -after.x))
        mitre = (first + second).normalized()
        moved.append(corner + mitre * distance / max(0.5, mitre.dot(first)))
    return moved


def shell(levels, outline, material, is_back):
    """Lofts the outline between (inset, depth) levels and closes the outer end."""
    count = len(outline)
    vertices = [(x, depth, z) for distance, depth in levels for x, z in inset(outline, distance)]
    faces = [(ring * count + i, ring * count + (i + 1) % count, (ring + 1) * count + (i + 1) % count, (ring + 1) * count + i) for ring in range(len(levels) - 1) for i in range(count)]
    last = range(count) if is_back else range(count, 2 * count)
    faces.append(tuple(last))
    return round_edges(mesh(vertices, faces, material, False), 0.025, 3)


def thumbstick(x, z, black, body, colour):
    glow = emission(colour, 3.5)
    return [
        cylinder((x, FACE - 0.01, z), 0.38, 0.06, body, 0.02, UPRIGHT, sides=64),
        neon(torus((x, FACE - 0.045, z), 0.32, 0.022, glow, UPRIGHT, segments=96, rings=12)),
        cylinder((x, FACE - 0.12, z), 0.14, 0.2, black, 0.02, UPRIGHT, sides=48),
        cylinder((x, FACE - 0.25, z), 0.255, 0.09, black, 0.035, UPRIGHT, sides=64),
        torus((x, FACE - 0.295, z), 0.17, 0.02, body, UPRIGHT, segments=64, rings=12),
    ]


def heart(body):
    """A cut gem in a ring where the home button was."""
    glow = principled("#8a3dff", 0.1, emission="#9a4dff", emission_strength=0.55, clearcoat=1.0)
    gem = brilliant(0.24, glow, (0, FACE - 0.02, 0.3), UPRIGHT)
    ring = torus((0, FACE - 0.02, 0.3), 0.29, 0.045, body, UPRIGHT, segments=6, rings=12)
    slits = [neon(box((0.07 * i, FACE - 0.003, -0.16), (0.022, 0.012, 0.22 - 0.03 * abs(i)), emission("#7b4dff", 2.5))) for i in (-2, -1, 0, 1, 2)]
    return [gem, ring, *slits]


def plinth(dark):
    """Two hexagons, a line of neon in the joint."""
    for radius, low, high in ((2.66, 0, 0.28), (2.42, 0.34, 0.62)):
        prism = cylinder((0, 0, (low + high) / 2), radius, high - low, dark, 0.04, sides=6)
        for polygon in prism.data.polygons:
            polygon.use_smooth = False
    rim = [(2.46 * sin(pi / 3 * i), 2.46 * cos(pi / 3 * i), 0.31) for i in range(6)]
    decorative(tube(rim, 0.035, sweep(4, 2.3), cyclic=True, curved=False, resolution=4))
