"""A long gabled house of basswood: closely set slats make walls and roof in one skin over a row of frames, on stepped cork.
Low light from the left combs through the slats."""

from furniture import bed, island, lounge, pendant, shelves, sofa, stove, table_for
from growth import planted, yarrow
from model import (
    Kit, acrylic, acrylic_edge, basswood, brass_rod, burnt, contour, cork, glazing, planks, plinth, raking, steps, table,
    vermilion, walnut, white_board,
)  # fmt: skip
from mathutils import Vector
from studio.cameras import camera
from studio.materials import blackened_iron, principled

left, right, half, eave, ridge, floor = -12.0, 12.0, 3.3, 3.5, 6.9, 1.05


def build(shot):
    table("#a5a29d", exposure=0.5 if shot == "inside" else 0.2, height=4.82)
    house(shot == "inside")
    plinth((33.6, 19.6), top=-1.82)
    if shot == "inside":
        raking((0, 0, 2), -12, 36, 7.5)
        camera((-9.6, -1.3, floor + 1.6), (3, 0.9, floor + 1.9), 20)
    else:
        raking((0, 0, 2), -56, 27, 5.2)
        camera((-30, -58, 20), (0.6, 0, 1.3), 66)


def house(inside=False):
    ground()
    deck, frame, skin = Kit(basswood(), burnt()), Kit(basswood("z"), burnt()), Kit(basswood("z", 0.13), burnt())
    brass, pane = Kit(brass_rod()), Kit(acrylic(slanting=inside), acrylic_edge(), bevel=0)
    planks(deck, (left - 2.6, right + 1.2), (-half - 0.2, half + 0.2), (floor - 0.12, floor), 0.42, along="x")
    for x in range(-14, 14, 3):
        for y in (-half + 0.3, half - 0.3):
            frame.box((x, x + 0.22), (y - 0.11, y + 0.11), (-0.6, floor - 0.12))
    for x in range(-12, 13, 3):
        portal(frame, min(x, right - 0.2))
    gap = 4.6, 7.6
    count = 120
    for i in range(count):
        x = left + (right - left - 0.1) * i / (count - 1)
        slat(skin, x, front=not (gap[0] < x < gap[1]))
    frame.box((left, right), (-0.09, 0.09), (ridge - 0.36, ridge - 0.16))
    for side in (-1, 1):
        frame.box((left, right), tuple(sorted((side * (half - 0.24), side * (half - 0.06)))), (eave - 0.3, eave - 0.12))
    glazing(brass, pane, "xz", (gap[0], gap[1] + 0.1), (floor, eave - 0.3), -half + 0.15, 4)
    for x in (left + 2.2, right - 0.5):
        gable(brass, pane, x)
    steps(deck, (5.2, 7.2), -half - 1.34, (floor - 0.75, floor - 0.15), 3, 0.38)
    furnish()
    for kit in (deck, frame, skin, brass, pane):
        kit.made()


def ground():
    soil = Kit(cork(), bevel=0.03)
    for layer in range(7):
        shrink = 1 - 0.085 * layer
        low = -2.1 + 0.3 * layer
        if layer < 1:
            soil.box((-16.2, 16.2), (-9.2, 9.2), (-2.1, -1.8))
            continue
        contour(soil, (15.9 * shrink + 0.6, 9.0 * shrink**1.6), (low, low + 0.3), 1.7 + 0.22 * layer, 0.34, (0.5 * layer, 0.42 * layer))
    made = soil.made()
    made.location.z = 0.3
    flower, stem = principled("#9a8860", 0.95), blackened_iron()
    places = [(-14, 3.6, -0.6, 1), (-10.5, 6.8, -0.3, 0.8), (9.8, -6.0, -1.2, 0.82), (12.6, -4.4, -1.0, 1.05), (13.6, 4.2, -0.4, 0.9), (3, 6.6, 0.2, 1.1), (-12.6, -6.4, -1.6, 0.7)]
    planted(yarrow(4.6, 1.5, flower, stem), places)


def portal(kit, x):
    for side in (-1, 1):
        kit.box((x, x + 0.2), tuple(sorted((side * half, side * (half - 0.26)))), (floor, eave))
        kit.bar((x + 0.1, side * (half - 0.13), eave - 0.1), (x + 0.1, 0, ridge - 0.22), 0.2, 0.28)
    kit.box((x + 0.02, x + 0.18), (-1.45, 1.45), (5.3, 5.46))


def slat(kit, x, front=True):
    """One upright and one rafter on both sides, mitred at the eaves."""
    slope = Vector((half, ridge - eave)).normalized()
    out = Vector((slope.y, slope.x)) * 0.16
    for side in (-1, 1):
        top = [(0, ridge), (half, eave), (half + out.x, eave + out.y * 0.4), (out.x * 0.0, ridge + 0.3)]
        kit.plate("yz", [(side * a, b) for a, b in top], (x, x + 0.1))
        if side > 0 or front:
            kit.box((x, x + 0.1), tuple(sorted((side * half, side * (half + 0.16)))), (floor - 0.3, eave - 0.02))


def gable(brass, pane, x):
    outline = [(-half + 0.26, floor), (half - 0.26, floor), (half - 0.26, eave), (0, ridge - 0.3), (-half + 0.26, eave)]
    pane.plate("yz", outline, (x, x + 0.02))
    for y in (-2.3, -1.15, 0.0, 1.15, 2.3):
        top = ridge - 0.35 - abs(y) * (ridge - eave) / half
        brass.box((x - 0.05, x + 0.05), (y - 0.035, y + 0.035), (floor, top))
    brass.box((x - 0.05, x + 0.05), (-half + 0.26, half - 0.26), (eave - 0.05, eave + 0.03))


def furnish():
    dark, pale, red = Kit(walnut()), Kit(white_board(), bevel=0.03), Kit(vermilion(), bevel=0.015)
    iron, books, brass = Kit(blackened_iron()), Kit(white_board("#a9a193")), Kit(brass_rod())
    table_for(dark, -5.6, 0.2, floor, 0, (3.8, 1.0), dark, 4)
    for x in (-6.6, -4.6):
        pendant(brass, brass, x, 0.2, floor + 1.7, 5.3)
    island(pale, dark, -0.6, 0.9, floor, 0, 3.4)
    shelves(dark, books, 2.9, 1.6, floor, -90, 3.0, 2.8, depth=0.36)
    stove(iron, 3.6, -1.6, floor, ridge + 1.2)
    sofa(pale, 6.4, 2.2, floor)
    sofa(pale, 8.4, 0.2, floor, -90, 1.9)
    lounge(red, 5.0, -0.6, floor, 60)
    lounge(red, -13.4, -0.9, floor, -58)
    bed(dark, 10.0, 1.4, floor, -90, pale)
    for kit in (dark, pale, red, iron, books, brass):
        kit.made()
