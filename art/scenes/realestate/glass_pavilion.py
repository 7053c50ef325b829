"""A flat roof on slender steel over walls of clear acrylic, a walnut core, a floor that hovers above a graphite base, and a
wood of twisted brass wire around it. Low light from the left."""

from furniture import bed, island, lounge, pendant, shelves, sofa, table_for
from growth import planted, wire_tree
from model import (
    Kit, acrylic, acrylic_edge, brass_rod, frosted_sheet, glazing, glow, grey_board, plinth, raking, rectangle, steps, table,
    vermilion, walnut, white_board,
)  # fmt: skip
from studio.cameras import camera
from studio.materials import principled

x0, x1, y0, y1, floor, ceiling = -8.1, 8.1, -3.9, 3.9, 0.75, 3.75
bay = 5.4
wood = [
    (-12.2, 4.4, 1.1, 0), (-10.6, 7.2, 1.2, 1), (-8.2, 6.3, 0.9, 0), (-5.2, 7.6, 1.15, 1), (-1.8, 6.4, 1.0, 0), (1.6, 7.8, 1.2, 1),
    (4.6, 6.5, 0.95, 0), (7.4, 7.6, 1.1, 1), (10.6, 6.6, 1.2, 0), (12.4, 3.2, 1.0, 1), (11.4, -0.6, 1.1, 0), (12.2, -5.2, 0.9, 1),
    (9.6, -7.4, 0.8, 0), (-12.4, 0.4, 0.85, 1), (-12.0, -6.6, 0.75, 0), (5.0, -7.6, 0.66, 1),
]  # fmt: skip


def build(shot):
    table("#4b4a49", world=0.24)
    plinth((28, 20), "#8a8783")
    house(0.1 if shot == "inside" else 1.0)
    if shot == "inside":
        raking((0, 0, 2), -38, 25, 7.5, size=3, rim=0.9)
        camera((-7.75, -3.4, 2.35), (1.2, 1.0, 2.15), 21, aperture=0.2, focus=(-3, -0.5, 2))
    else:
        raking((0, 0, 2), -60, 29, 6.2, rim=0.9)
        camera((-24, -54, 15), (0.2, 0, 2.1), 66)


def house(lit=1.0):
    steel, slab, pane = Kit(principled("#17181a", 0.4, 0.6)), Kit(white_board("#d8d4cc"), bevel=0.02), Kit(acrylic(slanting=lit < 1), acrylic_edge(), bevel=0)
    base, core = Kit(grey_board("#55534f"), bevel=0.03), Kit(walnut("z"))
    base.plate("xy", rectangle((-13.6, 13.6), (-9.4, 9.4)), (-0.1, 0.22), [rectangle((-6.6, 2.4), (-8.2, -5.6))])
    slab.box((x0 - 1.6, x1 + 0.6), (y0 - 0.5, y1 + 0.5), (floor - 0.22, floor))
    slab.box((x0, x1), (y0, y1), (floor - 0.05, floor + 0.03))
    base.box((x0 + 0.6, x1 - 0.6), (y0 + 0.6, y1 - 0.6), (0.15, floor - 0.2))
    slab.box((3.0, 6.0), (y0 - 1.6, y0 - 0.46), (floor - 0.42, floor - 0.24))
    steps(slab, (3.4, 5.6), y0 - 2.2, (0.2, 0.36), 1, 0.6)
    slab.box((x0 - 1.2, x1 + 1.2), (y0 - 1.2, y1 + 1.2), (ceiling + 0.12, ceiling + 0.3))
    for y in (y0 - 1.22, y1 + 1.14):
        steel.box((x0 - 1.22, x1 + 1.22), (y, y + 0.08), (ceiling + 0.04, ceiling + 0.42))
    for x in (x0 - 1.22, x1 + 1.14):
        steel.box((x, x + 0.08), (y0 - 1.2, y1 + 1.2), (ceiling + 0.04, ceiling + 0.42))
    for i in range(4):
        x = x0 + i * bay
        for y in (y0 - 0.3, y1 + 0.3):
            column(steel, x, y)
        steel.box((x - 0.05, x + 0.05), (y0 - 1.1, y1 + 1.1), (ceiling - 0.16, ceiling + 0.12))
    for y in (y0, y1):
        for i in range(3):
            glazing(steel, pane, "xz", (x0 + i * bay, x0 + (i + 1) * bay), (floor, ceiling - 0.12), y, 3, 1, 0.06)
    for x in (x0, x1):
        glazing(steel, pane, "yz", (y0, y1), (floor, ceiling - 0.12), x, 4, 1, 0.06)
    core.box((-1.2, 3.6), (0.9, 2.6), (floor, ceiling - 0.14))
    for i in range(12):
        core.box((-1.2 + 0.4 * i + 0.006, -1.2 + 0.4 * (i + 1) - 0.006), (0.86, 0.9), (floor + 0.06, ceiling - 0.16))
    slab.plate("xy", rectangle((0.2, 2.4), (1.2, 2.4)), (ceiling + 0.28, ceiling + 0.7), [rectangle((0.35, 2.25), (1.35, 2.25))])
    glow((x0 + 0.6, x1 - 0.6), (y0 + 0.5, 0.7), ceiling - 0.18, 3, 1500 * lit)
    glow((x0 + 0.6, x1 - 0.6), (2.7, y1 - 0.4), ceiling - 0.18, 3, 500 * lit)
    furnish()
    for kit in (steel, slab, pane, base, core):
        kit.made()
    pool = Kit(frosted_sheet("#9fb0ae", 0.18))
    pool.box((-6.59, 2.39), (-8.19, -5.61), (-0.08, 0.12))
    pool.made()
    grove()


def grove():
    places = [[], []]
    for x, y, size, kind in wood:
        places[kind].append((x, y, 0.2, size))
    for kind, seed in enumerate((11, 23)):
        planted(wire_tree(6.4, brass_rod(0.32), strands=56, spread=0.42, seed=seed), places[kind], seed)


def column(kit, x, y):
    """An H of three plates."""
    for side in (-0.1, 0.08):
        kit.box((x - 0.1, x + 0.1), (y + side, y + side + 0.02), (floor - 0.2, ceiling + 0.1))
    kit.box((x - 0.012, x + 0.012), (y - 0.1, y + 0.1), (floor - 0.2, ceiling + 0.1))


def furnish():
    dark, pale, red = Kit(walnut()), Kit(white_board(), bevel=0.03), Kit(vermilion(), bevel=0.012)
    brass, books = Kit(brass_rod()), Kit(white_board("#aaa498"))
    low = floor + 0.03
    pale.box((-7.2, -3.2), (-2.6, 1.6), (low, low + 0.015))
    sofa(pale, -5.2, 1.1, low, 0, 2.8)
    sofa(pale, -3.2, -0.6, low, -90, 2.2)
    lounge(red, -6.8, -1.4, low, 130)
    dark.disc(-5.2, -0.5, (low + 0.28, low + 0.34), 0.6)
    dark.disc(-5.2, -0.5, (low, low + 0.28), 0.1, 20)
    table_for(dark, 1.0, -2.0, low, 0, (3.4, 1.0), dark, 4)
    for x in (0.1, 1.9):
        pendant(brass, brass, x, -2.0, low + 1.7, ceiling - 0.1)
    island(pale, dark, 1.2, -0.2, low, 0, 3.0)
    bed(dark, 6.2, 0.6, low, -90, pale)
    shelves(dark, books, 3.9, 1.6, low, 90, 1.5, 2.2)
    for kit in (dark, pale, red, brass, books):
        kit.made()
