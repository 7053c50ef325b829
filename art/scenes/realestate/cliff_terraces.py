"""White apartments that step down a cliff of cast plaster layers to a sheet of sanded acrylic. Low light from the left draws
every layer; a vermilion chair stands on the middle terrace."""

from furniture import bed, lounge, pendant, shelves, sofa, table_for
from growth import planted, wire_tree, wires, yarrow
from mathutils import Vector, noise
from model import (
    Kit, acrylic, acrylic_edge, brass_rod, cast_plaster, frosted_sheet, glazing, glow, planks, plinth, raking,
    rectangle, table, varied, vermilion, walnut, white_board,
)  # fmt: skip
from studio.cameras import camera
from studio.materials import blackened_iron, principled

levels, rise, setback, lowest = 5, 3.3, 3.5, 2.4
half = 6.2
shifts = (0.0, 1.4, -0.8, 0.9, -0.3)


def build(shot):
    table("#a9a5a0")
    house(shot == "inside")
    plinth((27.4, 27.4), top=-0.6, centre=(0.5, 0.5))
    raking((0, 0, 6), -64, 30, 5.2)
    if shot == "inside":
        camera((-10.4, -14.5, lowest + rise * 2 + 2.4), (-1.3, -1.4, lowest + rise * 2 + 1.2), 40)
    else:
        camera((-31, -57, 24), (0.9, 0.4, 8.0), 55)


def front_of(level):
    """Where the glass of a level stands."""
    return -7.4 + setback * level


def house(inside=False):
    rock()
    slab, wall, inner = Kit(cast_plaster("#e6e2da"), bevel=0.025), Kit(cast_plaster("#e6e2da"), bevel=0.025), Kit(white_board("#d2cdc3"))
    brass, pane, deck = Kit(brass_rod()), Kit(acrylic(slanting=inside), acrylic_edge(), bevel=0), Kit(white_board("#c9c2b5"))
    pool = Kit(frosted_sheet("#9fb1b0", 0.16), bevel=0.01)
    for level in range(levels):
        shift = shifts[level]
        storey(level, shift, slab, wall, inner, brass, pane, deck, pool)
    for kit in (slab, wall, inner, brass, pane, deck, pool):
        kit.made()
    railings()


def storey(level, shift, slab, wall, inner, brass, pane, deck, pool):
    """A tray: terrace in front, glass, a room that runs into the cliff, a roof that is the next terrace."""
    z, y = lowest + rise * level, front_of(level)
    left, right = -half + shift, half + shift
    edge = y - setback + 0.25
    slab.box((left - 0.5, right + 0.5), (edge, y + 7.5), (z - 0.36, z))
    for x in (left, right - 0.3):
        wall.plate("yz", [(y - 0.9, z - 0.02), (y + 7, z - 0.02), (y + 7, z + rise - 0.34), (y - 0.9, z + rise - 0.34)], (x, x + 0.3))
    divide = left + (4.6 if level % 2 else 7.4)
    wall.box((divide - 0.12, divide + 0.12), (y - 0.3, y + 6), (z - 0.02, z + rise - 0.34))
    inner.box((left + 0.3, right - 0.3), (y + 4.6, y + 4.8), (z, z + rise - 0.34))
    inner.box((left + 0.3, right - 0.3), (y, y + 4.7), (z - 0.01, z + 0.03))
    glazing(brass, pane, "xz", (left + 0.3, divide - 0.12), (z, z + rise - 0.36), y, 3 if level % 2 else 5, 1, 0.06)
    glazing(brass, pane, "xz", (divide + 0.12, right - 0.3), (z, z + rise - 0.36), y, 5 if level % 2 else 3, 1, 0.06)
    planks(deck, (left + 0.1, divide), (edge + 0.4, y - 0.1), (z - 0.02, z + 0.04), 0.3, along="x")
    if level in (0, 2, 4):
        slab.plate("xy", rectangle((divide + 0.5, right - 0.2), (edge + 0.35, y - 0.7)), (z - 0.02, z + 0.32), [rectangle((divide + 0.7, right - 0.4), (edge + 0.55, y - 0.9))])
        pool.box((divide + 0.68, right - 0.38), (edge + 0.53, y - 0.88), (z - 0.02, z + 0.24))
    else:
        slab.plate("xy", rectangle((left + 0.2, left + 0.9), (edge + 0.3, y - 0.8)), (z - 0.02, z + 0.5), [rectangle((left + 0.3, left + 0.8), (edge + 0.4, y - 0.9))])
    if level == levels - 1:
        slab.box((left - 0.2, right + 0.2), (y - 1.1, y + 7), (z + rise - 0.36, z + rise))
        slab.plate("xy", rectangle((left - 0.2, right + 0.2), (y - 1.1, y + 7)), (z + rise - 0.02, z + rise + 0.3), [rectangle((left, right), (y - 0.9, y + 6.8))])
    glow((left + 0.6, right - 0.6), (y + 0.6, y + 4.2), z + rise - 0.4, 2, 420)
    room(level, left, right, divide, y, z + 0.03)


def room(level, left, right, divide, y, z):
    dark, pale, brass = Kit(walnut()), Kit(white_board("#d0cbc2"), bevel=0.03), Kit(brass_rod())
    books, red = Kit(white_board("#a9a295")), Kit(vermilion(), bevel=0.012)
    wide, narrow = ((left, divide), (divide, right))[:: 1 if level % 2 == 0 else -1]
    middle, other = sum(wide) / 2, sum(narrow) / 2
    sofa(pale, middle - 1.0, y + 2.6, z, 0, 2.6)
    dark.disc(middle - 1.0, y + 1.3, (z + 0.28, z + 0.34), 0.5)
    dark.disc(middle - 1.0, y + 1.3, (z, z + 0.28), 0.09, 20)
    table_for(dark, middle + 1.9, y + 1.9, z, 90, (2.0, 0.9), dark, 3)
    pendant(brass, brass, middle + 1.9, y + 1.9, z + 1.7, z + rise - 0.4)
    shelves(dark, books, middle, y + 4.4, z, 0, 3.6, 2.2, level)
    bed(dark, other, y + 2.4, z, 0, pale)
    if level == 2:
        lounge(red, middle - 1.2, y - 1.7, z + 0.02, 24)
    elif level == 1:
        table_for(dark, middle, y - 1.7, z, 0, (1.6, 0.8), dark, 2)
    else:
        lounge(dark, middle - 0.8, y - 1.6, z, 20)
        lounge(dark, middle + 0.5, y - 1.5, z, -8)
    for kit in (dark, pale, brass, books, red):
        kit.made()
    flower = principled("#a2976f", 0.95)
    if level in (1, 3):
        places = [(left + 0.55, y - 2.6 + 0.55 * i, z + 0.2, 1 - 0.15 * (i % 2)) for i in range(3)]
        planted(yarrow(1.3, 0.5, flower, blackened_iron(), level), places)


def rock():
    """Layers of plaster, each broken along its own line, paler towards the top."""
    thick, count = 0.55, 34
    tones = ["#b9b3aa", "#c4beb5", "#cec8bf", "#d3cec5"]
    kits = [Kit(varied(cast_plaster(tone), 0.035), bevel=0.03) for tone in tones]
    kits[0].box((-13, 14), (-12.8, 13.8), (-0.62, -0.1))
    for i in range(count):
        z = -0.1 + i * thick
        climb = (z - lowest) / rise
        level = min(levels - 1, int(climb)) if climb > -0.05 else None
        points = []
        for j in range(79):
            x = -12.6 + 26.2 * j / 78
            rough = 1.5 * noise.noise(Vector((x * 0.3, z * 0.28, 2.0))) + 0.45 * noise.noise(Vector((x * 1.2, z * 1.9, 5.0)))
            aside = max(0.0, abs(x - 0.4) - half - 1)
            front = -9.0 + setback * max(0.0, climb) + 0.34 * aside + rough * (0.6 + 0.12 * aside)
            if level is not None and abs(x - shifts[level]) < half + 0.4:
                front = front_of(level) + 4.9
            points.append((x, min(front, 12.6)))
        points += [(13.6, 13.4), (-12.6, 13.4)]
        kits[min(3, i * 4 // count)].plate("xy", points, (z + 0.008, z + thick))
    for kit in kits:
        kit.made()
    sea = Kit(frosted_sheet("#a3b1b0", 0.2), acrylic_edge(), bevel=0.02)
    sea.box((-13, 14), (-12.8, -5), (-0.12, 0.12))
    sea.made()
    places = [(-10.2, 8.6, 15.0, 1.0), (9.6, 9.8, 15.0, 1.15), (11.6, 11.6, 15.0, 0.8)]
    planted(wire_tree(5.0, brass_rod(0.34), seed=14), [(x, y, z, s) for x, y, z, s in places])


def railings():
    paths = []
    for level in range(levels):
        shift = shifts[level]
        z, y = lowest + rise * level, front_of(level) - setback + 0.35
        left, right = -half + shift - 0.4, half + shift + 0.4
        for height, radius in ((1.0, 0.026), (0.55, 0.012), (0.3, 0.012), (0.78, 0.012)):
            paths.append([((left, y, z + height), radius), ((right, y, z + height), radius)])
        count = 14
        for i in range(count + 1):
            x = left + (right - left) * i / count
            paths.append([((x, y, z), 0.016), ((x, y, z + 1.0), 0.016)])
    wires(paths, brass_rod(), 1)
