"""House: wooden spools of thread on shelves, rows that run away to the right in burgundy, terracotta, clay and bone; seen
close, the far ones out of focus, window light from the upper left."""

from editorial import begin
from house import slant, window_light
from studio import nodes
from studio.cameras import camera
from studio.lights import area
from studio.materials import coordinates, plaster, principled, shader_of, wood
from studio.shapes import box, copy, lathe, wall

colours = ("#5a0f1d", "#a04a31", "#d8c3a4", "#c9785a", "#7d1f22", "#e7dac4", "#b5603f", "#3a0a14", "#d99a78", "#8e2f1c")
across, down = 0.98, 1.32


def build(shot):
    begin(0.25)
    wall(plaster("#6b1a26"), 0.62)
    ash = wood("#9a6a3e", "#d3a270", 4, (6, 6, 0.8), 0.45)
    spools = [spool(colour, ash) for colour in colours]
    for row in range(5):
        for column in range(11):
            index = (column * 3 + row * 4 + row * column) % len(colours)
            x, z = (column - 5) * across + slant * row * down - 0.6, (row - 2) * down
            for part in spools[index]:
                copy(part, (x, 0, z), (0, 0, 0.7 * column + row))
    for parts in spools:
        for part in parts:
            part.location = (0, 60, 0)
    for row in range(5):
        box((0, 0.1, (row - 2) * down - 0.495), (24, 1.0, 0.07), ash, 0.015)
    window_light(wall=0.6, centre=(0.6, 0.2), width=5.0, location=(-6.5, -8, 6.0), power=12000, shade=0.12)
    area((-6, -5, 5), (0, 0, 0), 2.4, 220, "#fff4ea")
    area((6, -6, 1), (0, 0, 0), 5, 130, "#fff0ea")
    camera((-3.6, -8.2, 1.1), (0.15, 0, 0.05), 72, aperture=1.6, focus=(-0.6, -0.4, 0.1))


def spool(colour, ash):
    """Two wooden discs with thread wound between them."""
    half, rim = 0.46, 0.36
    ends = []
    for low in (-half, half - 0.13):
        disc = [(0.05, low), (rim - 0.03, low), (rim, low + 0.03), (rim, low + 0.06), (0.24, low + 0.13), (0.05, low + 0.13)]
        ends.append(lathe(disc, ash, sides=48))
    wound = [(0.2, -half + 0.1), (0.3, -half + 0.13), (0.335, -half + 0.2), (0.34, 0)]
    wound += [(0.33, half - 0.2), (0.29, half - 0.13), (0.2, half - 0.1)]
    return [*ends, lathe(wound, yarn(colour), sides=64)]


def yarn(colour):
    """Cotton, wound: fine rings with a slight cross lay."""
    material = principled(colour, 0.55, sheen=0.5, specular=0.3)
    tree = material.node_tree
    place = coordinates(tree, (0.35, 0.0, 1))
    wave = nodes.add(tree, "ShaderNodeTexWave", {"Vector": place, "Scale": 13.0, "Distortion": 0.6}, bands_direction="Z")
    bumped = nodes.add(tree, "ShaderNodeBump", {"Strength": 0.75, "Distance": 0.02, "Height": wave.outputs[1]})
    tree.links.new(bumped.outputs[0], shader_of(material).inputs["Normal"])
    return material
