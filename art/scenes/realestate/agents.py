"""A drafting desk from above: a plan under a brass scale rule, rolled drawings, a compass, a pencil, a cut-away piece of a
vaulted model and a key on a linen ribbon. A low lamp from the upper left."""

from math import cos, pi, radians, sin

import bpy
from model import Kit, arc, arch, brass_rod, cast_plaster, circle, rectangle, steps, vermilion
from studio import nodes
from studio.cameras import camera
from studio.colour import linear
from studio.lights import area
from studio.materials import bump, fabric, mottle, paper, principled, steel
from studio.shapes import cylinder, group, lathe, plane, surface, thicken, torus, tube
from studio.stage import bounces, reset


def build(shot):
    reset(exposure=0.2)
    bounces(total=8, diffuse=2, transparent=12)
    tree = nodes.clear(bpy.context.scene.world)
    nodes.output(tree, nodes.add(tree, "ShaderNodeBackground", {"Color": linear("#d4d5d6"), "Strength": 0.3}).outputs[0])
    plane(bump(mottle(principled("#56534f", 0.8, specular=0.2), "#53504c", "#595652", 1.4, 6), 60, 0.15))
    film = paper("#e6e2d9")
    sheet(film, (-0.7, -0.35), (7.6, 5.4), -5, 0.012)
    plan()
    rolls(film)
    rule()
    compass()
    pencil()
    piece()
    key()
    area((-9, 5.5, 6.5), (0, 0, 0), 1.7, 3000, "#fff3e2")
    area((-1, 3.8, 14), (0, 0, 0), 7, 420, "#ffffff")
    area((7, -6, 9), (0, 0, 0), 7, 260, "#e4ebf4")
    camera((0, -3.6, 14.2), (0, -0.12, 0), 46)


def sheet(material, centre, size, turn, z):
    """Drafting film that lies not quite flat."""

    def point(u, v):
        return (u - 0.5) * size[0], (v - 0.5) * size[1], 0.006 * sin(5 * u + 3 * v)

    made = thicken(surface(point, material, 40, 40), 0.008)
    made.location, made.rotation_euler = (*centre, z), (0, 0, radians(turn))
    return made


def plan():
    """The drawn plan: walls as black bars, swings of doors, a grid of dashes."""
    ink, thin, red = Kit(principled("#1c1b1a", 0.8), bevel=0), Kit(principled("#57534f", 0.8), bevel=0), Kit(vermilion(0.8), bevel=0)

    def wall(x, y):
        ink.box(x, y, (0, 0.004))

    for y in (-1.7, 1.5):
        wall((-3.0, -0.4), (y, y + 0.09))
        wall((0.3, 2.6), (y, y + 0.09))
    for x in (-3.0, 2.51):
        wall((x, x + 0.09), (-1.7, 1.59))
    for x in (-1.25, 0.85):
        for a, b in ((-1.7, -1.1), (-0.7, -0.2), (0.2, 0.7), (1.1, 1.5)):
            wall((x, x + 0.09), (a, b))
        for y in (-0.9, 0.0, 0.9):
            ring = arc(x + 0.045, y, 0.2, pi / 2, 1.5 * pi, 16) + arc(x + 0.045, y, 0.188, 1.5 * pi, pi / 2, 16)
            thin.plate("xy", ring, (0, 0.003))
    for x in (-3.0, -1.2, 0.9, 2.6):
        for i in range(28):
            thin.box((x - 0.004, x + 0.004), (-2.2 + i * 0.16, -2.1 + i * 0.16), (0, 0.002))
        thin.plate("xy", circle(x, 2.36, 0.12), (0, 0.003), [circle(x, 2.36, 0.108)])
    for i in range(11):
        thin.box((-0.95 + i * 0.15, -0.945 + i * 0.15), (-0.25, 0.25), (0, 0.003))
    for i in range(40):
        x = -3.0 + i * 0.14
        thin.box((x, x + 0.006), (-2.02, -1.94 + 0.06 * (i % 5 == 0)), (0, 0.002))
    thin.box((-3.0, 2.6), (-2.024, -2.016), (0, 0.002))
    for x, y, wide, deep in ((-2.6, 0.5, 0.7, 0.9), (-2.6, -1.2, 0.7, 0.9), (-0.55, -1.15, 1.1, 0.42), (1.25, -1.3, 0.8, 0.9), (1.2, 0.85, 1.1, 0.36), (-0.6, 0.95, 0.9, 0.3)):
        outer, inner = rectangle((x, x + wide), (y, y + deep)), rectangle((x + 0.012, x + wide - 0.012), (y + 0.012, y + deep - 0.012))
        thin.plate("xy", outer, (0, 0.003), [inner])
    red.disc(1.7, 0.0, (0, 0.005), 0.075)
    group([kit.made() for kit in (ink, thin, red)], (-0.7, -0.35, 0.024), (0, 0, radians(-5)))


def rolls(film):
    """Two rolled drawings across the top, held by a ribbon, and one short roll at the left."""
    for x, y, length, turn, radius, tone in ((-1.2, 3.15, 8.4, 3, 0.36, "#e2ddd2"), (0.8, 3.72, 8.0, -4, 0.3, "#d3cfc8"), (-5.3, -0.5, 5.6, 97, 0.3, "#dbd6cb")):
        def point(u, v, radius=radius, length=length):
            turn = u * 2 * pi * 2.6
            reach = radius * (1 - 0.07 * turn / (2 * pi))
            return (v - 0.5) * length + 0.02 * sin(3 * turn), reach * cos(turn), reach * sin(turn) + radius

        made = thicken(surface(point, paper(tone), 130, 4), 0.012)
        made.location, made.rotation_euler = (x, y, 0.03), (0, 0, radians(turn))
    band = torus((-2.6, 3.08, 0.39), 0.385, 0.02, fabric("#a83a1c"), (0, pi / 2, radians(3)))
    band.scale = (1, 1, 5)


def rule():
    """A flat brass rule with engraved marks."""
    body, marks = Kit(brass_rod(0.3), bevel=0.012), Kit(principled("#3a2a14", 0.7), bevel=0)
    body.box((-2.9, 2.9), (-0.24, 0.24), (0.0, 0.05))
    for i in range(101):
        x = -2.75 + i * 0.055
        long = 0.2 if i % 10 == 0 else 0.14 if i % 5 == 0 else 0.085
        marks.box((x - 0.005, x + 0.005), (0.24 - long, 0.235), (0.05, 0.0515))
        if i % 2 == 0:
            marks.box((x - 0.005, x + 0.005), (-0.235, -0.235 + long * 0.7), (0.05, 0.0515))
    group([body.made(), marks.made()], (0.2, -2.55, 0.035), (0, 0, radians(7)))


def compass():
    """Open dividers: two legs from a knurled head, a lead in one, a needle in the other."""
    metal, dark = brass_rod(0.22), steel(0.3)
    head = (3.05, 1.55, 0.16)
    ends = ((1.15, -1.55, 0.05), (3.35, -2.0, 0.05))
    for end in ends:
        knee = tuple(head[i] + (end[i] - head[i]) * 0.66 for i in range(3))
        tube([head, knee], 0.085, metal, [1.15, 0.8], curved=False)
        tube([knee, end], 0.04, dark, [1.1, 0.25], curved=False)
        cylinder(knee, 0.1, 0.2, metal, 0.02)
    cylinder(head, 0.24, 0.24, metal, 0.03)
    cylinder((head[0], head[1], 0.3), 0.12, 0.1, dark, 0.02)
    tube([head, (3.0, 2.15, 0.2)], 0.07, dark, curved=False)
    tube([(2.3, 0.32, 0.14), (3.14, 0.26, 0.14)], 0.028, dark, curved=False)
    cylinder((2.74, 0.29, 0.14), 0.11, 0.09, metal, 0.015, (0, pi / 2, 0))


def pencil():
    """Hexagonal, graphite lacquer, a vermilion end."""
    body = cylinder((0, 0, 0), 0.1, 3.3, principled("#232323", 0.3, clearcoat=0.5), 0.008, sides=6)
    cap = cylinder((0, 0, 1.71), 0.1, 0.14, vermilion(0.3), 0.01, sides=6)
    wood = lathe([(0, -2.13), (0.022, -2.06), (0.098, -1.64), (0, -1.64)], principled("#cda066", 0.7), sides=32)
    lead = lathe([(0, -2.15), (0.026, -2.04), (0, -2.03)], principled("#1a1a1a", 0.4), sides=24)
    group([body, cap, wood, lead], (-2.75, -2.3, 0.12), (0, pi / 2, radians(28)))


def piece():
    """A corner of a model: two plaster arches, steps, half a barrel, its section left open."""
    shell, base = Kit(cast_plaster(), bevel=0.012), Kit(cast_plaster("#cfcac0"), bevel=0.012)
    base.box((-1.15, 1.15), (-1.2, 1.2), (0, 0.12))
    steps(base, (-0.5, 0.4), -1.5, (0, 0.12), 3, 0.1)
    for x in (-1.0, 0.9):
        shell.plate("yz", rectangle((-1.0, 1.0), (0.1, 0.9)), (x, x + 0.1), [arch((a, a + 0.46), 0.13, 0.45) for a in (-0.85, -0.23, 0.39)])
    ring = arc(0, 0.9, 1.0, 1.75, pi, 30) + arc(0, 0.9, 0.9, pi, 1.75, 30)
    shell.plate("xz", ring, (-1.0, 0.35))
    shell.plate("xz", arc(0, 0.9, 1.0, 0, pi, 30) + arc(0, 0.9, 0.9, pi, 0, 30), (0.5, 1.0))
    group([shell.made(), base.made()], (4.3, -1.35, 0.02), (0, 0, radians(-24)), 0.86)


def key():
    """A brass key with a round bow, its linen ribbon looped over the plan."""
    metal = brass_rod(0.2)
    bow = torus((0, 0, 0), 0.26, 0.06, metal)
    stem = tube([(0.28, 0, 0), (1.35, 0, 0)], 0.06, metal, curved=False)
    collar = cylinder((0.42, 0, 0), 0.1, 0.09, metal, 0.02, (0, pi / 2, 0))
    bits = Kit(metal, bevel=0.012)
    for x, reach in ((1.02, 0.3), (1.14, 0.22), (1.24, 0.32)):
        bits.box((x, x + 0.09), (-reach, 0), (-0.03, 0.03))
    group([bow, stem, collar, bits.made()], (4.0, 1.75, 0.1), (0, 0, radians(-34)))
    linen = fabric("#d9cfbb")

    def ribbon(points, width):
        def point(u, v):
            t = u * (len(points) - 1)
            i = min(int(t), len(points) - 2)
            f = t - i
            p0, p1, p2, p3 = (points[max(0, min(len(points) - 1, i + k))] for k in (-1, 0, 1, 2))
            at = [0.5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f * f + (3 * b - a - 3 * c + d) * f**3) for a, b, c, d in zip(p0, p1, p2, p3)]
            return at[0], at[1] + (v - 0.5) * width, at[2] + 0.02 * sin(9 * u + 3 * v)

        thicken(surface(point, linen, 90, 6), 0.012)

    ribbon([(3.82, 1.82, 0.2), (3.5, 2.05, 0.1), (3.5, 2.5, 0.05), (4.3, 2.75, 0.05), (5.3, 2.5, 0.06), (6.4, 2.9, 0.05)], 0.24)
    ribbon([(3.82, 1.8, 0.02), (4.0, 2.25, 0.09), (4.7, 2.2, 0.06), (5.6, 1.75, 0.07), (6.6, 1.9, 0.05)], 0.24)
