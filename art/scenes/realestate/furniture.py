"""Furniture at the scale of the models, in metres: each piece stands on (x, y, z), turned by degrees, its front to -y."""

from random import Random

from model import circle, rectangle


def chair(kit, x, y, z=0.0, turn=0.0):
    with kit.placed(x, y, z, turn):
        for dx in (-0.2, 0.2):
            kit.box((dx - 0.02, dx + 0.02), (-0.22, -0.18), (0, 0.44))
            kit.box((dx - 0.02, dx + 0.02), (0.18, 0.22), (0, 0.86))
        kit.box((-0.24, 0.24), (-0.24, 0.24), (0.42, 0.47))
        kit.box((-0.24, 0.24), (0.165, 0.225), (0.62, 0.88))


def lounge(kit, x, y, z=0.0, turn=0.0):
    """A low chair of two tilted boards on runners."""
    with kit.placed(x, y, z, turn):
        for dx in (-0.33, 0.29):
            kit.plate("yz", [(-0.42, 0), (-0.36, 0), (-0.32, 0.38), (0.2, 0.26), (0.34, 0), (0.4, 0), (0.28, 0.3), (0.5, 0.86), (0.44, 0.88), (0.2, 0.32), (-0.36, 0.45)], (dx, dx + 0.05))
        kit.plate("yz", [(-0.36, 0.42), (0.22, 0.3), (0.46, 0.86), (0.52, 0.84), (0.26, 0.22), (-0.36, 0.36)], (-0.28, 0.29))


def table_for(kit, x, y, z=0.0, turn=0.0, size=(2.4, 0.9), chairs=None, seats=3):
    """A table, and chairs along both long sides when a kit for them is given."""
    wide, deep = size
    with kit.placed(x, y, z, turn):
        kit.box((-wide / 2, wide / 2), (-deep / 2, deep / 2), (0.7, 0.75))
        for dx in (-wide / 2 + 0.18, wide / 2 - 0.24):
            for dy in (-deep / 2 + 0.08, deep / 2 - 0.14):
                kit.box((dx, dx + 0.06), (dy, dy + 0.06), (0, 0.7))
    if chairs:
        with chairs.placed(x, y, z, turn):
            for i in range(seats):
                at = (i + 0.5) * wide / seats - wide / 2
                chair(chairs, at, -deep / 2 - 0.12, 0, 180)
                chair(chairs, at, deep / 2 + 0.12)


def bed(kit, x, y, z=0.0, turn=0.0, linen=None, width=1.7):
    linen = linen or kit
    half = width / 2
    with kit.placed(x, y, z, turn):
        kit.box((-half - 0.06, half + 0.06), (-1.06, 1.06), (0.1, 0.26))
        kit.box((-half - 0.06, half + 0.06), (1.0, 1.07), (0.1, 0.95))
        for side in (-half - 0.5, half + 0.12):
            kit.box((side, side + 0.38), (0.62, 1.0), (0.32, 0.4))
            kit.box((side + 0.04, side + 0.34), (0.66, 0.96), (0, 0.32))
    with linen.placed(x, y, z, turn):
        linen.box((-half, half), (-1.02, 0.98), (0.26, 0.48))
        linen.box((-half - 0.03, half + 0.03), (-1.05, 0.3), (0.3, 0.53))
        for side in (-half + 0.06, 0.04):
            linen.box((side, side + half - 0.1), (0.48, 0.9), (0.46, 0.62))


def sofa(kit, x, y, z=0.0, turn=0.0, width=2.4):
    half = width / 2
    with kit.placed(x, y, z, turn):
        kit.box((-half + 0.03, half - 0.03), (-0.4, 0.43), (0.11, 0.3))
        for i in range(3):
            left = -half + 0.2 + i * (width - 0.4) / 3
            kit.box((left + 0.01, left + (width - 0.4) / 3 - 0.01), (-0.44, 0.24), (0.3, 0.46))
            kit.box((left + 0.01, left + (width - 0.4) / 3 - 0.01), (0.16, 0.32), (0.44, 0.78))
        kit.box((-half + 0.02, half - 0.02), (0.3, 0.44), (0.28, 0.74))
        for side in (-half, half - 0.19):
            kit.box((side, side + 0.19), (-0.42, 0.45), (0.1, 0.6))


def island(kit, top, x, y, z=0.0, turn=0.0, width=2.8):
    """A kitchen island with doors, a worktop and a sink."""
    half = width / 2
    with kit.placed(x, y, z, turn):
        doors = round(width / 0.6)
        for i in range(doors):
            left = -half + 0.05 + i * (width - 0.1) / doors
            kit.box((left + 0.012, left + (width - 0.1) / doors - 0.012), (-0.42, 0.42), (0.1, 0.86))
    with top.placed(x, y, z, turn):
        top.plate("xy", rectangle((-half, half), (-0.48, 0.48)), (0.87, 0.93), [rectangle((0.2, 0.85), (-0.22, 0.22))])
        top.box((0.2, 0.85), (-0.22, 0.22), (0.7, 0.72))
        top.box((0.5, 0.54), (0.26, 0.3), (0.93, 1.2))
        top.box((0.5, 0.54), (0.06, 0.3), (1.18, 1.21))


def shelves(kit, books, x, y, z=0.0, turn=0.0, width=2.4, height=2.4, seed=1, depth=0.3):
    """An open case, loosely filled."""
    dice, half = Random(seed), width / 2
    rows, bays = round(height / 0.4), max(1, round(width / 0.8))
    with kit.placed(x, y, z, turn):
        for i in range(bays + 1):
            at = -half + (width - 0.04) * i / bays
            kit.box((at, at + 0.04), (-depth / 2, depth / 2), (0, height))
        for j in range(rows + 1):
            at = (height - 0.04) * j / rows
            kit.box((-half, half), (-depth / 2, depth / 2), (at, at + 0.04))
    with books.placed(x, y, z, turn):
        for i in range(bays):
            for j in range(rows):
                at, end = -half + 0.06 + width * i / bays, -half + width * (i + 1) / bays - 0.08
                at += dice.choice((0, 0, 0.25))
                end -= dice.choice((0, 0.1, 0.3))
                while at < end and (i + j) % 4:
                    thick = dice.uniform(0.035, 0.08)
                    low = height * j / rows + 0.04
                    books.box((at, at + thick - 0.006), (-depth * 0.36, depth * 0.3), (low, low + dice.uniform(0.2, 0.3)))
                    at += thick


def tub(kit, x, y, z=0.0, turn=0.0):
    def oval(a, b):
        return [(px * a, py * b) for px, py in circle(0, 0, 1, 32)]

    with kit.placed(x, y, z, turn):
        kit.plate("xy", oval(0.85, 0.42), (0.0, 0.56), [oval(0.78, 0.36)])
        kit.plate("xy", oval(0.8, 0.38), (0.06, 0.1))


def stove(kit, x, y, z, top):
    """A round stove with its pipe up to `top`."""
    kit.disc(x, y, (z, z + 0.06), 0.42)
    kit.disc(x, y, (z + 0.12, z + 1.0), 0.27)
    kit.disc(x, y, (z + 1.0, z + 1.04), 0.29)
    kit.disc(x, y, (z + 1.04, top), 0.075, 20)


def pendant(kit, shade, x, y, z, top, radius=0.28):
    """A disc lamp at z on its wire from `top`."""
    kit.box((x - 0.012, x + 0.012), (y - 0.012, y + 0.012), (z, top))
    shade.disc(x, y, (z, z + 0.05), radius)
    shade.disc(x, y, (z + 0.05, z + 0.16), radius * 0.3, 24)


def pot(kit, x, y, z=0.0, radius=0.25, height=0.5):
    kit.plate("xy", circle(x, y, radius, 28), (z, z + height), [circle(x, y, radius * 0.84, 28)])
    kit.disc(x, y, (z, z + height * 0.8), radius * 0.85, 28)
