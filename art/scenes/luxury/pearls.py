"""A strand of grey pearls that spills over a block of smoked glass; its clasp of diamonds lies in front."""

from math import pi

from cuts import CUSHION, cushion, faceted
from jewels import beads, bezel, pave, smooth, spaced
from mathutils import Matrix, Vector
from studio import nodes
from studio.cameras import camera
from studio.colour import linear
from studio.lights import area
from studio.materials import gem, glass, principled, shader_of
from studio.shapes import box, copy, group, plane, sphere, torus, tube
from vitrine import WARM, edge, floor_stone, key, melee, sparkle, vitrine, white_gold

size = 0.155  # a pearl's radius
top, front = 1.05, -0.35  # of the block


def build(shot):
    vitrine(strength=2.6, scale=2.6)
    plane(floor_stone(0.16, 0.4))
    smoked = glass("#a59c9a", 1.45, shadow=0.5)
    box((-0.35, front + 0.75, top / 2 + 0.002), (2.3, 1.5, top), smoked, 0.045)
    strand()
    target = Vector((0.1, -0.5, 0.7))
    key(target, 1150, 24)
    area((-2.8, -3.6, 4.6), target, 0.8, 110, WARM)  # the window in every pearl
    sparkle((-0.9, -1.1, 0.2), 40, count=14, towards=(-0.38, -0.34, 0.86))
    edge((5.6, 2.6, 1.8), target, 300, 3)
    edge((-5.6, 2.2, 1.4), target, 300, 3)
    behind = area((-0.6, 3.6, 1.7), (-0.35, 0.4, 0.6), 1.4, 40, "#ffd9b0", height=0.9)  # shines through the glass
    behind.visible_transmission = behind.visible_glossy = False
    camera((1.5, -8.6, 3.5), (0.0, -0.5, 0.6), 78, aperture=3.2, focus=(0.1, -0.9, 0.5))


def route():
    """Across the block in a slack wave, over its front edge, down, and round on the floor."""
    lie, fall = top + size, front - size - 0.01
    return [
        (-0.15, 0.95, lie),
        (-0.95, 0.75, lie),
        (-1.2, 0.3, lie),
        (-0.75, 0.0, lie),
        (-0.35, 0.35, lie),
        (0.15, 0.5, lie),
        (0.45, 0.1, lie),
        (0.42, -0.2, lie),
        (0.4, fall + 0.06, top + 0.07),
        (0.39, fall, top - 0.25),
        (0.38, fall, 0.5),
        (0.4, fall - 0.06, 0.24),
        (0.5, fall - 0.28, size),
        (0.85, fall - 0.6, size),
        (0.85, fall - 1.05, size),
        (0.35, fall - 1.25, size),
        (-0.3, fall - 1.1, size),
        (-0.75, fall - 0.75, size),
    ]


def strand():
    nacre = pearl()
    first = sphere((0, 0, 0), size, nacre, segments=48)
    path = smooth(route())
    places = [place for place, _ in spaced(path, 2 * size + 0.012)]
    first.location = places[0]
    for place in places[1:]:
        copy(first, place)
    tube(path, 0.014, principled("#6e6468", 0.8))
    end, before = path[-1], path[-12]
    clasp(end + (end - before).normalized() * 0.27 + Vector((0, 0, 0.08)), end - before)


def pearl():
    """Grey nacre: a cool body under a warm and rosy sheen at its edge."""
    material = principled("#4d4a52", 0.24, clearcoat=1.0, clearcoat_roughness=0.06, specular=0.7)
    tree = material.node_tree
    facing = nodes.add(tree, "ShaderNodeLayerWeight", {"Blend": 0.42}).outputs["Facing"]
    stops = [(0, linear("#c2bdc4")), (0.35, linear("#9d9aa8")), (0.7, linear("#a88f98")), (1, linear("#ecd0c4"))]
    tree.links.new(nodes.ramp(tree, facing, stops), shader_of(material).inputs["Base Color"])
    return material


def clasp(location, along):
    """A cushion diamond in a border of small ones, on a low drum with a tongue and a ring at each end."""
    metal = white_gold()
    radius = 0.17
    parts = [faceted(radius, gem(), cushion, CUSHION), bezel(cushion, radius, metal, height=0.7, wall=0.14)]
    border = []
    for i in range(20):
        x, y = cushion(2 * pi * (i + 0.5) / 20, 0.78)
        border.append(Vector((x, y, 0)) * (radius + 0.075))
    parts += pave([(p, p * 0.8 + Vector((0, 0, 1))) for p in border], 0.04, melee())
    parts.append(tube([p + Vector((0, 0, -0.05)) for p in border], 0.042, metal, cyclic=True))
    parts.append(beads([p * 1.17 for p in border], 0.014, metal))
    for side in (-1, 1):
        parts.append(torus((side * 0.3, 0, -0.07), 0.045, 0.016, metal, (pi / 2, 0, 0), segments=40, rings=12))
    table = Vector((-0.1, -0.72, 0.68)).normalized()
    side = (along - along.dot(table) * table).normalized()
    axes = Matrix((side, table.cross(side), table)).transposed()
    return group(parts, location, axes.to_euler())
