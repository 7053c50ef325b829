"""Four dresses: straight, pleated, bias-cut and wrapped."""

from math import cos, exp, pi, sin

from mathutils import Vector, noise
from studio.materials import principled
from studio.shapes import box, round_edges, tube
from wardrobe import Body, arm, curve, flutes, hanger, piece, profile, sash, seam, sleeve, wool


def shell(body, cloth, neck_front, neck_back, tip, hem):
    """Front and back of a sleeveless dress. `neck_*` run from shoulder to shoulder, `hem` from left to right."""
    left, right = body.border(-1, tip, hem(0)[1]), body.border(1, tip, hem(1)[1])
    piece(body, cloth, left, right, neck_back, hem, side=-1)
    piece(body, cloth, left, right, neck_front, hem, columns=110, rows=150)


def column_dress():
    """A straight crepe dress with a slanting seam and a slit hem."""
    cloth, line = wool("#8a3622", 0.8), principled("#6a2a1a", 0.8)
    half = profile(
        (-0.6, 0.86), (0.6, 0.84), (1.6, 0.8), (2.4, 0.74), (2.95, 0.78), (3.25, 0.7), (3.5, 0.66), (3.7, 0.72)
    )
    depth = profile((-0.6, 0.3), (1.6, 0.27), (2.9, 0.24), (3.4, 0.17), (3.72, 0.05), (3.9, 0.04))
    body = Body(half, depth, flutes(4.2, 0.6, 3.0, 0.2, 0.11, 3.0))
    tip = 3.68
    front = curve(
        (-half(tip), tip), (-0.42, 3.78), (-0.3, 3.66), (0, 3.56), (0.3, 3.66), (0.42, 3.78), (half(tip), tip)
    )
    back = curve((-half(tip), tip), (-0.42, 3.78), (0, 3.74), (0.42, 3.78), (half(tip), tip))
    hem = curve((-half(-0.3), -0.3), (0, -0.42), (half(-0.5), -0.5))
    shell(body, cloth, front, back, tip, hem)
    seam(body, line, curve((-half(3.05), 3.05), (0, 2.72), (half(2.42), 2.42)))
    seam(body, line, curve((0.36, 2.56), (0.4, 1.4), (0.42, 0.3)), radius=0.005)
    hanger(0.58, 3.68)


def pleat_dress():
    """Fine pleats from neck to hem, drawn in by a cord at the waist."""
    cloth = wool("#bd7f68", 0.6, 0.3)
    half = profile(
        (-0.7, 1.12), (0.4, 1.0), (1.5, 0.8), (2.3, 0.52), (2.6, 0.56), (3.0, 0.7), (3.3, 0.64), (3.7, 0.62)
    )
    depth = profile((-0.7, 0.42), (1.5, 0.3), (2.3, 0.2), (2.9, 0.22), (3.4, 0.15), (3.72, 0.05), (3.9, 0.04))
    wide = flutes(3.5, 0.2, 2.3, -0.6, 0.11, 7.0)

    def pleats(u, z):
        saw = 21 * (u + 0.012 * noise.noise(Vector((3 * u, 0.8 * z, 2)))) % 1
        fold = saw / 0.8 if saw < 0.8 else (1 - saw) / 0.2
        return 0.05 * (fold - 0.5) * min(1, max(0.25, 3.9 - z)) * (0.6 + 0.5 * half(z)) + wide(u, z)

    body, tip = Body(half, depth, pleats), 3.68
    front = curve(
        (-half(tip), tip), (-0.36, 3.78), (-0.26, 3.7), (0, 3.64), (0.26, 3.7), (0.36, 3.78), (half(tip), tip)
    )
    back = curve((-half(tip), tip), (-0.36, 3.78), (0, 3.75), (0.36, 3.78), (half(tip), tip))
    hem = curve((-half(-0.2), -0.2), (0, -0.42), (half(-0.55), -0.55))
    left, right = body.border(-1, tip, -0.2), body.border(1, tip, -0.55)
    piece(body, cloth, left, right, back, hem, side=-1, columns=220, rows=90)
    piece(body, cloth, left, right, front, hem, columns=420, rows=120, thickness=0.012)
    tie(Body(half, depth), wool("#6a1420", 0.6))
    hanger(0.5, 3.68)


def tie(waist, cord):
    """A cord around the waist, knotted, its ends hanging."""
    tube(waist.around(2.33, 0.05, lambda i: 0.012 * sin(0.6 * i), 0.51), 0.028, cord)
    knot = waist.place(0.14, 2.33, 0.09)
    tube([knot + Vector((0.02 * cos(a), -0.02, 0.03 * sin(a))) for a in range(7)], 0.03, cord, cyclic=True)
    for end in (-0.1, 0.12):
        fall = ((0, 0, 0), (end * 0.5, -0.05, -0.3), (end, -0.06, -1.15), (end * 1.1, -0.05, -1.3))
        tube([knot + Vector(step) for step in fall], 0.022, cord)


def slip_dress():
    """Satin cut on the bias: thin straps, a cowl neck, a hem that runs away to one side."""
    cloth = principled("#5e0e1c", 0.3, sheen=0.3, specular=0.55)
    half = profile((-0.7, 1.0), (0.4, 0.88), (1.4, 0.8), (2.1, 0.66), (2.6, 0.66), (2.95, 0.66), (3.1, 0.6))
    depth = profile((-0.7, 0.36), (1.4, 0.28), (2.1, 0.22), (2.7, 0.24), (3.0, 0.16), (3.2, 0.1))
    hang = flutes(4.0, 1.1, 2.3, 0.4, 0.13, 11.0)

    def cowl(u, z):
        drop = z - 0.42 * u * u
        near = exp(-(((z - 2.72 - 0.25 * u * u) / 0.33) ** 2))
        uneven = noise.noise(Vector((u * 1.5, z, 4)))
        bias = 0.03 * sin(5.5 * (z + 0.55 * u) + 1.5 * uneven) * exp(-(((z - 1.7) / 0.8) ** 2))
        return 0.06 * near * sin(21 * drop) * (1 - u * u) + 0.05 * near + bias + hang(u, z)

    body, tip = Body(half, depth, cowl), 3.0
    front = curve(
        (-half(tip), tip), (-0.5, 3.14), (-0.3, 2.96), (0, 2.84), (0.3, 2.96), (0.5, 3.14), (half(tip), tip)
    )
    back = curve((-half(tip), tip), (-0.4, 2.86), (0, 2.8), (0.4, 2.86), (half(tip), tip))
    hem = curve((-half(0.25), 0.25), (-0.1, -0.15), (half(-0.55), -0.55))
    shell(body, cloth, front, back, tip, hem)
    for side in (-1, 1):
        over = ((0.5, -0.12, 3.4), (0.47, -0.06, 3.66), (0.465, 0.0, 3.735), (0.47, 0.08, 3.6), (0.42, 0.12, 2.86))
        tube([body.place(side * 0.5, 3.13), *((side * x, y, z) for x, y, z in over)], 0.017, cloth)
    hanger(0.64, 3.735)


def wrap_dress():
    """Crossed fronts, a tie at the waist, long sleeves."""
    cloth, lining = wool("#bfa480", 0.75), principled("#a8906c", 0.9)
    half = profile(
        (-0.7, 1.2), (0.5, 1.02), (1.6, 0.8), (2.25, 0.56), (2.6, 0.6), (3.0, 0.72), (3.4, 0.64), (3.7, 0.6)
    )
    depth = profile((-0.7, 0.42), (1.6, 0.3), (2.25, 0.22), (2.9, 0.26), (3.4, 0.19), (3.72, 0.07), (3.9, 0.05))
    body = Body(half, depth, flutes(4.6, 0.4, 2.25, 0.4, 0.15, 5.0))
    tip, low = 3.62, -0.35
    left, right = body.border(-1, tip, low), body.border(1, tip, low)
    outer = Vector((half(tip), tip))

    def hem(s):
        return Vector((-half(low) + 2 * half(low) * s, low - 0.08 * sin(pi * s)))

    back_top = curve((-half(tip), tip), (-0.3, 3.78), (0, 3.74), (0.3, 3.78), outer)
    piece(body, lining, left, right, back_top, hem, side=-1)
    under = curve((0.3, 3.79), (0.08, 3.2), (-0.3, 2.4), (-0.35, 1.4), (-0.4, -0.3))
    piece(body, cloth, under, right, curve((0.3, 3.79), outer), curve((-0.4, -0.3), (half(low), low)), lift=-0.02)
    over = curve((-0.3, 3.79), (-0.1, 3.25), (0.36, 2.36), (0.44, 1.6), (0.5, 0.6), (0.28, -0.3))
    shoulder = curve((-half(tip), tip), (-0.3, 3.79))
    over_hem = curve((-half(low), low), (-0.3, -0.44), (0.28, -0.3))
    piece(body, cloth, left, over, shoulder, over_hem, lift=0.03, columns=90)
    for side in (-1, 1):
        path, radii = arm(0.72, tip + 0.04, 2.4, 0.9, 0.16)
        radii[-1] = 0.2
        sleeve([(side * x, y, z) for x, y, z in path], radii, cloth, seed=3.0 * side, creases=0.05)

    sash(body.around(2.27, 0.05, lambda i: 0.015 * sin(0.4 * i), half(2.27)), cloth, 0.13)
    knot = body.place(0.3, 2.27, 0.09)
    round_edges(box(knot, (0.15, 0.1, 0.17), cloth, 0.045, (0, 0.2, 0.1)), 0.01)
    for aside, long, phase, tilt in ((-0.16, 1.35, 0, -0.35), (0.1, 1.2, 2, 0.35)):
        steps = [i / 24 for i in range(25)]
        fall = [(aside * t * t + 0.03 * sin(5 * t + phase), -0.03 - 0.05 * t, -long * t) for t in steps]
        sash([knot + Vector(step) for step in fall], cloth, 0.13, Vector((1, tilt, 0.15)))
    hanger(0.5, 3.6)
