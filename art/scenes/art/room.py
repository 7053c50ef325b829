"""The gallery itself: a white room under a glazed skylight, a pierced oval of black stone on polished concrete, a bench
before a great vermilion canvas, and a doorway to the next room. The light falls from above."""

from math import radians

from studio import nodes
from studio.cameras import camera
from studio.colour import linear
from studio.lights import area
from studio.materials import bump, coordinates, emission, mottle, plaster, principled, shader_of, wood
from studio.shapes import box, cut, decorative, plane, sphere
from studio.stage import bounces, clamp_fireflies, reset

height = 4.6


def build(shot):
    reset(exposure=0.3, contrast="Medium High Contrast")
    bounces(total=8, diffuse=6)
    clamp_fireflies(0.8)
    white = plaster("#efedea")
    concrete = mottle(principled("#8b8a88", 0.2, specular=0.5), "#787775", "#9a9996", 0.7, contrast=(0.28, 0.72))
    plane(concrete, 40, 40)
    back = box((0, 7.2, height / 2), (14, 0.5, height), white)
    cut(back, box((4.75, 7.2, 1.05), (1.3, 1.2, 2.1), white))
    box((0, 11, height / 2), (14, 0.3, height), white)
    box((-6.6, 0, height / 2), (0.3, 26, height), white)
    box((6.6, 0, height / 2), (0.3, 26, height), white)
    skylight(white)
    canvas((-2.0, 6.92, 1.72), (3.3, 0.06, 2.3), field())
    canvas((-6.42, 2.2, 1.5), (0.06, 1.4, 1.75), principled("#c9b48f", 0.9))
    pierced_oval((1.75, 2.0, 0.0))
    bench((-2.0, 2.5, 0))
    area((4.8, 9.1, 4.2), (4.8, 9.1, 0), 2.4, 130, "#fff4e6")
    camera((0.2, -8.6, 1.62), (-0.05, 3, 1.78), 33)


def skylight(white):
    """A ceiling with an opening, and in it bars and glowing glass."""
    for x, wide in ((-4.75, 4.3), (4.75, 4.3)):
        box((x, 0, height + 0.1), (wide, 26, 0.2), white)
    # Pieces butt and never share a face: two faces in one plane would shade each other black.
    box((0, 6.6, height + 0.1), (5.2, 2.2, 0.2), white)
    box((0, 5.56, height + 0.51), (5.4, 0.1, 0.98), white)
    glass = decorative(box((0, -2, height + 0.75), (5.2, 15, 0.02), emission("#f4f7ff", 2.6)))
    glass.visible_glossy = True
    for x in (-2.66, 2.66):
        box((x, -2, height + 0.51), (0.1, 15.2, 0.98), white)
    for i in range(9):
        box((0, 5 - i * 1.55, height + 0.66), (5.2, 0.07, 0.12), white)
    for x in (-0.9, 0.9):
        box((x, -2, height + 0.66), (0.07, 15, 0.12), white)
    area((0, -1.5, height + 0.5), (0, -1.5, 0), 5.0, 1150, "#f3f6ff", 13)


def canvas(location, size, paint):
    box(location, size, bump(paint, 220, 0.15, 0.01), 0.008)


def field():
    """Vermilion above, a dark band below, with a soft border between the two."""
    paint = principled("#b8331b", 0.85)
    tree = paint.node_tree
    place = coordinates(tree)
    cloud = nodes.add(tree, "ShaderNodeTexNoise", {"Vector": place, "Scale": 1.6, "Detail": 8.0}).outputs["Fac"]
    rise = nodes.add(tree, "ShaderNodeSeparateXYZ", {0: place}).outputs["Z"]
    mixed = nodes.math(tree, "ADD", rise, nodes.math(tree, "MULTIPLY", cloud, 0.35))
    steps = [(0.0, linear("#231a2e")), (0.16, linear("#2b1a2c")), (0.24, linear("#a02a18")), (0.6, linear("#c63a1c")), (1.0, linear("#d2552f"))]
    colour = nodes.ramp(tree, nodes.map_range(tree, mixed, (-1.0, 1.35), (0, 1)), steps)
    tree.links.new(colour, shader_of(paint).inputs["Base Color"])
    return paint


def pierced_oval(location):
    x, y, z = location
    stone = bump(mottle(principled("#141416", 0.24, clearcoat=0.4), "#0d0d0f", "#2a2a2d", 2.2, contrast=(0.35, 0.8)), 60, 0.02)
    form = sphere((x, y, z + 1.42), 1, stone, (0.92, 0.62, 1.3), (radians(4), radians(9), radians(24)), segments=128)
    tool = sphere((x + 0.08, y, z + 1.62), 1, stone, (0.36, 2.0, 0.5), (radians(-6), radians(-16), radians(24)), segments=96)
    cut(form, tool)
    box((x, y, z + 0.1), (1.5, 1.1, 0.2), plaster("#e9e7e3"), 0.01)
    return form


def bench(location):
    x, y, z = location
    oak = wood("#6b4a2c", "#93683f", 1.4, (1, 12, 12), 0.4)
    box((x, y, z + 0.42), (1.9, 0.46, 0.09), oak, 0.012)
    for side in (-0.72, 0.72):
        box((x + side, y, z + 0.19), (0.09, 0.42, 0.38), oak, 0.01)
