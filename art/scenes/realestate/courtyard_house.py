"""One storey of board-marked grey around a square court with one brass tree. `inside` lifts the roof off: every
room is seen from above. Low light from the left falls across the court."""

from furniture import bed, chair, island, lounge, pot, shelves, sofa, table_for, tub
from growth import planted, wire_tree
from model import (
    Kit, acrylic, acrylic_edge, brass_rod, frosted_sheet, glazing, glow, grey_board, plinth, raking, rectangle, steps,
    table, vermilion, walnut, white_board,
)  # fmt: skip
from studio import nodes
from studio.cameras import camera
from studio.materials import mottle, principled, shader_of

out, court, wall, low, high = 9.4, 4.4, 0.36, 0.5, 3.7


def build(shot):
    opened = shot == "inside"
    table("#b9b6b1")
    house(opened)
    plinth((27, 26), top=-0.02)
    raking((0, 0, 2), -60, 30 if opened else 28, 5.2)
    if opened:
        camera((-13, -31, 29), (0.1, -0.9, 0.6), 62)
    else:
        camera((-23, -44, 33), (0.3, -0.6, 0.6), 64)


def board_marked(colour="#807d79"):
    """Cast against rough boards: upright strips of uneven tone with a ridge at every joint."""
    material = mottle(principled(colour, 0.9, specular=0.2), "#74716d", "#8c8985", 2.2, 7)
    tree = material.node_tree
    place = nodes.add(tree, "ShaderNodeSeparateXYZ", {0: nodes.add(tree, "ShaderNodeTexCoord").outputs["Object"]}).outputs
    run = nodes.math(tree, "ADD", place["X"], place["Y"])
    phase = nodes.math(tree, "FRACT", nodes.math(tree, "MULTIPLY", run, 3.4))
    ridge = nodes.math(tree, "GREATER_THAN", phase, 0.9)
    strip = nodes.add(tree, "ShaderNodeTexWhiteNoise", {"W": nodes.math(tree, "FLOOR", nodes.math(tree, "MULTIPLY", run, 3.4))}, noise_dimensions="1D")
    height = nodes.math(tree, "ADD", ridge, nodes.math(tree, "MULTIPLY", strip.outputs["Value"], 0.6))
    bumped = nodes.add(tree, "ShaderNodeBump", {"Height": height, "Strength": 0.75, "Distance": 0.05})
    tree.links.new(bumped.outputs[0], shader_of(material).inputs["Normal"])
    return material


def house(opened):
    walls, base, floor = Kit(board_marked(), bevel=0.02), Kit(grey_board("#a7a39c"), bevel=0.02), Kit(white_board("#cbc6bc"))
    brass, pane, inner = Kit(brass_rod()), Kit(acrylic(slanting=opened), acrylic_edge(), bevel=0), Kit(white_board("#d5d0c7"))
    base.box((-12.6, 12.6), (-12.2, 12.2), (-0.06, 0.16))
    base.plate("xy", rectangle((-11.2, 11.2), (-10.8, 10.8)), (0.1, 0.32))
    base.plate("xy", rectangle((-out, out), (-out, out)), (0.3, low), [rectangle((-court, court), (-court, court))])
    floor.plate("xy", rectangle((-out + wall, out - wall), (-out + wall, out - wall)), (low - 0.1, low + 0.03), [rectangle((-court, court), (-court, court))])
    bottom = low - 0.15
    front = [rectangle((-7.6, -3.4), (low + 1.1, low + 1.75)), rectangle((0.4, 2.6), (low + 0.04, high - 0.3))]
    front += [rectangle((x, x + 0.6), (low + 0.4, high - 0.3)) for x in (4.4, 5.8, 7.2)]
    side = [rectangle((-6.6, -3.0), (low + 0.06, high - 0.5)), rectangle((6.0, 7.6), (low + 1.1, low + 2.0))]
    side += [rectangle((y, y + 0.6), (low + 0.4, high - 0.3)) for y in (0.4, 3.0)]
    walls.plate("xz", rectangle((-out, out), (bottom, high)), (-out, -out + wall), front)
    walls.plate("xz", rectangle((-out, out), (bottom, high)), (out - wall, out), [rectangle((-6, -2), (low + 0.4, high - 0.4)), rectangle((2.6, 6.8), (low + 1.4, low + 2.0))])
    for x in ((-out, -out + wall), (out - wall, out)):
        walls.plate("yz", rectangle((-out + wall, out - wall), (bottom, high)), x, side)
    glazing(brass, pane, "yz", (-6.6, -3.0), (low + 0.06, high - 0.5), -out + 0.24, 3)
    glazing(brass, pane, "yz", (6.0, 7.6), (low + 1.1, low + 2.0), -out + 0.24, 2)
    glazing(brass, pane, "xz", (-7.6, -3.4), (low + 1.1, low + 1.75), -out + 0.24, 4)
    for y in (-court - 0.02, court + 0.02):
        glazing(brass, pane, "xz", (-court, court), (low - 0.1, high - 0.05), y, 8, 1, 0.06)
        glazing(brass, pane, "yz", (-court, court), (low - 0.1, high - 0.05), y, 8, 1, 0.06)
    red = Kit(vermilion())
    with red.placed(0.45, -out + wall + 0.35, low + 0.03, 38):
        red.box((0, 1.15), (-0.05, 0.05), (0, 2.6))
    steps(base, (0.2, 2.8), -out - 0.72, (0.28, low), 2, 0.36)
    partitions(inner)
    garden(floor)
    furnish()
    pool = Kit(frosted_sheet("#a2b0ae"))
    base.plate("xy", rectangle((-11.0, -9.9), (-9.0, 3.0)), (0.3, 0.42), [rectangle((-10.85, -10.05), (-8.85, 2.85))])
    pool.box((-10.86, -10.04), (-8.86, 2.86), (0.25, 0.38))
    for kit in (walls, base, floor, brass, pane, inner, red, pool):
        kit.made()
    if not opened:
        roof()
        for y in (-court - 4.4, court + 0.6):
            glow((-8, 8), (y, y + 3.8), high - 0.1, 3, 900)
        for x in (-court - 4.2, court + 0.6):
            glow((x, x + 3.6), (-4, 4), high - 0.1, 3, 560)


def roof():
    """A thick sheet with a square hole, lanterns standing on it, its edge a little proud of the walls."""
    sheet, lantern = Kit(grey_board("#918e89"), bevel=0.025), Kit(acrylic(), acrylic_edge(), bevel=0)
    ring = rectangle((-out - 0.12, out + 0.12), (-out - 0.12, out + 0.12))
    sheet.plate("xy", ring, (high + 0.01, high + 0.3), [rectangle((-court + 0.7, court - 0.7), (-court + 0.7, court - 0.7))])
    sheet.plate("xy", ring, (high + 0.28, high + 0.62), [rectangle((-out + 0.2, out - 0.2), (-out + 0.2, out - 0.2))])
    edge = rectangle((-court + 0.4, court - 0.4), (-court + 0.4, court - 0.4))
    sheet.plate("xy", edge, (high + 0.28, high + 0.5), [rectangle((-court + 0.68, court - 0.68), (-court + 0.68, court - 0.68))])
    for x, y in ((-6.6, -6.4), (6.5, -6.4), (6.6, 1.2), (-6.6, 6.6), (3.4, 6.7)):
        sheet.plate("xy", rectangle((x - 0.9, x + 0.9), (y - 0.9, y + 0.9)), (high + 0.28, high + 0.85), [rectangle((x - 0.72, x + 0.72), (y - 0.72, y + 0.72))])
        lantern.box((x - 0.86, x + 0.86), (y - 0.86, y + 0.86), (high + 0.86, high + 0.92))
    sheet.box((-2.6, -1.6), (6.0, 6.8), (high + 0.2, high + 1.5))
    sheet.made()
    lantern.made()


def partitions(kit):
    """Thin inner walls with doorways cut full height."""
    top = high - 0.03
    for y in (-4.1, 0.2, 4.1):
        kit.plate("xz", rectangle((-out + wall, -court), (low, top)), (y - 0.07, y + 0.07), [rectangle((-5.4, -4.4), (low + 0.04, 3.0))])
    for y in (-4.1, 3.0):
        kit.plate("xz", rectangle((court, out - wall), (low, top)), (y - 0.07, y + 0.07), [rectangle((4.4, 5.4), (low + 0.04, 3.0))])
    kit.plate("yz", rectangle((-out + wall, -court), (low, top)), (2.93, 3.07), [rectangle((-5.4, -4.4), (low + 0.04, 3.0))])
    kit.plate("yz", rectangle((court, out - wall), (low, top)), (-3.1, -2.96), [rectangle((4.4, 5.4), (low + 0.04, 3.0))])
    kit.plate("yz", rectangle((court, out - wall), (low, top)), (1.2, 1.34), [rectangle((4.4, 5.4), (low + 0.04, 3.0))])
    for y in (-2.0, 1.9):
        kit.box((-out + wall + 0.02, -7.0), (y - 0.06, y + 0.06), (low, top))


def garden(floor):
    for i in range(8):
        for j in range(8):
            x, y = -court + 0.06 + 1.09 * i, -court + 0.06 + 1.09 * j
            if 3 <= i <= 4 and 4 <= j <= 5:
                continue
            floor.box((x, x + 1.03), (y, y + 1.03), (0.2, 0.4))
    planted(wire_tree(6.8, brass_rod(0.33), strands=64, spread=0.46, seed=9), [(0.0, 1.0, 0.3, 1)])
    planted(wire_tree(5.2, brass_rod(0.33), seed=21), [(-11.6, -10.6, 0.16, 0.8), (11.0, -11.2, 0.16, 1.0), (11.7, 9.2, 0.16, 1.1)])
    bench = Kit(walnut())
    bench.box((-2.8, -0.4), (-2.4, -1.9), (0.78, 0.86))
    for x in (-2.6, -0.7):
        bench.box((x, x + 0.1), (-2.35, -1.95), (0.38, 0.78))
    bench.made()


def furnish():
    dark, pale, red = Kit(walnut()), Kit(white_board(), bevel=0.03), Kit(vermilion(), bevel=0.012)
    books = Kit(white_board("#aaa59b"))
    z = low + 0.03
    sofa(pale, -6.4, -8.2, z, 180, 3.0)
    sofa(pale, -8.2, -5.8, z, 90, 2.2)
    dark.box((-7.0, -5.6), (-6.4, -5.6), (z + 0.25, z + 0.33))
    dark.box((-6.5, -6.1), (-6.2, -5.8), (z, z + 0.25))
    lounge(red, -4.6, -5.9, z, 60)
    shelves(dark, books, -1.2, -8.78, z, 180, 2.6, 2.4)
    table_for(dark, 6.2, -6.2, z, 0, (3.0, 1.0), dark, 3)
    island(pale, dark, 6.2, -8.2, z, 180, 3.6)
    for y in (-2.9, 3.0):
        bed(dark, -7.3, y - 0.1 if y < 0 else 3.0, z, 90, pale, 1.5)
    bed(dark, -6.9, 6.8, z, 90, pale)
    bed(dark, 7.4, -1.4, z, -90, pale)
    shelves(dark, books, 6.4, 2.7, z, 0, 3.0, 2.2, 4)
    tub(pale, 6.8, 4.6, z, 0)
    tub(pale, -8.0, 0.95, z, 0)
    table_for(dark, 7.0, 7.4, z, 0, (1.8, 0.8))
    chair(dark, 7.0, 6.8, z, 180)
    shelves(dark, books, -0.8, 8.7, z, 0, 3.4, 2.4, 8)
    lounge(dark, -0.8, 6.2, z, 200)
    lounge(dark, 0.9, 6.4, z, 150)
    pot(pale, 3.2, -5.0, z, 0.28, 0.6)
    for kit in (dark, pale, red, books):
        kit.made()
