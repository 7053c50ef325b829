"""A record half out of its sleeve, from above: the sleeve embossed with flutes that show a moon over water."""

from math import cos, hypot, pi, sin, sqrt

import bpy
from studio import nodes
from studio.cameras import camera
from studio.colour import linear
from studio.lights import area, strips
from studio.materials import coordinates, plastic, principled, shader_of
from studio.shapes import cylinder, lathe, mesh, plane, surface, torus
from studio.stage import reset

SIDE, RADIUS = 4.0, 1.9
EDGE = 0.0


def build(shot):
    is_tall = shot == "tall"
    reset(world="#1c0a24", world_strength=0.2, exposure=0.15, contrast="High Contrast")
    strips(0.4, "#ffd9c0", "#1c0a24", behind="#1c0a24")
    plane(principled("#2c0b33", 0.75, specular=0.2))
    sleeve(is_tall)
    record((EDGE + 0.12, 0, 0))
    key = (-4.2, -5.2, 3) if is_tall else (-5.6, 4.6, 3)
    area(key, (-0.6, 0.2, 0), 1.4, 560, "#ffe6cc")
    area((1.5, 3.4, 4.2), (1, 0.6, 0), 0.5, 120, "#ffd9c0", height=3)
    area((4.4, -1.2, 3), (1, 0, 0), 0.6, 120, "#b06bff", height=2)
    area((1.2, -4, 4.2), (1, -0.6, 0), 0.5, 110, "#ff9a5e", height=3)
    camera((0, -0.01, 14), (0, 0, 0), 62)
    view = bpy.context.scene.camera
    view.rotation_euler = (0, 0, pi / 2 if is_tall else 0)
    view.location = (-0.1, 0.06, 9.3) if is_tall else (-0.53, 0.05, 9.05)


def art(x, y, is_tall):
    """A place on the sleeve as its picture knows it: from -1 to 1, right and up as the camera sees it."""
    x, y = (x - EDGE + SIDE / 2) / (SIDE / 2), y / (SIDE / 2)
    return (y, -x) if is_tall else (x, y)


def relief(a, b, is_tall):
    """Flutes; within the moon they stand half a flute aside, below the horizon they sway."""
    sunk = 0.3 if is_tall else 0.0
    water = max(0.0, -0.16 - sunk - b)
    a += 0.05 * sqrt(water) * sin(water * 34)
    inside = 0.37 - hypot(a - 0.06, b - 0.34 + sunk)
    part = min(1.0, max(0.0, 0.5 + inside / 0.016))
    flute, aside = abs(cos(pi * a * 7)), abs(cos(pi * (a * 7 + 0.5)))
    return flute + (aside - flute) * part, inside > 0


def sleeve(is_tall):
    size, count = SIDE, 900
    left = EDGE - size

    def front(u, v):
        x, y = left + u * size, (v - 0.5) * size
        rim = min(u, v, 1 - u, 1 - v)
        deep = 0.0 if rim < 0.004 else 0.052
        return (x, y, 0.085 + deep * relief(*art(x, y, is_tall), is_tall)[0])

    printed = principled("#ff8a4a", 0.4, clearcoat=0.35, clearcoat_roughness=0.3)
    print_colours(printed, is_tall)
    sheet = surface(front, printed, count, count)
    moon = principled("#ffe6c4", 0.42, clearcoat=0.35, clearcoat_roughness=0.3)
    sheet.data.materials.append(moon)
    for polygon in sheet.data.polygons:
        x, y, _ = polygon.center
        polygon.material_index = int(relief(*art(x, y, is_tall), is_tall)[1])
    card = principled("#f7d9b8", 0.8)
    for z, tall in ((0.0, 0.012), (0.068, 0.016)):
        half = size / 2
        mesh_box(left, -half, EDGE, half, z, z + tall, card)


def mesh_box(x0, y0, x1, y1, z0, z1, material):
    corners = [(x, y, z) for z in (z0, z1) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
    faces = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return mesh(corners, faces, material, False)


def print_colours(material, is_tall):
    tree = material.node_tree
    place = nodes.add(tree, "ShaderNodeSeparateXYZ", {0: coordinates(tree)})
    along = place.outputs["X" if is_tall else "Y"]
    part = nodes.map_range(tree, along, (EDGE, EDGE - SIDE) if is_tall else (-SIDE / 2, SIDE / 2), (0, 1))
    stops = [(0, "#ffa24e"), (0.34, "#ff8436"), (0.45, "#f2602c"), (0.75, "#dd2f52"), (1, "#9a1a68")]
    colour = nodes.ramp(tree, part, [(at, linear(hexa)) for at, hexa in stops])
    tree.links.new(colour, shader_of(material).inputs["Base Color"])


def record(at):
    x, y, _ = at
    vinyl = principled("#0b070c", 0.3, anisotropic=0.85, specular=0.7)
    tree = vinyl.node_tree
    tangent = nodes.add(tree, "ShaderNodeTangent", {}, direction_type="RADIAL", axis="Z")
    tree.links.new(tangent.outputs[0], shader_of(vinyl).inputs["Tangent"])
    profile = [(RADIUS, 0.03), (RADIUS, 0.046)]
    gaps = (1.83, 1.62, 1.38, 1.17, 0.93)
    for outer, inner in zip(gaps, gaps[1:]):
        steps = 26
        for k in range(steps + 1):
            r = outer - 0.012 - (outer - inner - 0.024) * k / steps
            profile.append((r, 0.048 + 0.0016 * (k % 2)))
        profile.append((inner + 0.008, 0.0455))
    profile += [(0.66, 0.046), (0.0, 0.046)]
    lathe(profile, vinyl, (x, y, 0), 256)
    paper = principled("#ff7a35", 0.6)
    cylinder((x, y, 0.048), 0.62, 0.006, paper, sides=160)
    cylinder((x, y, 0.0515), 0.44, 0.001, principled("#fff1df", 0.6), sides=128)
    cylinder((x, y, 0.0522), 0.41, 0.001, paper, sides=128)
    torus((x, y, 0.05), 0.2, 0.006, paper)
    cylinder((x, y, 0.053), 0.05, 0.004, plastic("#0a040c"), sides=48)
