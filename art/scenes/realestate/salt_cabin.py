"""A charred cabin of one room on stilts over sanded acrylic water, a jetty of planks leading to it, brass reeds. Low light
from the left draws the boards and lays the shadow of the house on the water."""

import random

from furniture import bed, chair, lounge, pendant, shelves, stove, table_for
from growth import wires
from mathutils import Vector
from model import (
    Kit, acrylic, acrylic_edge, brass_rod, frosted_sheet, glazing, grained, grey_board, planks, plinth, raking, rectangle, stairs,
    table, vermilion, varied, white_board,
)  # fmt: skip
from studio.cameras import camera
from studio.lights import point
from studio.materials import blackened_iron, bump, mottle, principled

floor, eave, ridge = 2.1, 4.5, 6.6
left, right, front, back = -2.5, 3.9, -2.1, 2.1


def build(shot):
    table("#c3c1bd", height=3.56)
    house()
    plinth((20.4, 15.4), top=-0.56)
    raking((0, 0, 2), -62, 27, 5.4)
    if shot == "inside":
        camera((-8.6, -10.4, 5.0), (0.4, 0.1, 3.75), 48)
    else:
        camera((-19, -41, 11), (0.2, 0, 2.4), 72)


def char(along="z"):
    """Burnt cedar: black with a dull silver grain."""
    stretch = {"z": (4, 4, 0.3), "x": (0.3, 4, 4), "y": (4, 0.3, 4)}[along]
    material = mottle(principled("#1a1918", 0.5, specular=0.5), "#090909", "#262422", 3, 8, (0.3, 0.75), stretch, 0.5)
    return varied(bump(material, 14, 0.5, 0.03), 0.4)


def house():
    posts, boards, deck = Kit(char()), Kit(char("z")), Kit(char("x"))
    roof, lining = Kit(char("y")), Kit(grained("#8c6236", "#b68a56", "x"))
    brass, pane = Kit(brass_rod()), Kit(acrylic(slanting=True), acrylic_edge(), bevel=0)
    for x in (left - 1.6, left + 0.2, 0.7, right - 0.2):
        for y in (front + 0.2, back - 0.2):
            posts.disc(x, y, (-0.05, floor - 0.25), 0.11, 16)
        posts.box((x - 0.08, x + 0.08), (front - 0.15, back + 0.15), (floor - 0.38, floor - 0.16))
    for y in (front + 0.2, back - 0.2):
        for a, b in ((left + 0.2, 0.7), (0.7, right - 0.2)):
            posts.bar((a, y, 0.3), (b, y, floor - 0.5), 0.07)
            posts.bar((a, y + 0.07, floor - 0.5), (b, y + 0.07, 0.3), 0.07)
    planks(deck, (left - 2.0, right), (front - 0.2, back + 0.2), (floor - 0.16, floor), 0.24, along="x")
    cladding(boards, lining, brass, pane)
    roofing(roof, lining)
    jetty(posts, deck)
    for x, y, power in ((2.2, -0.2, 320), (-0.6, -0.7, 260)):
        point((x, y, floor + 2.3), power, "#ffd9ae", 0.2)
    furnish()
    for kit in (posts, boards, deck, roof, lining, brass, pane):
        kit.made()
    water()


def cladding(boards, lining, brass, pane):
    """Upright boards of uneven width; a wide window to the front, an open gable towards the deck."""
    dice = random.Random(5)
    window = (0.0, 3.2), (floor + 0.25, floor + 1.9)
    for y, side in ((front, -1), (back, 1)):
        x = left
        while x < right - 0.05:
            width = min(dice.uniform(0.17, 0.27), right - x)
            proud = dice.uniform(0, 0.025)
            skin = tuple(sorted((y, y + side * (0.07 + proud))))
            spans = [(floor - 0.3, eave)]
            if side < 0 and window[0][0] - 0.1 < x < window[0][1]:
                spans = [(floor - 0.3, window[1][0]), (window[1][1], eave)]
            for span in spans:
                boards.box((x + 0.008, x + width - 0.008), skin, span)
            x += width
    y = front + 0.1
    while y < back:
        top = ridge - 0.1 - abs(y) * (ridge - eave) / -front
        boards.box((right, right + 0.07 + dice.uniform(0, 0.02)), (y - 0.1, y + 0.09), (floor - 0.3, top))
        y += 0.2
    lining.plate("xz", rectangle((left, right), (floor, eave)), (front + 0.01, front + 0.13), [rectangle(*window)])
    lining.box((left, right), (back - 0.13, back - 0.01), (floor, eave))
    gable = [(front + 0.1, floor), (back - 0.1, floor), (back - 0.1, eave), (0, ridge - 0.1), (front + 0.1, eave)]
    lining.plate("yz", gable, (right - 0.12, right - 0.01), [rectangle((-0.45, 0.45), (floor + 1.0, floor + 2.6))])
    glazing(brass, pane, "xz", *window, front + 0.02, 3, 1, 0.05)
    screen = left + 0.7
    pane.plate("yz", gable, (screen, screen + 0.02))
    for y in (-1.95, -0.95, 0.05, 1.05, 1.95):
        brass.box((screen - 0.04, screen + 0.04), (y - 0.03, y + 0.03), (floor, ridge - 0.25 - abs(y) * (ridge - eave) / -front))
    brass.box((screen - 0.04, screen + 0.04), (front + 0.1, back - 0.1), (eave - 0.06, eave))
    lining.box((left, right), (front, back), (floor, floor + 0.05))


def roofing(roof, lining):
    """Boards laid down the slope, one over the next, on a pale lining."""
    slope = (ridge - eave) / -front
    for side in (-1, 1):
        edge = side * (-front + 0.42)
        under = [(0, ridge - 0.06), (edge, ridge - 0.06 - slope * abs(edge)), (edge, ridge + 0.02 - slope * abs(edge)), (0, ridge + 0.02)]
        lining.plate("yz", under, (left - 0.5, right + 0.25))
        count = 30
        for i in range(count):
            x = left - 0.55 + (right - left + 0.85) * i / count
            lift = 0.03 + 0.035 * (i % 2)
            strip = [(0, ridge + lift), (edge, ridge + lift - slope * abs(edge)), (edge * 1.01, ridge + lift + 0.06 - slope * abs(edge)), (0, ridge + lift + 0.06)]
            roof.plate("yz", strip, (x, x + 0.2 + 0.06 * (i % 2)))
    roof.box((left - 0.58, right + 0.32), (-0.13, 0.13), (ridge + 0.06, ridge + 0.15))


def jetty(posts, deck):
    for i in range(26):
        x = left - 2.0 - 0.27 * (i + 1)
        if x < -9.6:
            break
        skew = 0.04 * ((i * 7) % 5 - 2)
        deck.box((x, x + 0.24), (-0.75 + skew, 0.75 + skew), (floor - 0.2, floor - 0.1))
    for x in (-5.6, -7.4, -9.2):
        for y in (-0.55, 0.55):
            posts.disc(x, y, (-0.05, floor + (0.8 if y > 0 else -0.2)), 0.08, 14)
    stairs(deck, (2.0, 3.0), -6.1 + 1.0, (0.3, floor - 0.05), 8, 0.34)
    posts.box((-9.4, left - 1.6), (-0.6, -0.5), (floor - 0.32, floor - 0.2))
    posts.box((-9.4, left - 1.6), (0.5, 0.6), (floor - 0.32, floor - 0.2))


def water():
    shore, sheet = Kit(grey_board("#a29d94"), bevel=0.02), Kit(frosted_sheet("#aab6b4", 0.2), acrylic_edge(), bevel=0.03)
    shore.box((-9.7, 9.7), (-7.2, 7.2), (-0.55, -0.32))
    sheet.box((-9.7, 9.7), (-7.2, 7.2), (-0.3, 0))
    shore.made()
    sheet.made()
    dice, paths = random.Random(8), []
    for cx, cy, many in ((5.6, -4.6, 34), (7.4, 2.6, 46), (-5.8, 4.4, 40), (-2.6, -5.6, 16), (2.6, 5.2, 22)):
        for _ in range(many):
            foot = Vector((cx + dice.gauss(0, 0.75), cy + dice.gauss(0, 0.5), 0))
            tip = foot + Vector((dice.gauss(0.1, 0.16), dice.gauss(0, 0.14), dice.uniform(0.7, 2.2)))
            paths.append([(foot, 0.018), (foot.lerp(tip, 0.5) + Vector((0, 0, 0.08)), 0.015), (tip, 0.008)])
    wires(paths, brass_rod(0.35), 1)


def furnish():
    wood, pale, red = Kit(grained("#6b4626", "#93683c", "x")), Kit(white_board(), bevel=0.03), Kit(vermilion(), bevel=0.012)
    iron, brass, books = Kit(blackened_iron()), Kit(brass_rod()), Kit(white_board("#b8b0a2"))
    low = floor + 0.05
    bed(wood, 2.5, 0.75, low, -90, pale)
    stove(iron, -0.9, 1.35, low, ridge + 0.9)
    table_for(wood, 0.3, -1.35, low, 0, (1.5, 0.7))
    chair(wood, 0.1, -0.85, low, 10)
    shelves(wood, books, 1.0, 1.75, low, 0, 1.5, 2.0)
    lounge(red, left - 0.9, -0.7, low - 0.05, -75)
    pendant(brass, brass, 0.3, -1.2, low + 1.5, 5.6, 0.22)
    for kit in (wood, pale, red, iron, brass, books):
        kit.made()
