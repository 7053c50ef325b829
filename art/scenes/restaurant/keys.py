"""An old brass key with an enamel tag, on dark leather: one for each private room. Raking amber light from the left
models the bow, the collars and the bit. The shots differ in the tag's enamel, its sign and the key's turn."""

from math import cos, pi, radians, sin

from evening import AMBER, DUSK, EMBER, evening
from mathutils import Vector, noise
from studio.cameras import camera
from studio.lights import area
from studio.materials import brass, bump, mottle, principled, shader_of
from studio.shapes import cylinder, group, lathe, mesh, sphere, surface, torus, tube

ROOMS = {
    "cellar": {"enamel": "#6d0714", "sign": "arch", "turn": -24},
    "loft": {"enamel": "#b8690c", "sign": "gable", "turn": -16},
    "library": {"enamel": "#0b4a34", "sign": "book", "turn": -32},
}


def build(shot):
    room = ROOMS[shot]
    evening(exposure=0.35, reflections=0.4)
    blotter()
    turn = radians(room["turn"])
    patina = worn_brass()
    group(key(patina), (-0.1, 0.45, 0.2), (0, 0, turn))
    bow = Vector((-0.1 + cos(turn) * -2.0, 0.45 + sin(turn) * -2.0, 0))
    tag(room, patina, bow)
    area((-5.0, 2.4, 3.2), (0, 0, 0.2), 1.1, 640, AMBER)
    area((4.5, 3.5, 2.8), (0, 0, 0.2), 0.8, 170, EMBER)
    area((-1.0, -6.5, 6.5), (0, 0, 0.2), 2.6, 210, "#ffdfb8")
    area((4.0, -4.0, 4.0), (0, 0, 0.2), 2.5, 50, DUSK)
    camera((-0.1, -6.0, 6.4), (-0.14, 0.08, 0.1), 63, aperture=3.2, focus=(-0.6, -0.4, 0.25))


def blotter():
    """The desk's leather, with a stitched seam near its far edge."""
    hide = bump(principled("#110b08", 0.5, specular=0.4), 15, 0.22, 0.03, pattern="cells")

    def point(u, v):
        x, y = (u - 0.5) * 20, (v - 0.5) * 20
        return (x, y, 0.05 + 0.03 * noise.noise((x * 0.5, y * 0.5, 2)))

    surface(point, hide, 80, 80)
    thread = principled("#8a5a2a", 0.7)
    for i in range(46):
        x = -5.2 + i * 0.23
        tube([(x, 2.1 - 0.02 * x, 0.06), (x + 0.05, 2.1 - 0.02 * x, 0.1), (x + 0.12, 2.1 - 0.02 * x, 0.1), (x + 0.16, 2.1 - 0.02 * x, 0.06)], 0.022, thread, resolution=3)


def worn_brass():
    material = mottle(brass(0.26), "#6b4115", "#c8923c", 2.6, 10, (0.28, 0.6))
    shader_of(material).inputs["Roughness"].default_value = 0.28
    return bump(material, 14, 0.16, 0.02)


def key(metal):
    """Along x: a trefoil bow at the left, a turned shank, a bit with wards at the right."""
    parts = []
    for turn in (90, 180, 270):
        a = radians(turn)
        parts.append(torus((-2.0 + 0.32 * cos(a) * 1.15, 0.36 * sin(a), 0), 0.3, 0.085, metal, segments=96, rings=24))
    parts.append(sphere((-1.98, 0, 0), 0.15, metal, (1, 1, 0.8)))
    shank = [(0, -1.78), (0.1, -1.76), (0.12, -1.66), (0.24, -1.6), (0.26, -1.54), (0.15, -1.46), (0.13, -1.38), (0.2, -1.32), (0.2, -1.27), (0.12, -1.2), (0.115, 0.4), (0.125, 0.98), (0.2, 1.02), (0.2, 1.1), (0.125, 1.15), (0.12, 1.95), (0.15, 1.98), (0.15, 2.04), (0.1, 2.1), (0, 2.12)]
    pin = lathe(shank, metal, (0, 0, 0), 64)
    pin.rotation_euler = (0, pi / 2, 0)
    parts.append(pin)
    parts += bit(metal)
    return parts


def bit(metal):
    """The plate that turns the lock: an outline with wards cut from its lower edge."""
    outline = [(1.25, -0.05), (1.25, -0.42), (1.2, -0.46), (1.2, -0.86), (1.36, -0.86), (1.36, -0.6), (1.44, -0.6), (1.44, -0.86), (1.62, -0.86), (1.62, -0.52), (1.7, -0.52), (1.7, -0.86), (1.9, -0.86), (1.9, -0.42), (1.85, -0.38), (1.85, -0.05)]
    half = 0.055
    count = len(outline)
    vertices = [(x, y, -half) for x, y in outline] + [(x, y, half) for x, y in outline]
    faces = [tuple(range(count, 2 * count)), tuple(reversed(range(count)))]
    faces += [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    plate = mesh(vertices, faces, metal, False)
    bevel = plate.modifiers.new("bevel", "BEVEL")
    bevel.width, bevel.segments, bevel.limit_method = 0.018, 3, "ANGLE"
    return [plate]


def tag(room, metal, bow):
    """An oval of enamel in a brass frame, hung from the bow by a ring."""
    centre = bow + Vector((0.72, -1.42, 0.12))
    loop = bow + Vector((0.16, -0.62, 0.2))
    torus(loop, 0.26, 0.035, metal, (radians(28), radians(-22), 0), segments=64, rings=16)
    parts = []
    body = cylinder((0, 0, 0), 0.62, 0.12, metal, 0.03)
    frame = torus((0, 0, 0.055), 0.59, 0.045, metal, segments=128, rings=20)
    enamel = lathe([(0, 0.072), (0.3, 0.07), (0.5, 0.064), (0.57, 0.05), (0.57, 0.0)], enamel_glass(room["enamel"]), sides=96)
    ear = torus((0, 0.7, 0), 0.12, 0.05, metal, segments=48, rings=16)
    parts += [body, frame, enamel, ear]
    parts += [tube([(x, y, 0.082) for x, y in line], 0.024, metal, curved=False, resolution=5) for line in upright(sign(room["sign"]))]
    group(parts, centre, (radians(2), radians(3), radians(24)))


def upright(lines):
    """The tag hangs askew; its sign is read straight."""
    c, s = cos(radians(-22)), sin(radians(-22))
    return [[(x * c - y * s, x * s + y * c) for x, y in line] for line in lines]


def enamel_glass(colour):
    return principled(colour, 0.12, specular=0.6, clearcoat=1.0, clearcoat_roughness=0.04)


def sign(kind):
    """Polylines of a small inlaid drawing, about 0.6 across."""
    if kind == "arch":
        outer = [(-0.27, -0.27), (-0.27, 0.05)] + [(-0.27 * cos(t), 0.05 + 0.27 * sin(t)) for t in (pi * i / 20 for i in range(21))] + [(0.27, -0.27)]
        inner = [(x * 0.52, -0.27 + (y + 0.27) * 0.66) for x, y in outer]
        return [outer, inner, [(-0.36, -0.27), (0.36, -0.27)]]
    if kind == "gable":
        return [[(-0.36, -0.02), (0, 0.3), (0.36, -0.02)], [(-0.26, 0.07), (-0.26, -0.27), (0.26, -0.27), (0.26, 0.07)], [(0, -0.27), (0, 0.06)], [(-0.12, -0.1), (0.12, -0.1)]]
    page = [(0, -0.2), (0.12, -0.13), (0.25, -0.13), (0.34, -0.17), (0.34, 0.19), (0.25, 0.23), (0.12, 0.23), (0, 0.16)]
    return [page, [(-x, y) for x, y in page], [(0, -0.2), (0, 0.16)]]
