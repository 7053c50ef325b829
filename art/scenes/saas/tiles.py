"""
A floor of hand-made tiles, each glazed and laid a little differently: porcelain, a few in saffron and celadon. One
vermilion tile has not found its place yet. A low window on the left rakes across the glaze. The same floor three times:
`tiles` with an ornament in cobalt, `bare` without, and `letters` with cobalt wherever a letter may be laid and nothing
far from it, which a page shows only where its letter is.
"""

from math import cos, pi, radians, sin
from random import gauss, random

from studio.cameras import camera
from studio.lights import area, strips
from studio.materials import bump, plaster, principled
from studio.shapes import box, cylinder, group, mesh
from studio.stage import reset

PITCH = 1.0
SIZE = 0.955
THICK = 0.22
# Where letters are laid, as `templates/saas/mosaic/letter-path.ts` has it.
LETTERS = {(column, row) for column in range(-2, 2) for row in range(-1, 4)}
ORNAMENT = {(-1, 2), (-2, 1), (0, 1), (-1, 0)}
SAFFRON = {(-4, 2), (3, -2), (-3, -2), (5, 3)}
CELADON = {(-4, 0), (3, 2), (4, -1), (-5, -1), (-2, -3), (1, 4)}
GAP = (2, -1)


def build(shot):
    reset(world="#dfe9ee", world_strength=0.24, exposure=0.3, contrast="High Contrast")
    strips(0.3, "#eaf2ff", "#8d959b", behind="#c9d1d4")
    box((0, 0, -0.12), (40, 40, 0.2), bump(plaster("#59605f"), 30, 0.2))
    porcelain = [Glaze(colour) for colour in ("#e6eceb", "#eef2f1", "#dde5e3", "#f3f5f4")]
    cobalt = [Glaze(colour, "#6d92f5", diamond) for colour in ("#0a2fae", "#0c36c4", "#08289a")]
    saffron = Glaze("#f0a000", "#b86f00", quarter)
    celadon = Glaze("#6fae90", "#2f7558", triangle)
    laid = {"tiles": ORNAMENT, "bare": set(), "letters": LETTERS}[shot]
    for row in range(-7, 11):
        for column in range(-11, 12):
            at = (column, row)
            if at == GAP:
                continue
            # Drawn for every tile, so that all lie alike whatever their glaze, or whether they are shown at all.
            pale, bed = porcelain[int(random() * 4)], [gauss(0, 1) for _ in range(6)]
            if shot == "letters" and at not in laid:
                continue
            if at in laid:
                glaze = cobalt[(column + row) % 3]
            elif at in SAFFRON:
                glaze = saffron
            elif at in CELADON:
                glaze = celadon
            else:
                glaze = pale
            lay((column * PITCH, row * PITCH), bed, glaze)
    if shot != "letters":
        x, y = GAP
        vermilion = Glaze("#dd3208", "#ffb08a", disc)
        group(tile(vermilion), (x + 0.3, y - 0.26, THICK * 1.36), (radians(-7), radians(8), radians(21)))

    area((-10, 4.5, 3.1), (0, 0.5, 0), 1.0, 4300, "#ffecd0", height=2.2)
    area((4, 11, 7), (0, 1, 0), 7, 200, "#d5e6ff")
    for side in (-1, 0, 1):  # the bars of the window
        box((-7.2, 3.4 + side * 1.35, 2.6), (0.06, 0.16, 5), plaster("#333333"))
    camera((0.5, -6.6, 7.9), (0.62, 0.15, 0), 52, aperture=5.6, focus=(0.6, -0.2, 0.2))


class Glaze:
    """The colour of a tile, and the figure inlaid in it, which says the same without colour."""

    def __init__(self, colour, inlay=None, figure=None):
        self.material = glossy(colour)
        self.inlay = inlay and glossy(inlay)
        self.figure = figure


def glossy(colour):
    return bump(principled(colour, 0.2, clearcoat=1, clearcoat_roughness=0.05), 7, 0.09, 0.05, detail=2)


def lay(place, bed, glaze):
    """A tile in its bed: never quite level, never quite square."""
    x, y = place
    location = (x + bed[0] * 0.006, y + bed[1] * 0.006, bed[2] * 0.014)
    group(tile(glaze), location, (bed[3] * 0.012, bed[4] * 0.012, bed[5] * 0.008))


def tile(glaze):
    parts = [box((0, 0, 0), (SIZE, SIZE, THICK), glaze.material, 0.045, segments=4)]
    if glaze.figure:
        parts.append(glaze.figure(glaze.inlay))
    return parts


TOP = THICK / 2 - 0.006
CORNER = 0.05 - SIZE / 2


def diamond(material):
    return box((0, 0, TOP), (0.46, 0.46, 0.02), material, 0.006, (0, 0, pi / 4))


def disc(material):
    return cylinder((0, 0, TOP), 0.26, 0.02, material, 0.006)


def quarter(material):
    """A quarter of a disc in the near left corner."""
    arc = [(CORNER + 0.6 * cos(t), CORNER + 0.6 * sin(t)) for t in (pi / 2 * i / 24 for i in range(25))]
    return flat([(CORNER, CORNER), *arc], material)


def triangle(material):
    """The near left half of the tile."""
    return flat([(CORNER, CORNER), (-CORNER, CORNER), (CORNER, -CORNER)], material)


def flat(outline, material):
    return mesh([(x, y, TOP + 0.01) for x, y in outline], [tuple(range(len(outline)))], material, False)
