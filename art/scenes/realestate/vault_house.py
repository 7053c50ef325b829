"""Three barrel vaults of cast plaster side by side, an arcade along the flank, oculi in the crowns; a vermilion door stands
ajar under the middle vault. Low light from the left rolls over the vaults and through the arcade."""

from math import pi

from furniture import bed, chair, island, pendant, pot, shelves, sofa, table_for
from growth import planted, wire_tree
from model import (
    Kit, acrylic, acrylic_edge, arc, arch, brass_rod, cast_plaster, circle, frosted_sheet, glazing, glow, plinth, raking, rectangle,
    steps, table, vermilion, walnut, white_board,
)  # fmt: skip
from studio.cameras import camera
from studio.shapes import cylinder

bay, wall, spring, back = 5.2, 0.32, 2.5, 7.5
fronts = (-5.6, -7.6, -4.4)


def build(shot):
    inside = shot == "inside"
    table("#8a8784", exposure=0.55 if inside else 0.2)
    house()
    plinth((23.4, 22.6))
    if inside:
        raking((0, 0, 2), -72, 46, 6.5)
        camera((0.75, -4.9, 2.5), (-0.35, 4, 2.75), 21)
    else:
        raking((0, 0, 2), -66, 27, 5.2)
        camera((-26, -50, 18.5), (0.6, 0, 1.4), 69)


def house():
    """The model, its floor at z = 0.9 over a base of three layers."""
    base, shell, floor = Kit(white_board("#cdc8bd"), bevel=0.02), Kit(cast_plaster(), bevel=0.03), Kit(cast_plaster("#c9c4ba"))
    brass, pane = Kit(brass_rod()), Kit(acrylic(), acrylic_edge(), bevel=0)
    base.box((-11, 11), (-10.6, 10), (-0.05, 0.3))
    base.plate("xy", rectangle((-10.2, 10.2), (-9.6, 9.2)), (0.2, 0.6), [rectangle((3.2, 8.6), (-9.1, -6.2))])
    base.plate("xy", rectangle((-9.6, 9.4), (-5.8, 8.6)), (0.5, 0.9))
    base.box((-2.9, 2.7), (-8.6, -5.4), (0.5, 0.89))
    steps(base, (-2.2, 2), -9.28, (0.55, 0.88), 2)
    steps(base, (-1.6, 1.4), -10.96, (-0.02, 0.58), 4)
    for i in range(3):
        vault(i, shell, floor, brass, pane)
    flank_arcade(shell)
    for i in range(3):
        glow(((i - 1) * bay - 1.4, (i - 1) * bay + 1.4), (fronts[i] + 3, back - 1), 5.2, 4, 330)
    furnish()
    door = Kit(vermilion())
    with door.placed(0.62, fronts[1] + 2.2, 0.9, -52):
        door.box((0, 1.1), (-0.05, 0.05), (0.03, 2.35))
    for kit in (base, shell, floor, brass, pane, door):
        kit.made()
    pool = Kit(frosted_sheet("#a9b6b5"))
    pool.box((3.21, 8.59), (-9.09, -6.21), (0.25, 0.46))
    pool.made()
    planted(wire_tree(5.6, brass_rod(0.35), seed=4), [(9.2, -4.4, 0.6, 1), (9.5, 2.4, 0.6, 0.8), (9.4, 6.6, 0.6, 0.95)])


def vault(i, shell, floor, brass, pane):
    """A barrel on two walls with arches, a glazed screen set back into its mouth, a round window behind."""
    x, front, low = (i - 1) * bay, fronts[i], 0.9
    outer, inner = bay / 2, bay / 2 - wall
    ring = arc(x, low + spring, outer, 0, pi, 40) + arc(x, low + spring, inner, pi, 0, 40)
    barrel = Kit(shell.materials[0], bevel=0.03)
    pieces = round((back - front) / 2.2)
    for piece in range(pieces):
        cast = (front + (back - front) * piece / pieces, front + (back - front) * (piece + 1) / pieces - 0.03)
        barrel.plate("xz", ring, cast)
    barrel.made(*(cylinder((x, y, 6), 0.42, 6, shell.materials[0]) for y in (-2.4, 0.9, 4.2)))
    if i:
        side = x - bay / 2
        near = min(front, fronts[i - 1])
        doors = [arch((y, y + 2.1), low + 0.02, low + 1.4) for y in ((-3.4, -0.6, 2.6, 5.0) if i == 1 else (-3.4, -0.6, 3.4))]
        shell.plate("yz", rectangle((near, back), (0.7, low + spring - 0.015)), (side - wall, side + wall), [d for d in doors if d[0][0] < back])
    if i == 2:
        side = x + bay / 2
        holes = [arch((y, y + 0.9), low + 0.5, low + 1.6) for y in (-2.8, -0.6, 1.6, 3.8)]
        shell.plate("yz", rectangle((front, back), (0.7, low + spring - 0.015)), (side - wall, side), holes)
    end = [(x + inner, low), *arc(x, low + spring, inner, 0, pi, 40), (x - inner, low)]
    shell.plate("xz", end, (back - wall, back), [circle(x, low + 2.6, 1.1 if i == 1 else 0.8)])
    floor.box((x - inner, x + inner), (front + 0.25, back - wall), (low, low + 0.04))
    screen = front + 2.2
    if i == 1:
        glazing(brass, pane, "xz", (x - inner, x - 0.62), (low, low + spring), screen, 2)
        glazing(brass, pane, "xz", (x + 0.62, x + inner), (low, low + spring), screen, 2)
    else:
        glazing(brass, pane, "xz", (x - inner, x + inner), (low, low + spring), screen, 5)
    fan = [(x + inner, low + spring), *arc(x, low + spring, inner, 0, pi, 40), (x - inner, low + spring)]
    pane.plate("xz", fan, (screen - 0.01, screen + 0.01))
    for angle in range(1, 5):
        tip = arc(x, low + spring, inner, pi * angle / 5, pi, 1)[0]
        brass.bar((x, screen, low + spring), (tip[0], screen, tip[1]), 0.045, 0.1)
    brass.box((x - inner, x + inner), (screen - 0.05, screen + 0.05), (low + spring - 0.05, low + spring + 0.05))


def flank_arcade(shell):
    """The outer wall of the left vault: an open row of arches."""
    side, low = -1.5 * bay, 0.9
    first, count = fronts[0] + 0.5, 6
    wide = (back - 0.5 - first) / count
    holes = [arch((first + i * wide + 0.2, first + (i + 1) * wide - 0.2), low + 0.02, low + 1.35) for i in range(count)]
    shell.plate("yz", rectangle((fronts[0], back), (0.7, low + spring - 0.015)), (side, side + wall), holes)
    inner = -bay - bay / 2 + 1.9
    doors = [arch((first + i * wide + 0.35, first + (i + 1) * wide - 0.35), low + 0.02, low + 1.35) for i in range(1, count)]
    shell.plate("yz", rectangle((fronts[0] + 2.2, back), (0.7, low + spring - 0.015)), (inner - 0.08, inner + 0.08), doors)


def furnish():
    wood, pale, red = Kit(walnut()), Kit(white_board(), bevel=0.03), Kit(vermilion(), bevel=0.02)
    brass, books = Kit(brass_rod()), Kit(white_board("#a9a397"))
    low = 0.94
    table_for(wood, 0, -1.2, low, 90, (3.6, 1.0), wood, 4)
    sofa(pale, -0.9, 4.6, low, 90)
    sofa(pale, 0.9, 4.6, low, -90, 1.9)
    wood.disc(0, 4.5, (low + 0.3, low + 0.36), 0.5)
    wood.disc(0, 4.5, (low, low + 0.3), 0.08, 20)
    pale.box((-1.6, 1.6), (3.2, 6.2), (low, low + 0.015))
    chair(red, 1.55, 2.3, low, 30)
    for y in (-2.2, -0.4):
        pendant(brass, brass, 0, y, low + 1.75, 5.6)
    island(pale, wood, bay + 0.2, -0.4, low, 90, 3.2)
    bed(wood, -bay + 0.9, 4.8, low, 0, pale)
    bed(wood, bay, 5.0, low, 0, pale)
    shelves(wood, books, bay + 2.05, 2.2, low, -90, 2.4, 2.0)
    pot(pale, -1.9, -6.4, low, 0.3, 0.6)
    for kit in (wood, pale, red, brass, books):
        kit.made()
