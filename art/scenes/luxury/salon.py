"""A small round table by one lamp in a dark room: a closed jewel case, a key on a cord; of two chairs only the edges."""

from math import cos, pi, radians, sin, tau

from mathutils import Vector
from studio import nodes
from studio.cameras import camera
from studio.colour import linear
from studio.lights import point, spot
from studio.materials import brass, emission, gold, leather, principled, shader_of, silk, velvet, wood
from studio.shapes import box, cylinder, decorative, group, lathe, plane, sphere, surface, thicken, torus, tube, wall
from vitrine import bloom, black_stone, edge, vitrine

top = 1.62  # of the table
eye = (0.7, -9.2, 3.5)


def build(shot):
    vitrine(strength=1.6, scale=2.2, sparkle=1.5)
    floor = wood("#0d0706", "#1f120d", 0.5, (1, 9, 9), 0.4)
    shader_of(floor).inputs["Specular"].default_value = 0.15
    plane(floor)
    panels()
    table()
    lamp()
    case()
    key_on_cord()
    for side, turn in ((-1, 54), (1, -60)):
        group(chair(), (side * 2.25, -0.1 - 0.35 * side, 0), (0, 0, radians(turn)))
    for side in (-1, 1):  # hairlines on the chairs' rails, nothing on wall and floor
        edge((side * 4.6, 1.6, 4.4), (side * 2.2, 0, 1.8), 60, 3).visible_diffuse = False
    camera(eye, (0.0, 0, 1.72), 58, aperture=3.2, focus=(0.2, -0.5, top + 0.3))


def panels():
    """A wainscot whose mouldings catch a little of the lamp."""
    paint = principled("#1c1016", 0.55, specular=0.25)
    wall(paint, 2.6)
    for x in (-3.6, -1.2, 1.2, 3.6):
        for w, z0, z1 in ((2.0, 0.3, 1.5), (2.0, 1.9, 5.6)):
            corners = [(x - w / 2, 2.58, z0), (x + w / 2, 2.58, z0), (x + w / 2, 2.58, z1), (x - w / 2, 2.58, z1)]
            tube([*corners, corners[0]], 0.028, paint, curved=False)
    tube([(-8, 2.57, 1.7), (8, 2.57, 1.7)], 0.045, paint, curved=False)


def table():
    """Dark marble with a brass hoop on a turned foot."""
    lathe([(0, top - 0.07), (1.22, top - 0.07), (1.25, top - 0.045), (1.25, top - 0.02), (1.235, top), (0, top)], black_stone(0.16, "#0b0708", "#241a1c", 1.6), sides=192)
    torus((0, 0, top - 0.036), 1.256, 0.014, brass(0.16), segments=220, rings=12)
    foot = [(0, 0), (0.62, 0), (0.64, 0.03), (0.6, 0.06), (0.2, 0.14), (0.09, 0.3), (0.075, 0.8), (0.075, 1.3), (0.16, 1.5), (0.3, top - 0.07)]
    lathe(foot, brass(0.24), sides=128)


def lamp():
    """A brass stem with a small shade of pleated silk; its light falls on the table and glows through the silk."""
    at = Vector((-0.62, 0.3, top))
    brassy = brass(0.14)
    lathe([(0, 0), (0.24, 0), (0.25, 0.02), (0.23, 0.04), (0.05, 0.07), (0.022, 0.12), (0.02, 1.02), (0, 1.02)], brassy, at, 96)
    sphere(at + Vector((0, 0, 0.5)), 0.04, brassy, segments=32)

    def pleat(u, v):
        turn = tau * u
        r = (0.5 - 0.22 * v) * (1 + 0.012 * sin(60 * turn))
        return at.x + r * cos(turn), at.y + r * sin(turn), at.z + 0.92 + 0.5 * v

    shade = surface(pleat, glowing_silk(), 480, 10)
    decorative(shade)
    for z, r in ((0.92, 0.502), (1.42, 0.283)):
        torus(at + Vector((0, 0, z)), r, 0.012, brassy, segments=160, rings=10)
    bulb = at + Vector((0, 0, 1.12))
    spot(bulb, at, 280, 118, 0.5, "#ffc98a", 0.06)
    point(bulb + Vector((0, 0, 0.05)), 26, "#ffbe7a", 0.12)
    bloom(bulb + Vector((0, -0.8, 0.05)), eye, 2.6, 0.05, "#ffb066")


def glowing_silk():
    """Silk with the bulb behind it, brightest at half height."""
    material = emission("#ffb56b", 1.0)
    tree = material.node_tree
    z = nodes.add(tree, "ShaderNodeSeparateXYZ", {0: nodes.add(tree, "ShaderNodeNewGeometry").outputs["Position"]}).outputs["Z"]
    height = nodes.map_range(tree, z, (top + 0.92, top + 1.42), (0, 1))
    colour = nodes.ramp(tree, height, [(0, linear("#c9742f")), (0.35, linear("#ffc27c")), (1, linear("#a4531f"))])
    light = next(node for node in tree.nodes if node.type == "EMISSION")
    tree.links.new(colour, light.inputs["Color"])
    return material


def case():
    """A closed case of oxblood leather, a gilt line around lid and body, a small brass lock."""
    hide, hair = leather("#3d0d18", 0.3), gold(0.16)
    parts = [box((0, 0, 0.17), (0.9, 0.62, 0.32), hide, 0.05), box((0, 0, 0.43), (0.92, 0.64, 0.18), hide, 0.06)]
    for z, w, d in ((0.335, 0.925, 0.645), (0.06, 0.9, 0.62)):
        corners = [(-w / 2 + 0.04, -d / 2, z), (w / 2 - 0.04, -d / 2, z), (w / 2, -d / 2 + 0.04, z), (w / 2, d / 2 - 0.04, z), (w / 2 - 0.04, d / 2, z), (-w / 2 + 0.04, d / 2, z), (-w / 2, d / 2 - 0.04, z), (-w / 2, -d / 2 + 0.04, z)]
        parts.append(tube([*corners, corners[0]], 0.007, hair, curved=False))
    parts.append(box((0, -0.325, 0.33), (0.16, 0.03, 0.19), hair, 0.012))
    parts.append(cylinder((0, -0.345, 0.31), 0.022, 0.012, principled("#050304", 0.6), rotation=(pi / 2, 0, 0), sides=24))
    handle = [(-0.16, 0, 0.53), (-0.15, 0, 0.6), (0, 0, 0.63), (0.15, 0, 0.6), (0.16, 0, 0.53)]
    parts.append(tube(handle, 0.018, hair))
    group(parts, (0.28, 0.1, top + 0.002), (0, 0, radians(-22)))


def key_on_cord():
    """A small key with a pierced bow lies at the table's near edge, its silk cord beside it."""
    metal = gold(0.14)
    parts = [torus((0, 0.23, 0), 0.085, 0.017, metal, segments=64, rings=12)]
    for turn in (0.5, 2.6, 4.7):
        parts.append(torus((0.045 * cos(turn), 0.23 + 0.045 * sin(turn), 0), 0.034, 0.01, metal, segments=40, rings=10))
    parts.append(cylinder((0, -0.05, 0), 0.017, 0.42, metal, 0.004, (pi / 2, 0, 0), 32))
    parts.append(torus((0, 0.12, 0), 0.024, 0.012, metal, (pi / 2, 0, 0), segments=40, rings=10))
    for y, w in ((-0.22, 0.1), (-0.15, 0.075)):
        parts.append(box((0.05, y, 0), (w, 0.045, 0.022), metal, 0.005))
    group(parts, (0.02, -0.78, top + 0.022), (0, 0, radians(58)), 1.15)
    loop = [(-0.24, -0.66), (-0.4, -0.55), (-0.52, -0.66), (-0.42, -0.86), (-0.2, -0.9), (-0.05, -1.0), (0.1, -1.04)]
    tube([(x, y, top + 0.014) for x, y in loop], 0.012, silk("#6d1428"))


def chair():
    """A curved back of velvet with a piped edge and brass nails, a seat; facing -y."""
    cloth, frame = velvet("#2a0f1c", 0.8), wood("#120907", "#2c1710", 1.2, (12, 12, 1), 0.3)

    def back(u, v):
        turn = radians(-70 + 140 * u)
        r = 0.72 + 0.07 * v
        crown = 1.62 + 0.16 * cos(turn * 1.3)
        return r * sin(turn), r * cos(turn) - 0.2, 0.95 + v * crown * 0.78

    shell = thicken(surface(back, cloth, 60, 24), 0.09, 0)
    rim = tube([back(t / 40, 1.0) for t in range(41)], 0.05, frame)
    sides = [tube([back(u, v / 10) for v in range(11)], 0.045, frame) for u in (0, 1)]
    seat = lathe([(0, 1.12), (0.5, 1.1), (0.66, 1.03), (0.7, 0.95), (0.66, 0.88), (0, 0.86)], cloth, (0, -0.2, 0), 96)
    legs = [tube([(x * 0.5, y - 0.2, 0.9), (x * 0.56, y * 1.1 - 0.2, 0.0)], 0.045, frame, radii=[1, 0.6]) for x in (-1, 1) for y in (-0.45, 0.45)]
    return [shell, rim, *sides, seat, *legs]
