"""A hall under four saw teeth of basswood, cut open along its length: the cut faces are dark, the north lights clear acrylic.
Stair, gallery with a bed, kitchen, long table, library. Low light from the left comes in by the teeth and the cut front."""

from furniture import bed, chair, island, lounge, pendant, pot, shelves, sofa, stove, table_for, tub
from growth import planted, wires, yarrow
from model import (
    Kit, acrylic, acrylic_edge, basswood, brass_rod, burnt, glazing, glow, grey_board, planks, plinth, raking, rectangle,
    table, vermilion, walnut, white_board,
)  # fmt: skip
from studio.cameras import camera
from studio.materials import blackened_iron, principled

left, teeth, tooth = -11.2, 4, 5.6
right = left + teeth * tooth
cut, back = -3.4, 4.6
floor, gutter, peak, gallery = 0.0, 5.2, 7.9, 2.95


def build(shot):
    table("#6b6966" if shot != "section" else "#7d7a77", height=4.4, world=0.22)
    hall()
    plinth((28.5, 14.4), "#cfccc6", height=3, top=-1.4)
    raking((0, 0, 3), -48 if shot != "section" else -40, 32, 5.4)
    if shot == "section":
        camera((0, -90, 3.3), (0, 0, 3.3), 108)
    elif shot == "inside":
        camera((-8.4, -2.9, 1.7), (3.0, 1.7, 2.75), 22)
    else:
        camera((-21, -52, 16.5), (0.6, 0, 2.4), 66)


def hall():
    shell, cutface, frame = Kit(basswood("x"), burnt()), Kit(principled("#1d1c1b", 0.8)), Kit(basswood("z"), burnt())
    brick, deck = Kit(grey_board("#8d8882"), bevel=0.02), Kit(basswood("y"), burnt())
    brass, pane = Kit(brass_rod()), Kit(acrylic(), acrylic_edge(), bevel=0)
    ground(brick, cutface)
    planks(deck, (left, right), (cut + 0.02, back - 0.3), (-0.08, floor), 0.34)
    windows = [rectangle((x, x + 1.6), (floor + 1.0, floor + 4.0)) for x in (-9.4, -6.6, -3.4, -0.6, 2.2, 5.0, 8.0)]
    brick.plate("xz", rectangle((left - 0.3, right + 0.3), (-0.2, gutter)), (back - 0.3, back), windows)
    for hole in windows:
        glazing(brass, pane, "xz", (hole[0][0], hole[1][0]), (hole[0][1], hole[2][1]), back - 0.15, 3, 5, 0.045)
    for x in ((left - 0.3, left), (right, right + 0.3)):
        brick.plate("yz", rectangle((cut, back), (-0.2, gutter)), x, [rectangle((-1.2, 0.2), (0.03, 2.5)), rectangle((1.4, 3.6), (1.0, 4.0))])
        cutface.box(x, (cut - 0.03, cut + 0.005), (-0.2, gutter))
    for i in range(teeth):
        saw_tooth(left + i * tooth, shell, cutface, frame, brass, pane)
    for i in range(1, teeth):
        x = left + i * tooth
        for y in (cut + 0.5, back - 0.7):
            brass.disc(x, y, (floor, gutter - 0.3), 0.09, 24)
            brass.disc(x, y, (floor, floor + 0.06), 0.2, 24)
    loft(deck, frame, cutface, brass)
    furnish()
    for kit in (shell, cutface, frame, brick, deck, brass, pane):
        kit.made()


def ground(brick, cutface):
    """The soil in section: sheets of board below a dark cut line."""
    for i in range(5):
        brick.box((-13.6 + 0.02 * (i % 2), 13.6), (cut, 6.4), (-1.42 + 0.25 * i, -1.18 + 0.25 * i))
    cutface.box((-13.6, 13.6), (cut - 0.03, cut + 0.005), (-0.2, -0.08))
    for x in (left - 0.3, right):
        cutface.box((x - 0.25, x + 0.55), (cut - 0.03, cut + 0.005), (-1.0, -0.08))
    planted(yarrow(3.6, 1.2, principled("#a8986a", 0.95), blackened_iron()), [(-12.7, 1.6, -0.2, 0.95), (12.8, 3.6, -0.2, 1.1), (12.6, -1.6, -0.2, 0.8)])


def saw_tooth(x, shell, cutface, frame, brass, pane):
    """One tooth: an upright glazed face to the left, a boarded slope falling to the right, purlins below."""
    end = x + tooth
    slope = [(x, peak), (end, gutter), (end, gutter + 0.3), (x - 0.25, peak + 0.38), (x - 0.25, peak + 0.12)]
    shell.plate("xz", slope, (cut, back + 0.15))
    cutface.plate("xz", slope, (cut - 0.03, cut + 0.005))
    glazing(brass, pane, "yz", (cut, back - 0.02), (gutter + 0.12, peak + 0.02), x + 0.02, 12, 2, 0.045)
    frame.box((x - 0.12, x + 0.16), (cut, back), (gutter - 0.3, gutter + 0.14))
    cutface.box((x - 0.12, x + 0.16), (cut - 0.03, cut + 0.005), (gutter - 0.3, gutter + 0.14))
    fall = (peak - gutter) / tooth
    for i in range(1, 5):
        at = x + tooth * i / 5
        z = peak - fall * (at - x)
        frame.box((at - 0.07, at + 0.07), (cut + 0.02, back - 0.3), (z - 0.3, z - 0.02))
    for y in (cut + 0.5, -0.4, back - 0.7):
        frame.bar((x + 0.1, y, gutter - 0.15), (end - 0.1, y, gutter - 0.15), 0.09)
        for i in range(1, 4):
            at = x + tooth * i / 4
            frame.bar((at, y, gutter - 0.15), (at, y, peak - fall * (at - x) - 0.2), 0.07)
    shell.plate("xz", [(x, gutter), (end, gutter), (x, peak)], (back - 0.28, back))
    for i in range(20):
        y = cut + 0.2 + i * (back - cut) / 20
        shell.bar((x - 0.2, y, peak + 0.4), (end - 0.05, y, gutter + 0.33), 0.05, 0.03)


def loft(deck, frame, cutface, brass):
    """The gallery at the right: planks on joists, a stair up to it, a rail of wire."""
    near, far, start = cut, back - 0.32, 3.4
    planks(deck, (start, right), (near, far), (gallery - 0.07, gallery), 0.3)
    for i in range(13):
        x = start + 0.1 + i * (right - start - 0.3) / 12
        frame.box((x, x + 0.08), (near + 0.02, far), (gallery - 0.29, gallery - 0.07))
    cutface.box((start, right), (near - 0.03, near + 0.005), (gallery - 0.1, gallery))
    frame.box((start - 0.06, start + 0.06), (near, far), (gallery - 0.34, gallery))
    for y in (near + 0.3, 0.6, far - 0.2):
        frame.box((start, start + 0.12), (y - 0.06, y + 0.06), (floor, gallery - 0.3))
    rise = gallery / 16
    for i in range(16):
        x, z = start - 0.1 - 0.26 * (16 - i), rise * (i + 1)
        deck.box((x, x + 0.29), (2.9, 3.9), (z - 0.05, z))
    for y in (2.84, 3.9):
        frame.bar((start - 0.1 - 0.26 * 16, y + 0.03, 0.05), (start, y + 0.03, gallery - 0.12), 0.05, 0.24)
    rails, posts = [], []
    for i in range(26):
        y = near + 0.1 + i * 0.24
        if y < 2.8:
            posts.append([((start, y, gallery), 0.012), ((start, y, gallery + 1.0), 0.012)])
    rails.append([((start, near + 0.05, gallery + 1.0), 0.03), ((start, 2.8, gallery + 1.0), 0.03)])
    rails.append([((start - 4.26, 2.87, 1.0), 0.025), ((start, 2.87, gallery + 1.0), 0.025)])
    wires(rails + posts, brass_rod(), 2)
    frame.box((6.9, 7.0), (0.6, far), (gallery, gallery + 2.2))


def furnish():
    dark, pale, red = Kit(walnut()), Kit(white_board(), bevel=0.03), Kit(vermilion(), bevel=0.012)
    iron, brass, books = Kit(blackened_iron()), Kit(brass_rod()), Kit(white_board("#b3ab9d"))
    table_for(dark, -1.9, 0.2, floor, 0, (4.2, 1.1), dark, 5)
    for x in (-3.2, -1.9, -0.6):
        pendant(brass, brass, x, 0.2, 1.75, gutter - 0.15)
    sofa(pale, -8.4, 2.6, floor, 0, 3.0)
    sofa(pale, -10.1, 0.4, floor, 90, 2.2)
    dark.disc(-8.4, 0.7, (0.3, 0.36), 0.6)
    dark.disc(-8.4, 0.7, (0, 0.3), 0.1, 20)
    pale.box((-10.6, -6.4), (-0.9, 2.2), (0.0, 0.015))
    lounge(red, -6.5, 0.0, floor, -60)
    stove(iron, -5.6, 3.4, floor, peak + 1.2)
    shelves(dark, books, -4.1, 4.1, floor, 0, 1.6, 3.6, 3)
    island(pale, dark, 6.6, -0.6, floor, 0, 3.4)
    shelves(dark, books, 7.2, 4.05, floor, 0, 5.6, 2.4, 6)
    for x in (4.6, 5.3):
        pot(pale, x, 3.0, floor, 0.2, 0.4)
    chair(dark, 5.9, -1.6, floor, 180)
    chair(dark, 7.3, -1.6, floor, 170)
    bed(dark, 9.6, 0.0, gallery, -90, pale)
    tub(pale, 5.2, -0.9, gallery, 90)
    shelves(dark, books, 9.2, 4.05, gallery, 0, 2.8, 2.0, 9)
    lounge(dark, 4.6, 2.2, gallery, 30)
    pendant(brass, brass, 9.0, -1.6, gallery + 1.6, gutter - 0.1, 0.22)
    glow((4.0, 10.6), (-2.4, 3.6), gallery - 0.34, 2, 420)
    for kit in (dark, pale, red, iron, brass, books):
        kit.made()
