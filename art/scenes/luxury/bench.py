"""The jeweler's bench: a pin of worn beech with its notch, a half-finished ring, files, loupe and saw frame,
gold filings in the leather apron below. One lamp from the upper left."""

from math import cos, pi, radians, sin, tau
from random import random, uniform

from jewels import beads, crest, head, shank
from mathutils import Vector, noise
from studio.cameras import camera
from studio.lights import spot
from studio.materials import blackened_iron, brass, bump, emission, glass, gold, leather, metal, principled, steel, wood
from studio.shapes import box, cut, cylinder, decorative, group, lathe, mesh, round_edges, sphere, surface, torus, tube
from vitrine import edge, key, vitrine

table = 1.0  # height of the bench's top


def build(shot):
    vitrine(strength=2.6, scale=3.0)
    bench()
    pin()
    apron()
    ring()
    files()
    loupe()
    saw()
    lamp((-1.95, 0.95, 2.5), (0.1, -0.5, 1.0))
    key((0.0, -0.8, 1.0), 420, 24, (-3.0, -2.6, 5.0))
    edge((5.0, 2.6, 2.6), (0, -0.4, 1), 90, 3)
    camera((0.8, -7.7, 5.3), (0.0, -0.36, 0.93), 66, aperture=3.2, focus=(0.0, -0.8, 1.1))


def lamp(location, target):
    """The bench lamp's brass hood; its light falls on the pin."""
    toward = Vector(target) - Vector(location)
    hood = lathe([(0.62, -0.5), (0.63, -0.49), (0.6, -0.44), (0.3, 0.05), (0.14, 0.16), (0.12, 0.3), (0, 0.31)], bump(brass(0.24), 30, 0.05), sides=128)
    lining = lathe([(0.615, -0.5), (0.585, -0.44), (0.29, 0.03), (0.0, 0.1)], principled("#f0dcc0", 0.5, emission="#ffb868", emission_strength=0.9), sides=128)
    bulb = decorative(sphere((0, 0, -0.12), 0.14, emission("#ffdba0", 12), segments=32))
    turn = toward.to_track_quat("-Z", "Y").to_euler()
    group([hood, lining, bulb], location, turn)
    spot(Vector(location) + toward.normalized() * 0.3, target, 330, 92, 0.6, "#ffdcae", 0.1)


def beech():
    return wood("#1f0f09", "#56331c", 1.3, (1, 12, 12), 0.5)


def bench():
    """The top, cut out in a half circle towards the jeweler, its edge worn round."""
    top = box((0, 2.2, table - 0.14), (12, 5, 0.28), beech(), 0.0)
    bay = cylinder((0.0, -1.62, table - 0.1), 1.95, 1.2, principled("#000000"), sides=160)
    round_edges(cut(top, bay), 0.035, 3)


def pin():
    """A wedge of beech clamped under the edge: its top slopes down to the notch."""
    depth, wide, tip = 1.6, 0.72, 0.5
    outline = [(-wide, 0), (wide, 0), (tip + 0.14, -depth), (0.34, -depth), (0.03, -depth + 0.72), (-0.03, -depth + 0.72), (-0.34, -depth), (-tip - 0.14, -depth)]
    count = len(outline)
    high = [(x, 0.62 + y, table + 0.1 + 0.12 * y / depth) for x, y in outline]
    low = [(x, 0.62 + y, table - 0.2 - 0.04 * y / depth) for x, y in outline]
    faces = [tuple(range(count))[::-1], tuple(range(count, 2 * count))]
    faces += [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    round_edges(mesh(high + low, faces, wood("#4a2a14", "#a87645", 1.1, (12, 1, 12), 0.55)), 0.03, 3)
    box((0, 0.8, table + 0.13), (1.76, 0.34, 0.08), blackened_iron(0.42), 0.02)
    for x in (-0.72, 0.72):
        cylinder((x, 0.8, table + 0.19), 0.085, 0.06, steel(0.25), 0.012, sides=6)


def apron():
    """The skin that hangs below the bay and catches what falls: sagging leather with filings in its lap."""

    def sag(x, y):
        fold = 0.05 * sin(3.1 * x + 0.8 * y) + 0.06 * noise.noise((x * 0.9, y * 0.9, 2))
        return table - 0.6 - 0.4 * max(0, 1 - (x / 2.2) ** 2) * (0.75 + 0.25 * sin(0.9 * y)) + fold

    def point(u, v):
        x, y = (u - 0.5) * 4.6, -4.2 + v * 5.2
        return x, y, sag(x, y)

    surface(point, leather("#6b2f1d", 0.5), 80, 80)
    filings = []
    for _ in range(1500):
        away, turn = random() ** 1.6 * 1.15, uniform(0, tau)
        x, y = 0.05 + 1.0 * away * cos(turn), -1.5 + 0.62 * away * sin(turn)
        filings.append((x, y, sag(x, y) + 0.006))
    beads(filings, 0.011, gold(0.22))
    for x, y, turn in ((0.42, -1.4, 20), (-0.35, -1.7, 70), (0.15, -1.85, 140)):
        clip = [(x + 0.09 * cos(radians(turn + a)), y + 0.09 * sin(radians(turn + a)), sag(x, y) + 0.03) for a in range(0, 200, 25)]
        tube(clip, 0.016, gold(0.16))


def ring():
    """Half finished: file marks on the band, an empty six-claw head, lying against the pin's notch."""
    rough = bump(gold(0.32), 60, 0.28, 0.01)
    band = shank(0.46, lambda turn: crest(turn, 0.13, 0.11), lambda turn: crest(turn, 0.09, 0.11), rough)
    stone, *setting = head(0.24, gold(0.16), gold(0.2))
    stone.hide_render = True
    crown = group(setting, (0, 0, 0.78))
    group([band, crown], (0.05, -0.22, table + 0.135), (radians(90 + 4), 0, radians(11)))


def needle_file(location, turn, length, handle, roll=0.0):
    """Steel with a knurled grip: a taper cut with teeth, a round shaft."""
    teeth = bump(steel(0.34), 130, 0.5, 0.01, pattern="waves")
    blade = lathe([(0, 0), (0.012, 0.01), (0.05, 0.5 * length), (0.05, 0.56 * length), (0.03, 0.6 * length), (0, 0.6 * length)], teeth, sides=12)
    blade.scale = (1, 0.5, 1)
    shaft = lathe([(0, 0.58 * length), (0.032, 0.58 * length), (0.032, length), (0.02, length + 0.012), (0, length + 0.012)], steel(0.24), sides=32)
    grip = lathe([(0, 0.74 * length), (0.05, 0.745 * length), (0.085, 0.8 * length), (0.075, 0.95 * length), (0.09, 1.08 * length), (0.06, 1.13 * length), (0, 1.135 * length)], handle, sides=64)
    group([blade, shaft, grip], location, (radians(90), roll, turn))


def files():
    red, dark = wood("#2a0d08", "#6a2a18", 1.6, (12, 12, 1)), wood("#160c08", "#3c2416", 1.6, (12, 12, 1))
    for k, handle in enumerate((red, dark, red, dark)):
        needle_file((1.0 + 0.24 * k, 0.36 - 0.02 * k, table + 0.1), radians(180 - 22 - 7 * k), 1.9, handle)


def loupe():
    """A folding loupe of ten times, swung out of its brass cover."""
    ring = lathe([(0.3, -0.13), (0.36, -0.13), (0.37, -0.11), (0.37, 0.11), (0.36, 0.13), (0.3, 0.13), (0.29, 0.11), (0.29, -0.11)], metal((0.05, 0.045, 0.045), 0.25), sides=96)
    lens = lathe([(0, 0.11), (0.15, 0.09), (0.29, 0.03), (0.29, -0.03), (0.15, -0.09), (0, -0.11)], glass("#f4f6ff", 1.5), sides=96)
    rims = [torus((0, 0, z), 0.33, 0.018, brass(0.16), segments=96, rings=12) for z in (-0.13, 0.13)]
    cover = [(0.42 + 0.3 * cos(a), 0.3 * sin(a)) for a in [radians(t) for t in range(-90, 91, 10)]]
    outline = [(-0.05, -0.3), *cover, (-0.05, 0.3)]
    plates = []
    for z in (-0.17, 0.17):
        count = len(outline)
        points = [(x + 0.42, y, z + h) for h in (-0.012, 0.012) for x, y in outline]
        faces = [tuple(range(count))[::-1], tuple(range(count, 2 * count))]
        faces += [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
        plates.append(round_edges(mesh(points, faces, brass(0.2), False), 0.006, 2))
    screw = cylinder((0.42, 0, 0), 0.05, 0.42, brass(0.14), 0.012, sides=48)
    group([ring, lens, *rims, *plates, screw], (-1.5, 0.55, table + 0.2), (0, 0, radians(58)))


def saw():
    """The saw frame: a steel bow, a turned handle, a blade as thin as a hair between two clamps."""
    rod = steel(0.26)
    bow = [(0, 0, 0.1), (0, 0, 0.55), (0.95, 0, 0.55), (0.95, 0, 0.1)]
    parts = [tube(bow, 0.035, rod, curved=False)]
    for corner in bow[1:3]:
        parts.append(cylinder(corner, 0.05, 0.09, rod, 0.01, (pi / 2, 0, 0), 32))
    for x in (0, 0.95):
        parts.append(box((x, 0, 0.07), (0.1, 0.1, 0.14), steel(0.3), 0.015))
        parts.append(cylinder((x, -0.075, 0.07), 0.05, 0.05, brass(0.2), 0.01, (pi / 2, 0, 0), 32))
    parts.append(tube([(0, 0, 0.0), (0.95, 0, 0.0)], 0.006, steel(0.2), curved=False))
    grip = lathe([(0, 0), (0.05, 0), (0.075, 0.05), (0.12, 0.25), (0.1, 0.55), (0.13, 0.8), (0.09, 0.92), (0, 0.94)], wood("#241009", "#7a4526", 1.4, (12, 12, 1)), sides=96)
    grip.location, grip.rotation_euler = (1.0, 0, 0.07), (0, pi / 2, 0)
    ferrule = lathe([(0, -0.02), (0.065, -0.02), (0.07, 0.0), (0.07, 0.07), (0.06, 0.09)], brass(0.18), (1.0, 0, 0.07))
    ferrule.rotation_euler = (0, pi / 2, 0)
    group([*parts, grip, ferrule], (-0.75, 1.0, table + 0.085), (radians(-90), 0, radians(6)), 1.35)
