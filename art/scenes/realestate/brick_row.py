"""A narrow house of pale brick, four storeys of arched openings, between two blank neighbours of laminated grey board. Low
light from the left; `inside` takes the front off and leans it against the neighbour."""

import random
from math import pi, radians

from furniture import bed, chair, island, lounge, pendant, pot, shelves, sofa, table_for, tub
from growth import planted, wire_tree, yarrow
from model import (
    Kit, acrylic, acrylic_edge, arc, arch, basswood, brass_rod, glazing, glow, grey_board, plinth, raking, rectangle, shade, stairs,
    steps, table, vermilion, walnut, white_board,
)  # fmt: skip
from studio import nodes
from studio.cameras import camera
from studio.colour import linear
from studio.materials import blackened_iron, principled, shader_of
from studio.shapes import group

half, front, back, wall = 2.75, -4.6, 4.6, 0.42
floors = (0.45, 4.05, 7.25, 10.25)
top = 13.0


def build(shot):
    table("#9d9a96")
    house(shot == "inside")
    plinth((21.5, 17), top=-0.28)
    raking((0, 0, 6), -50, 30, 5.0)
    if shot == "inside":
        camera((-5.5, -33, 9.6), (0.25, -1, 6.6), 53)
    else:
        camera((-16, -53, 14.5), (0.2, -0.6, 5.7), 64)


def brick(colour="#cdbfa9"):
    """Engraved courses on pale board, hardly darker in the joints."""
    material = principled(colour, 0.9, specular=0.2)
    tree = material.node_tree
    place = nodes.add(tree, "ShaderNodeSeparateXYZ", {0: nodes.add(tree, "ShaderNodeTexCoord").outputs["Object"]}).outputs
    run = nodes.math(tree, "ADD", place["X"], place["Y"])
    flat = nodes.add(tree, "ShaderNodeCombineXYZ", {"X": run, "Y": place["Z"]}).outputs[0]
    sizes = {"Vector": flat, "Scale": 1.0, "Mortar Size": 0.014, "Mortar Smooth": 0.3, "Brick Width": 0.44, "Row Height": 0.15}
    tones = {"Color1": linear(shade(colour, 0.9)), "Color2": linear(shade(colour, 1.05)), "Mortar": linear(shade(colour, 0.74))}
    courses = nodes.add(tree, "ShaderNodeTexBrick", {**sizes, **tones}, offset=0.5)
    tree.links.new(courses.outputs["Color"], shader_of(material).inputs["Base Color"])
    height = {"Height": courses.outputs["Fac"], "Strength": 0.8, "Distance": 0.03}
    tree.links.new(nodes.add(tree, "ShaderNodeBump", height, invert=True).outputs[0], shader_of(material).inputs["Normal"])
    return material


def house(opened):
    stone, masonry = Kit(white_board("#cfc8bb"), bevel=0.02), Kit(brick(), bevel=0.015)
    timber = Kit(basswood())
    pavement(stone)
    neighbours()
    for side in (-1, 1):
        x = tuple(sorted((side * half, side * (half - 0.24))))
        stone.box(x, (front + 0.02, back), (0.2, top + 0.55))
    holes = [arch((a, a + 1.1), z + 0.5, z + 1.6) for z in floors for a in (-1.9, 0.8)]
    masonry.plate("xz", rectangle((-half, half), (0.2, top + 0.6)), (back - 0.3, back), holes)
    for level, z in enumerate(floors):
        hole = [rectangle((-2.4, -1.2), (-0.4, 3.6))] if level else []
        timber.plate("xy", rectangle((-half + 0.24, half - 0.24), (front + wall, back - 0.3)), (z - 0.24, z), hole)
    stone.box((-half + 0.24, half - 0.24), (front + wall, back - 0.3), (top - 0.2, top + 0.05))
    interior(timber)
    terrace(timber)
    for kit in (stone, masonry, timber):
        kit.made()
    facade(opened)


def facade(opened):
    """The front: openings cut through, arches of proud voussoirs, brass windows deep in the reveals."""
    masonry, rings = Kit(brick(), bevel=0.015), Kit(white_board("#d8d1c4"), bevel=0.012)
    brass, pane, red = Kit(brass_rod()), Kit(acrylic(), acrylic_edge(), bevel=0), Kit(vermilion())
    openings = [((-2.15, -0.95), 0.47, 2.45), ((-0.45, 2.15), 1.15, 2.1)]
    openings += [((x, x + 1.15), floors[1] + 0.3, floors[1] + 1.75) for x in (-2.15, -0.575, 1.0)]
    openings += [((x, x + 1.15), floors[2] + 0.5, floors[2] + 1.6) for x in (-2.15, -0.575, 1.0)]
    openings += [((x, x + 0.66), floors[3] + 0.8, floors[3] + 1.6) for x in (-2.2, -1.26, -0.33, 0.6, 1.54)]
    masonry.plate("xz", rectangle((-half, half), (-0.05, top + 0.6)), (front, front + wall), [arch(*o) for o in openings])
    for number, (x, low, spring) in enumerate(openings):
        middle, radius = sum(x) / 2, (x[1] - x[0]) / 2
        stones = 9 if radius < 0.5 else 13 if radius < 1 else 21
        for i in range(stones):
            a, b = pi * i / stones + 0.012, pi * (i + 1) / stones - 0.012
            wedge = arc(middle, spring, radius, a, b, 2) + arc(middle, spring, radius + 0.26, b, a, 2)
            rings.plate("xz", wedge, (front - 0.04, front + 0.1))
        depth = front + 0.27
        if number:
            rings.box((x[0] - 0.1, x[1] + 0.1), (front - 0.09, front + 0.3), (low - 0.1, low + 0.02))
            glazing(brass, pane, "xz", x, (low, spring), depth, 4 if radius > 1 else 2 if radius > 0.5 else 1, 1, 0.05)
        else:
            red.box((x[0], x[1]), (depth - 0.04, depth + 0.04), (low, spring))
            red.box((middle - 0.02, middle + 0.02), (depth - 0.06, depth), (low, spring))
        ring = arc(middle, spring, radius, 0, pi) + arc(middle, spring, radius - 0.05, pi, 0)
        brass.plate("xz", ring, (depth - 0.05, depth + 0.05))
        pane.plate("xz", arc(middle, spring, radius, 0, pi), (depth - 0.01, depth + 0.01))
    for z, deep in ((3.72, 0.1), (top - 0.12, 0.08), (top + 0.1, 0.15), (top + 0.5, 0.24)):
        rings.box((-half, half), (front - deep, front + 0.2), (z, z + 0.12))
    for i in range(22):
        x = -half + 0.06 + i * (2 * half - 0.3) / 21
        rings.box((x, x + 0.13), (front - 0.18, front + 0.1), (top + 0.26, top + 0.48))
    made = [kit.made() for kit in (masonry, rings, brass, pane, red)]
    if opened:
        group(made, (5.55, -1.75, -0.1), (radians(-4.5), 0, 0))


def neighbours():
    """Blank volumes of grey sheets glued flat, no layer quite flush with the next."""
    dice = random.Random(4)
    for side, height in ((-1, 10.6), (1, 14.4)):
        board = Kit(grey_board("#8b8883", 0.05), bevel=0.02)
        z = 0.2
        while z < height:
            slip = dice.uniform(-0.025, 0.025)
            x = tuple(sorted((side * (half + 0.03), side * (half + 5.2 + slip))))
            board.box(x, (front + slip, back + slip), (z, min(z + 0.6, height)))
            z += 0.605
        board.made()


def pavement(stone):
    stone.box((-9.6, 9.6), (-7.6, 6.6), (-0.32, 0.0))
    stone.box((-9.6, 9.6), (-6.6, 6.6), (-0.1, 0.2))
    steps(stone, (-2.4, -0.7), front - 0.68, (0.18, 0.46), 2, 0.34)
    iron = Kit(blackened_iron())
    for i in range(16):
        iron.box((-0.5 + i * 0.2, -0.48 + i * 0.2), (front - 0.62, front - 0.6), (0.2, 1.1))
    iron.box((-0.55, 2.6), (front - 0.63, front - 0.59), (1.06, 1.1))
    iron.made()
    planted(wire_tree(5.8, brass_rod(0.35), seed=7), [(-6.2, -6.0, 0.2, 0.9), (6.4, -5.9, 0.2, 1.0)])


def terrace(timber):
    for x in (-2.0, -0.7, 0.7, 2.0):
        for y in (-2.6, 1.2):
            timber.box((x - 0.05, x + 0.05), (y - 0.05, y + 0.05), (top, top + 2.5))
        timber.box((x - 0.05, x + 0.05), (-3.1, 1.7), (top + 2.5, top + 2.66))
    for i in range(14):
        y = -3.0 + i * 0.35
        timber.box((-2.4, 2.4), (y, y + 0.05), (top + 2.66, top + 2.76))
    pots = Kit(grey_board("#6d6a66"))
    planted(yarrow(1.9, 0.75, principled("#a8986a", 0.95), blackened_iron(), 4), [(1.9, -3.6, top + 0.4, 1), (-1.8, -3.5, top + 0.4, 0.85)])
    for x in (1.9, -1.8):
        pot(pots, x, -3.55, top + 0.05, 0.34, 0.5)
    pots.made()


def interior(timber):
    dark, pale, red = Kit(walnut()), Kit(white_board(), bevel=0.025), Kit(vermilion(), bevel=0.012)
    books, brass = Kit(white_board("#a69d8d")), Kit(brass_rod())
    for low, power in zip(floors, (330, 300, 260, 200)):
        glow((-1.0, 2.2), (-3.6, 3.2), low + 2.55, 2, power)
    for level in range(3):
        low, high = floors[level], floors[level + 1]
        stairs(timber, (-2.35, -1.35), -0.35, (low, high), 14)
    island(pale, dark, 0.9, 1.6, floors[0], 0, 2.4)
    table_for(dark, 0.7, -2.2, floors[0], 0, (2.2, 0.9), dark, 3)
    pendant(brass, brass, 0.7, -2.2, floors[0] + 1.75, floors[1] - 0.24)
    sofa(pale, 1.6, -1.0, floors[1], -90, 2.4)
    lounge(red, -0.9, -2.7, floors[1], 130)
    shelves(dark, books, 0.6, 4.0, floors[1], 0, 3.6, 2.6)
    dark.disc(0.3, -1.2, (floors[1], floors[1] + 0.36), 0.4)
    bed(dark, 1.0, -1.3, floors[2], -90, pale)
    shelves(dark, books, 1.4, 4.0, floors[2], 0, 2.0, 2.2, 5)
    tub(pale, -0.3, -2.7, floors[3], 0)
    bed(dark, 1.2, 0.4, floors[3], -90, pale)
    chair(dark, -1.8, -2.6, floors[2], 150)
    pendant(brass, brass, -1.5, -2.4, floors[1] + 1.6, floors[2] - 0.24)
    pot(pale, 2.1, -3.6, floors[1], 0.2, 0.45)
    for kit in (dark, pale, red, books, brass):
        kit.made()
