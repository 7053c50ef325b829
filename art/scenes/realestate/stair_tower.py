"""A slender tower: floors that swell into curved balconies, each turned a little against the one below, an outer stair
winding up a brass mast, and one floor lit behind vermilion. Low light from the left, the shadow of the tower on the ground."""

from math import cos, exp, pi, radians, sin

from furniture import bed, lounge, pendant, shelves, sofa, table_for
from growth import planted, wires, yarrow
from mathutils import Vector
from model import (
    Kit, acrylic, arc, brass_rod, cast_plaster, circle, grey_board, plinth, raking, table, vermilion,
    walnut, white_board,
)  # fmt: skip
from studio.cameras import camera
from studio.lights import area
from studio.materials import blackened_iron, principled

storey, levels, lit, drum = 3.1, 8, 4, 3.5
ground = 0.9
mast, reach = (5.3, -2.6), 1.35


def build(shot):
    table("#8f8c89")
    house()
    plinth((19, 17), top=-0.02)
    raking((0, 0, 11), -56, 28, 5.0, distance=80)
    if shot == "inside":
        camera((-8, -22, ground + lit * storey + 4.6), (1.0, -1.4, ground + lit * storey + 1.3), 58)
    else:
        camera((-22, -62, 22), (2.4, 0, 12.2), 46)


def house():
    slabs, rails, mullions = Kit(cast_plaster("#e4e0d8"), bevel=0.03), Kit(cast_plaster("#dcd8d0"), bevel=0.02), Kit(white_board("#cfcac0"))
    core, pane, base = Kit(grey_board("#8d8a85")), Kit(acrylic(), bevel=0), Kit(white_board("#c8c3ba"), bevel=0.02)
    base.box((-8.6, 8.6), (-7.6, 7.6), (-0.05, 0.3))
    base.plate("xy", swell(0, 1.45), (0.25, 0.6))
    base.plate("xy", swell(0, 1.2), (0.5, ground - 0.12))
    for level in range(levels + 1):
        z = ground + level * storey
        outline = swell(level, 1.0 if level < levels else 0.94)
        slabs.plate("xy", outline, (z - 0.3, z))
        if 0 < level:
            parapet(rails, level, z)
        if level < levels:
            skin(mullions, pane, level, z)
            core.plate("xy", circle(0.6, 0.9, 1.5, 36), (z - 0.05, z + storey - 0.28))
    slabs.plate("xy", circle(0.6, 0.9, 1.9, 40), (ground + levels * storey, ground + levels * storey + 1.9))
    winding_stair(slabs)
    rooms()
    for kit in (slabs, rails, mullions, core, pane, base):
        kit.made()
    places = [(-6.6, -5.2, 0.3, 1), (-7.2, 2.4, 0.3, 1.25), (6.8, 5.4, 0.3, 1.3), (1.0, -6.5, 0.3, 0.8)]
    planted(yarrow(3.4, 1.2, principled("#a89a72", 0.95), blackened_iron()), places)


def swell(level, size=1.0):
    """The edge of a floor: a circle with three soft balconies, turned from floor to floor."""
    turn = 0.42 * level + 3.4
    points = []
    for i in range(132):
        t = 2 * pi * i / 132
        wave = max(0.0, cos(3 * (t - turn) / 2)) ** 2 if abs((t - turn + pi) % (2 * pi) - pi) < pi / 3 else 0
        other = max(0.0, cos(3 * (t - turn - 2.3) / 2)) ** 2 if abs((t - turn - 2.3 + pi) % (2 * pi) - pi) < pi / 3 else 0
        clear = 1 - exp(-(((t - 5.83) / 0.5) ** 2))  # room for the stair
        radius = (3.8 + (2.2 * wave + 1.4 * other) * clear) * size
        points.append((radius * cos(t), radius * sin(t)))
    return points


def parapet(kit, level, z):
    """A thin upstand along the edge, open where the stair arrives."""
    edge = swell(level)
    inner = [(x * 0.968, y * 0.968) for x, y in edge]
    gate = radians(-26) % (2 * pi)
    start = round(gate / (2 * pi) * 132) + 5
    order = [(start + i) % 132 for i in range(132 - 9)]
    kit.plate("xy", [edge[i] for i in order] + [inner[i] for i in reversed(order)], (z - 0.02, z + 0.98))


def skin(mullions, pane, level, z):
    """The glazed drum: slim uprights, a few blank panels."""
    count = 30
    for i in range(count):
        a, b = 2 * pi * i / count, 2 * pi * (i + 1) / count
        p = Vector((drum * cos(a), drum * sin(a), z))
        mullions.bar(p, p + Vector((0, 0, storey - 0.3)), 0.09, 0.09)
        panel = arc(0, 0, drum, a + 0.01, b - 0.01, 3) + arc(0, 0, drum - 0.08, b - 0.01, a + 0.01, 3)
        if (i * 5 + level * 3) % 11 < 3:
            mullions.plate("xy", panel, (z, z + storey - 0.3))
        else:
            pane.plate("xy", arc(0, 0, drum, a, b, 3) + arc(0, 0, drum - 0.02, b, a, 3), (z, z + storey - 0.3))
    for height in (z + 0.02, z + 2.3):
        ring = circle(0, 0, drum + 0.04, 90)
        mullions.plate("xy", ring, (height, height + 0.06), [circle(0, 0, drum - 0.05, 90)])


def winding_stair(slabs):
    """Wedge treads around the mast, a handrail of wire, a landing at every floor."""
    brass, treads = Kit(brass_rod(), bevel=0.01), Kit(brass_rod(0.34), bevel=0.01)
    top = ground + levels * storey + 1.4
    brass.disc(*mast, (0.25, top), 0.11, 24)
    per = 17
    rail, low_rail, posts = [], [], []
    gate = pi - radians(26)
    for i in range(per * levels + 1):
        angle = gate + 2 * pi * i / per
        z = ground + storey * i / per
        a, b = angle, angle + 2 * pi / per * 1.06
        wedge = [*arc(*mast, 0.1, b, a, 2), *arc(*mast, reach, a, b, 4)]
        treads.plate("xy", wedge, (z - 0.05, z))
        tip = Vector((mast[0] + reach * 0.97 * cos(angle + 0.17), mast[1] + reach * 0.97 * sin(angle + 0.17), z))
        rail.append((tip + Vector((0, 0, 1.0)), 0.035))
        low_rail.append((tip + Vector((0, 0, 0.5)), 0.016))
        posts.append([(tip, 0.016), (tip + Vector((0, 0, 1.0)), 0.016)])
    wires([rail, low_rail, *posts], brass_rod(), 2)
    heading = Vector((-mast[0], -mast[1], 0)).normalized()
    across = Vector((-heading.y, heading.x, 0)) * 0.5
    for level in range(levels + 1):
        z = ground + level * storey
        near, far = Vector((*mast, 0)) + heading * 0.3, Vector((*mast, 0)) + heading * 3.0
        slabs.plate("xy", [tuple(p.xy) for p in (near - across, near + across, far + across, far - across)], (z - 0.2, z - 0.02))
    for kit in (brass, treads):
        kit.made()


def rooms():
    wood, pale, red = Kit(walnut()), Kit(white_board(), bevel=0.025), Kit(vermilion(0.7), bevel=0.012)
    brass, books = Kit(brass_rod()), Kit(white_board("#aaa396"))
    z = ground + lit * storey
    red.plate("xy", arc(0.6, 0.9, 1.62, 0, 2 * pi, 60)[:-1], (z + 0.02, z + storey - 0.32), [circle(0.6, 0.9, 1.52, 60)])
    lounge(red, 1.2, -4.5, z, 20)
    for level in range(levels):
        low = ground + level * storey
        turn = level * 41
        with pale.placed(0, 0, low, turn), wood.placed(0, 0, low, turn):
            sofa(pale, -1.7, -1.6, 0, 150, 1.9)
            table_for(wood, 1.0, -2.2, 0, 10, (1.4, 0.8))
            wood.box((-2.6, -2.2), (0.2, 1.8), (0, 2.0))
    pendant(brass, brass, 0.2, -2.3, z + 1.7, z + storey - 0.3, 0.3)
    shelves(wood, books, -1.6, 0.9, z, 100, 1.6, 2.2)
    bed(wood, -0.6, 2.5, z, 80, pale, 1.4)
    for kit in (wood, pale, red, brass, books):
        kit.made()
    for angle in range(0, 360, 60):
        t = radians(angle + 20)
        place = (2.5 * cos(t), 2.5 * sin(t), z + storey - 0.36)
        area(place, (place[0], place[1], z), 1.4, 150, "#ff8a4a")
