"""One adobe house with eighteen panels and a saguaro, at three hours of the same day: the sun goes round it."""

from math import cos, radians, sin

from mathutils import Euler, Vector
from studio.cameras import camera
from studio.lights import area, point, sun
from studio.materials import bump, emission, metal, plaster, principled, wood
from studio.shapes import box, cylinder, mesh, plane, sphere, tube
from studio.stage import bounces, clamp_fireflies, reset

# ground, walls, world, its strength, exposure
HOURS = {
    "dawn": ("#e9a98c", "#f4e4d3", "#ffd3bd", 0.4, 0.15),
    "noon": ("#ee8406", "#f8ecd9", "#ffe9c8", 0.6, 0.1),
    "dusk": ("#1a2c6b", "#8d6f8e", "#3b3f8f", 0.42, 0.1),
}
PITCH = radians(24)
WIDE, DEEP, HIGH = 4.6, 3.0, 1.55


def build(shot):
    ground, walls, world, strength, exposure = HOURS[shot]
    reset(world=world, world_strength=strength, exposure=exposure)
    bounces(diffuse=3)
    clamp_fireflies(1)
    plane(plaster(ground), 400, 400)
    house(bump(plaster(walls), 18, 0.12, 0.01), shot == "dusk")
    roof()
    saguaro((3.15, -1.25), 2.3)
    saguaro((-4.4, 1.1), 1.5)
    fence()
    if shot == "dawn":
        sun(11, 62, 4.6, "#ffc79a", 0.6)
        camera((-4.4, -13.6, 3.6), (-1.9, 0, 1.05), 46)
    elif shot == "noon":
        sun(78, -20, 4.2, "#fff2d6", 0.6)
        camera((-5.2, -8.6, 10.8), (0, -0.1, 0.85), 62)
    else:
        sun(4, -78, 0.7, "#ff6a4a", 1)
        area((-9, -6, 6), (0, 0, 1), 6, 260, "#7f8cff")
        for x in (-1.35, 0.1, 1.5):
            point((x, -2.0, 0.9), 22, "#ffb04a", 0.3)
        camera((-2.6, -11.4, 2.5), (0.2, 0, 1.25), 46)


def house(wall, lit):
    box((0, 0, HIGH / 2), (WIDE, DEEP, HIGH), wall, 0.05)
    gable = [(-WIDE / 2, -DEEP / 2, HIGH), (-WIDE / 2, DEEP / 2, HIGH), (-WIDE / 2, 0, HIGH + sin(PITCH) * DEEP / 2 / cos(PITCH))]
    for side in (0, WIDE):
        mesh([(x + side, y, z) for x, y, z in gable], [(0, 1, 2)], wall, False)
    frame = wood("#5a2f1b", "#8a5230", 3)
    glow = emission("#ffb650", 7) if lit else principled("#17305f", 0.08)
    for x, wide, low, high in ((-1.45, 0.95, 0.62, 1.18), (1.55, 0.95, 0.62, 1.18), (0.1, 0.62, 0, 1.2)):
        middle, tall = (low + high) / 2, high - low
        box((x, -DEEP / 2, middle), (wide + 0.14, 0.12, tall + 0.14), frame, 0.015)
        is_door = low == 0
        box((x, -DEEP / 2 - 0.045, middle), (wide, 0.06, tall), principled("#0f5f73", 0.5) if is_door else glow, 0.01)
        if not is_door:
            box((x, -DEEP / 2 - 0.08, middle), (0.035, 0.02, tall), frame)
            box((x, -DEEP / 2 - 0.08, middle), (wide, 0.02, 0.035), frame)
    if lit:
        box((0.1, -DEEP / 2 - 0.08, 0.98), (0.34, 0.02, 0.2), glow, 0.01)
    box((0.1, -DEEP / 2 - 0.55, 0.03), (1.1, 0.9, 0.06), wall, 0.02)
    for i in range(9):
        cylinder((-2.0 + i * 0.5, -DEEP / 2 - 0.06, HIGH - 0.12), 0.05, 0.34, frame, 0.01, (radians(90), 0, 0), 20)


def roof():
    """Two pitches of clay, the front one with panels three by six."""
    clay = bump(principled("#a9502f", 0.85), 7, 0.9, 0.05, pattern="waves")
    overhang = 0.28
    slope = (DEEP / 2 + overhang) / cos(PITCH)
    for side in (-1, 1):
        centre = Vector((0, side * (DEEP / 2 + overhang) / 2, HIGH + 0.05 + (DEEP / 2 - overhang) / 2 * sin(PITCH) / cos(PITCH)))
        box(centre, (WIDE + 0.5, slope, 0.09), clay, 0.02, (-side * PITCH, 0, 0))
    cylinder((0, 0, HIGH + 0.09 + DEEP / 2 * sin(PITCH) / cos(PITCH)), 0.09, WIDE + 0.5, clay, 0.02, (0, radians(90), 0), 32)
    box((1.7, 0.7, HIGH + 0.75), (0.36, 0.36, 0.9), plaster("#e8d2ba"), 0.03)
    tilt = Euler((PITCH, 0, 0)).to_matrix()
    origin = Vector((0, -(DEEP / 2 + overhang) / 2, HIGH + 0.19 + (DEEP / 2 - overhang) / 2 * sin(PITCH) / cos(PITCH)))
    glass = principled("#0c2468", 0.09, clearcoat=1.0, clearcoat_roughness=0.02)
    bar, rim = metal("#8fa4d6", 0.3), metal("#c3ccd9", 0.3)
    wide, tall, gap = 0.715, 0.53, 0.03
    for column in range(6):
        for row in range(3):
            at = Vector(((column - 2.5) * (wide + gap), (row - 1) * (tall + gap), 0))
            put = lambda offset, size, m, bevel=0.0: box(origin + tilt @ (at + Vector(offset)), size, m, bevel, (PITCH, 0, 0))
            put((0, 0, 0), (wide, tall, 0.035), rim, 0.008)
            put((0, 0, 0.012), (wide - 0.04, tall - 0.04, 0.03), glass)
            for line in range(1, 6):
                put((-wide / 2 + line * wide / 6, 0, 0.0275), (0.006, tall - 0.04, 0.001), bar)
            for line in range(1, 4):
                put((0, -tall / 2 + line * tall / 4, 0.0275), (wide - 0.04, 0.005, 0.001), bar)


def saguaro(at, tall):
    green = bump(principled("#3f6b4a", 0.8), 14, 0.5, 0.03, pattern="waves")
    x, y = at
    r = tall * 0.085
    tube([(x, y, 0), (x, y, tall * 0.6), (x, y, tall)], r, green, [0.9, 1, 0.9], curved=False)
    sphere((x, y, tall), r * 0.9, green)
    for side, low, high in ((-1, 0.42, 0.82), (1, 0.3, 0.66)):
        bend = [(x, y, low * tall), (x + side * tall * 0.14, y, low * tall), (x + side * tall * 0.2, y, (low + 0.07) * tall), (x + side * tall * 0.2, y, high * tall)]
        tube(bend, r * 0.66, green)
        sphere((x + side * tall * 0.2, y, high * tall), r * 0.66, green)


def fence():
    post = wood("#6b3b22", "#a0683f", 3)
    for i in range(5):
        cylinder((-6.6 + i * 0.62, 2.2 - i * 0.12, 0.35), 0.045, 0.7, post, 0.01, sides=16)
    box((-5.36, 1.96, 0.52), (2.7, 0.04, 0.06), post, 0.01, (0, 0, -radians(11)))
