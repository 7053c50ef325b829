"""The eight garments of the shop, each empty on a hanger before a wall in slanted window light."""

from math import cos, exp, pi, radians, sin

from house import slant
from mathutils import Vector, noise
from solids import extruded
from studio.cameras import camera
from studio.materials import brass, principled
from studio.shapes import box, round_edges, sphere, surface, thicken, torus, tube
from wardrobe import Body, button, curve, flutes, hanger, piece, profile, rail, rail_camera, seam, sleeve, wool

top = 3.86  # the height of every neck


def build(shot):
    name, _, part = shot.partition("-detail")
    draw, ground, close = garments[name]
    rail(ground)
    draw()
    if shot == name:
        rail_camera()
    else:
        place, target = close
        camera(place, target, 105, aperture=4)


def shell(body, cloth, neck_front, neck_back, tip, hem, lining=None):
    """Front and back of a sleeveless dress. `neck_*` run from shoulder to shoulder, `hem` from left to right."""
    def border(sign, end):
        def at(t):
            z = tip + (end - tip) * t
            return Vector((sign * body.half(z), z))

        return at

    left, right = border(-1, hem(0)[1]), border(1, hem(1)[1])
    piece(body, lining or cloth, left, right, neck_back, hem, side=-1)
    return piece(body, cloth, left, right, neck_front, hem, columns=110, rows=150)


def column_dress():
    """A straight crepe dress with a slanting seam and a slit hem."""
    cloth, line = wool("#8a3622", 0.8), principled("#6a2a1a", 0.8)
    half = profile((-0.6, 0.86), (0.6, 0.84), (1.6, 0.8), (2.4, 0.74), (2.95, 0.78), (3.25, 0.7), (3.5, 0.66), (3.7, 0.72))
    depth = profile((-0.6, 0.3), (1.6, 0.27), (2.9, 0.24), (3.4, 0.17), (3.72, 0.05), (3.9, 0.04))
    body = Body(half, depth, flutes(4.2, 0.6, 3.0, 0.2, 0.11, 3.0))
    tip = 3.68
    front = curve((-half(tip), tip), (-0.42, 3.78), (-0.3, 3.66), (0, 3.56), (0.3, 3.66), (0.42, 3.78), (half(tip), tip))
    back = curve((-half(tip), tip), (-0.42, 3.78), (0, 3.74), (0.42, 3.78), (half(tip), tip))
    hem = curve((-half(-0.3), -0.3), (0, -0.42), (half(-0.5), -0.5))
    shell(body, cloth, front, back, tip, hem)
    seam(body, line, curve((-half(3.05), 3.05), (0, 2.72), (half(2.42), 2.42)))
    seam(body, line, curve((0.36, 2.56), (0.4, 1.4), (0.42, 0.3)), radius=0.005)
    hanger(0.58, 3.68)


def pleat_dress():
    """Fine pleats from neck to hem, drawn in by a cord at the waist."""
    cloth = wool("#bd7f68", 0.6, 0.3)
    half = profile((-0.7, 1.12), (0.4, 1.0), (1.5, 0.8), (2.3, 0.52), (2.6, 0.56), (3.0, 0.7), (3.3, 0.64), (3.7, 0.62))
    depth = profile((-0.7, 0.42), (1.5, 0.3), (2.3, 0.2), (2.9, 0.22), (3.4, 0.15), (3.72, 0.05), (3.9, 0.04))
    wide = flutes(3.5, 0.2, 2.3, -0.6, 0.11, 7.0)

    def pleats(u, z):
        phase = 21 * (u + 0.012 * noise.noise(Vector((3 * u, 0.8 * z, 2))))
        saw = phase % 1
        fold = saw / 0.8 if saw < 0.8 else (1 - saw) / 0.2
        return 0.05 * (fold - 0.5) * min(1, max(0.25, (3.9 - z) / 1.0)) * (0.6 + 0.5 * half(z)) + wide(u, z)

    body, tip = Body(half, depth, pleats), 3.68
    front = curve((-half(tip), tip), (-0.36, 3.78), (-0.26, 3.7), (0, 3.64), (0.26, 3.7), (0.36, 3.78), (half(tip), tip))
    back = curve((-half(tip), tip), (-0.36, 3.78), (0, 3.75), (0.36, 3.78), (half(tip), tip))
    hem = curve((-half(-0.2), -0.2), (0, -0.42), (half(-0.55), -0.55))
    left = lambda t: Vector((-half(tip + (-0.2 - tip) * t), tip + (-0.2 - tip) * t))
    right = lambda t: Vector((half(tip + (-0.55 - tip) * t), tip + (-0.55 - tip) * t))
    piece(body, cloth, left, right, back, hem, side=-1, columns=220, rows=90)
    piece(body, cloth, left, right, front, hem, columns=420, rows=120, thickness=0.012)
    cord = wool("#6a1420", 0.6)
    smooth = Body(half, depth)
    waist = [smooth.place(x / 20 * 0.51, 2.33 + 0.012 * sin(0.6 * x), 0.05) for x in range(-20, 21)]
    tube(waist, 0.028, cord)
    knot = smooth.place(0.14, 2.33, 0.09)
    tube([knot + Vector((0.02 * cos(a), -0.02, 0.03 * sin(a))) for a in range(7)], 0.03, cord, cyclic=True)
    for end in (-0.1, 0.12):
        tube([knot, knot + Vector((end * 0.5, -0.05, -0.3)), knot + Vector((end, -0.06, -1.15)), knot + Vector((end * 1.1, -0.05, -1.3))], 0.022, cord)
    hanger(0.5, 3.68)


def slip_dress():
    """Satin cut on the bias: thin straps, a cowl neck, a hem that runs away to one side."""
    cloth = principled("#5e0e1c", 0.3, sheen=0.3, specular=0.55)
    half = profile((-0.7, 1.0), (0.4, 0.88), (1.4, 0.8), (2.1, 0.66), (2.6, 0.66), (2.95, 0.66), (3.1, 0.6))
    depth = profile((-0.7, 0.36), (1.4, 0.28), (2.1, 0.22), (2.7, 0.24), (3.0, 0.16), (3.2, 0.1))
    hang = flutes(4.0, 1.1, 2.3, 0.4, 0.13, 11.0)

    def cowl(u, z):
        drop = z - 0.42 * u * u
        near = exp(-(((z - 2.72 - 0.25 * u * u) / 0.33) ** 2))
        bias = 0.03 * sin(5.5 * (z + 0.55 * u) + 1.5 * noise.noise(Vector((u * 1.5, z, 4)))) * exp(-(((z - 1.7) / 0.8) ** 2))
        return 0.06 * near * sin(21 * drop) * (1 - u * u) + 0.05 * near + bias + hang(u, z)

    body, tip = Body(half, depth, cowl), 3.0
    front = curve((-half(tip), tip), (-0.5, 3.14), (-0.3, 2.96), (0, 2.84), (0.3, 2.96), (0.5, 3.14), (half(tip), tip))
    back = curve((-half(tip), tip), (-0.4, 2.86), (0, 2.8), (0.4, 2.86), (half(tip), tip))
    hem = curve((-half(0.25), 0.25), (-0.1, -0.15), (half(-0.55), -0.55))
    shell(body, cloth, front, back, tip, hem)
    for side in (-1, 1):
        start = body.place(side * 0.5, 3.13, 0.0)
        tube([start, (side * 0.5, -0.12, 3.4), (side * 0.47, -0.06, 3.66), (side * 0.465, 0.0, 3.735), (side * 0.47, 0.08, 3.6), (side * 0.42, 0.12, 2.86)], 0.017, cloth)
    hanger(0.64, 3.735)


def wrap_dress():
    """Crossed fronts, a tie at the waist, long sleeves."""
    cloth = wool("#bfa480", 0.75)
    lining = principled("#a8906c", 0.9)
    half = profile((-0.7, 1.2), (0.5, 1.02), (1.6, 0.8), (2.25, 0.56), (2.6, 0.6), (3.0, 0.72), (3.4, 0.64), (3.7, 0.6))
    depth = profile((-0.7, 0.42), (1.6, 0.3), (2.25, 0.22), (2.9, 0.26), (3.4, 0.19), (3.72, 0.07), (3.9, 0.05))
    body = Body(half, depth, flutes(4.6, 0.4, 2.25, 0.4, 0.15, 5.0))
    tip = 3.62
    back_top = curve((-half(tip), tip), (-0.3, 3.78), (0, 3.74), (0.3, 3.78), (half(tip), tip))
    hem = lambda s: Vector((-half(-0.35) + 2 * half(-0.35) * s, -0.35 - 0.08 * sin(pi * s)))
    down = lambda sign, low: lambda t: Vector((sign * half(tip + (low - tip) * t), tip + (low - tip) * t))
    piece(body, lining, down(-1, -0.35), down(1, -0.35), back_top, hem, side=-1)
    under = curve((0.3, 3.79), (0.08, 3.2), (-0.3, 2.4), (-0.35, 1.4), (-0.4, -0.3))
    shoulder_right = curve((0.3, 3.79), (half(tip), tip))
    piece(body, cloth, under, down(1, -0.35), shoulder_right, curve((-0.4, -0.3), (half(-0.35), -0.35)), lift=-0.02)
    over = curve((-0.3, 3.79), (-0.1, 3.25), (0.36, 2.36), (0.44, 1.6), (0.5, 0.6), (0.28, -0.3))
    piece(body, cloth, down(-1, -0.35), over, curve((-half(tip), tip), (-0.3, 3.79)), curve((-half(-0.35), -0.35), (-0.3, -0.44), (0.28, -0.3)), lift=0.03, columns=90)
    for side in (-1, 1):
        path, radii = arm(0.72, tip + 0.04, 2.4, 0.9, 0.16)
        sleeve([(side * x, y, z) for x, y, z in path], [*radii[:-1], 0.2], cloth, seed=3.0 * side, creases=0.05)
    band = [body.place(x / 20 * half(2.27), 2.27 + 0.015 * sin(0.4 * x), 0.05) for x in range(-20, 21)]
    sash(band, cloth, 0.13)
    knot = body.place(0.3, 2.27, 0.09)
    round_edges(box(knot, (0.15, 0.1, 0.17), cloth, 0.045, (0, 0.2, 0.1)), 0.01)
    for dx, low, phase in ((-0.16, 1.35, 0), (0.1, 1.2, 2)):
        tail = [knot + Vector((dx * t * t + 0.03 * sin(5 * t + phase), -0.03 - 0.05 * t, -low * t)) for t in [i / 24 for i in range(25)]]
        sash(tail, cloth, 0.13, Vector((1, 0.35 if phase else -0.35, 0.15)))
    hanger(0.5, 3.6)


def sash(path, cloth, width, across=Vector((0, 0, 1))):
    """A flat band of cloth along a path, a little cupped."""
    last = len(path) - 1
    aside = across.normalized() * width

    def at(u, v):
        cup = 0.02 * cos(pi * (v - 0.5))
        return path[round(u * last)] + aside * (v - 0.5) + Vector((0, -cup, 0))

    return thicken(surface(at, cloth, last, 8), 0.02)


def tailored(cloth, lining, half, depth, folds, tip, low, cut, reach, arms, seed, neck=0.3, fall=0.0):
    """Back, two fronts that overlap by `reach` below the point where the lapels break, and sleeves. Returns the body."""
    body = Body(half, depth, folds)
    back_top = curve((-half(tip), tip), (-neck, top - 0.07), (0, top - 0.1), (neck, top - 0.07), (half(tip), tip))
    down = lambda sign: lambda t: Vector((sign * half(tip + (low - tip) * t), tip + (low - tip) * t))
    level = lambda s: Vector((half(low) * (2 * s - 1), low))
    piece(body, lining, down(-1), down(1), back_top, level, side=-1)
    under = curve((neck, top - 0.07), (0.02, cut + 0.5), (-reach, cut), (-reach, (cut + low) / 2), (-reach + 0.1, low))
    piece(body, cloth, under, down(1), curve((neck, top - 0.07), (half(tip), tip)), curve((-reach + 0.1, low), (half(low), low)))
    over = curve((-neck, top - 0.07), (-0.02, cut + 0.5), (reach, cut), (reach + fall * 0.5, (cut + low) / 2), (reach - 0.1 + fall, low - 0.03))
    piece(body, cloth, down(-1), over, curve((-half(tip), tip), (-neck, top - 0.07)), curve((-half(low), low), (reach - 0.1 + fall, low - 0.03)), lift=0.07, columns=80)
    for side in (-1, 1):
        path = [(side * x, y, z) for x, y, z in arms[0]]
        sleeve(path, arms[1], cloth, seed=seed * side, creases=0.032)
    return body


def lapels(body, cloth, neck, cut, reach, peak=(0.62, 3.2), gorge=(0.24, 3.42)):
    """Two lapels and the collar around the neck; the one of the upper front lies over the other."""
    for side, lift in ((1, 0.022), (-1, 0.1)):
        roll = curve((side * gorge[0], gorge[1]), (side * 0.1, (gorge[1] + cut) / 2), (-side * reach, cut))
        edge = curve((side * peak[0], peak[1]), (side * (peak[0] - 0.06), peak[1] - 0.2), (side * 0.3, (peak[1] + cut) / 2 - 0.1), (-side * reach + 0.001, cut - 0.02))
        upper = curve((side * peak[0], peak[1]), (side * gorge[0], gorge[1]))
        closing = curve((-side * reach + 0.001, cut - 0.02), (-side * reach, cut))
        borders = (edge, roll, upper, closing)
        if side > 0:
            borders = (roll, edge, lambda s, f=upper: f(1 - s), lambda s, f=closing: f(1 - s))
        inner = (lambda s: s) if side < 0 else (lambda s: 1 - s)
        puff = lambda s, t, f=inner: 0.03 * sin(pi * min(1, f(s) * 0.9 + 0.1)) * (1 - t)
        piece(body, cloth, *borders, lift=lift, columns=24, rows=70, thickness=0.03, ease=puff)
        collar_roll = curve((0, 0.16, top + 0.16), (side * 0.22, 0.12, top + 0.12), (side * neck, -0.02, top - 0.02), (side * 0.28, -body.out(0.28, 3.6) - lift - 0.03, 3.6), (*(body.place(side * gorge[0], gorge[1], lift + 0.035)),))
        notch = body.place(side * (peak[0] - 0.1), peak[1] + 0.16, lift + 0.03)
        fall = curve((0, 0.26, top - 0.06), (side * 0.34, 0.18, top - 0.1), (side * (neck + 0.2), 0.0, top - 0.16), (side * 0.5, -body.out(0.5, 3.55) - lift - 0.03, 3.55), (*notch,))

        def collar(u, v, roll=collar_roll, fall=fall):
            middle = roll(u) * (1 - v) + fall(u) * v
            return middle + Vector((0, -0.03 * sin(pi * v) * u, 0.035 * sin(pi * v)))

        thicken(surface(collar, cloth, 60, 14), 0.03, 0)


def flap(body, cloth, x0, x1, z, drop=0.2, lean=0.0, lift=0.075):
    """A pocket flap whose line may lean."""
    rise = lean * (x1 - x0)
    piece(body, cloth, curve((x0, z), (x0, z - drop)), curve((x1, z + rise), (x1, z + rise - drop)),
          curve((x0, z), (x1, z + rise)), curve((x0, z - drop), (x0 + 0.05, z - drop - 0.02), (x1 - 0.05, z + rise - drop - 0.02), (x1, z + rise - drop)),
          lift=lift, columns=24, rows=12, thickness=0.03)


def arm(shoulder, tip, length, width=1.0, flare=0.12):
    """The middle line of a right sleeve and its radii, from inside the shoulder to the cuff."""
    drops = (0.3, 0.42, 0.4 * length, 0.7 * length, length)
    spread = (-0.36, -0.14, 0.6 * flare, flare, 0.8 * flare)
    forward = (0, -0.01, -0.04, -0.08, -0.14)
    path = [(shoulder + x, y, tip - drop) for x, y, drop in zip(spread, forward, drops)]
    return path, [r * width for r in (0.31, 0.29, 0.245, 0.215, 0.185)]


def soft(seed, most=0.03):
    """A pressed cloth that is nearly flat."""
    return flutes(1.6, seed, 3.2, 0.5, most, seed)


def offset_blazer():
    """Double-breasted, its front edge and buttons leaning across the body."""
    cloth, lining, horn = wool("#c8b08c"), principled("#8a5a44", 0.6), principled("#3a1a10", 0.25, clearcoat=0.5)
    half = profile((0.6, 1.08), (1.4, 1.0), (2.0, 0.9), (2.7, 0.92), (3.1, 0.88), (3.4, 0.85), (3.56, 0.85))
    depth = profile((0.6, 0.36), (2.0, 0.31), (2.8, 0.33), (3.3, 0.24), (3.56, 0.11), (3.9, 0.06))
    tip, low, cut, reach = 3.5, 0.75, 2.3, 0.34
    body = tailored(cloth, lining, half, depth, soft(2.0), tip, low, cut, reach, arm(0.94, tip, 2.5), 4.0, fall=-0.1)
    lapels(body, cloth, 0.3, cut, reach, peak=(0.66, 3.18))
    for x, z in ((0.24, 2.16), (0.13, 1.66), (-0.34, 2.16), (-0.45, 1.66), (-0.4, 2.62)):
        button(body, x, z, horn, 0.095, 0.066)
    flap(body, cloth, -0.82, -0.36, 1.3, lean=-slant)
    flap(body, cloth, 0.36, 0.82, 1.2, lean=slant)
    flap(body, cloth, 0.42, 0.7, 2.66, 0.09, slant, 0.035)
    hanger(0.7, 3.48)


def long_blazer():
    """Single-breasted to the knee, one button."""
    cloth, lining, metal = wool("#520d1a", 0.8), principled("#b98a74", 0.6), brass(0.22)
    half = profile((-0.1, 1.02), (1.0, 0.94), (2.0, 0.8), (2.7, 0.82), (3.1, 0.78), (3.4, 0.75), (3.56, 0.75))
    depth = profile((-0.1, 0.36), (2.0, 0.29), (2.8, 0.31), (3.3, 0.23), (3.56, 0.11), (3.9, 0.06))
    tip, low, cut, reach = 3.51, 0.05, 2.06, 0.1
    body = tailored(cloth, lining, half, depth, soft(5.0), tip, low, cut, reach, arm(0.84, tip, 2.45, 0.94), 8.0)
    lapels(body, cloth, 0.29, cut, reach, peak=(0.56, 3.16))
    button(body, 0.03, 1.97, metal, 0.095, 0.068)
    flap(body, cloth, -0.74, -0.32, 1.42, lean=-slant)
    flap(body, cloth, 0.32, 0.74, 1.33, lean=slant)
    hanger(0.62, 3.48)


def lean_coat():
    """A long wool coat with a tied belt, its front leaning."""
    cloth, lining, horn = wool("#824a34", 0.9, 0.4), principled("#5a0f1d", 0.5), principled("#2a120b", 0.25, clearcoat=0.5)
    half = profile((-0.8, 1.12), (0.4, 1.02), (1.5, 0.9), (2.2, 0.76), (2.8, 0.84), (3.1, 0.8), (3.4, 0.77), (3.56, 0.77))
    depth = profile((-0.8, 0.44), (1.5, 0.34), (2.2, 0.27), (2.8, 0.31), (3.3, 0.24), (3.56, 0.11), (3.9, 0.06))
    tip, low, cut, reach = 3.5, -0.6, 2.5, 0.3
    body = tailored(cloth, lining, half, depth, flutes(3.6, 1.0, 2.2, 0.4, 0.11, 3.0), tip, low, cut, reach, arm(0.84, tip, 2.5, 0.98, 0.18), 6.0, fall=-0.2)
    lapels(body, cloth, 0.3, cut, reach, peak=(0.68, 3.2))
    band = [body.place(x / 20 * half(2.2), 2.2 + 0.01 * sin(0.5 * x), 0.09) for x in range(-20, 21)]
    sash(band, cloth, 0.17)
    knot = body.place(0.12, 2.2, 0.15)
    box(knot, (0.2, 0.12, 0.22), cloth, 0.055, (0, 0.25, 0.1))
    for dx, long, tilt in ((-0.2, 1.0, -0.3), (0.14, 1.25, 0.3)):
        tail = [knot + Vector((dx * t**1.5 + 0.02 * sin(6 * t), -0.03 - 0.03 * t, -long * t)) for t in [i / 24 for i in range(25)]]
        sash(tail, cloth, 0.17, Vector((1, tilt, 0.1)))
    button(body, 0.16, 2.66, horn, 0.095, 0.06)
    flap(body, cloth, -0.78, -0.4, 1.55, 0.22, -slant)
    flap(body, cloth, 0.42, 0.8, 1.47, 0.22, slant)
    hanger(0.62, 3.48)


def half_cape():
    """A short bell of heavy wool, its hem slanting, held by one brass clasp."""
    cloth, lining = wool("#4a0d19", 0.9, 0.6), principled("#b4694c", 0.6)
    half = profile((0.7, 1.72), (1.6, 1.5), (2.4, 1.22), (3.0, 0.98), (3.3, 0.82), (3.5, 0.62), (3.7, 0.42), (3.82, 0.3))
    depth = profile((0.7, 0.56), (1.6, 0.48), (2.4, 0.4), (3.0, 0.3), (3.4, 0.2), (3.7, 0.12), (3.9, 0.08))
    body = Body(half, depth, flutes(5.0, 0.7, 3.3, 1.4, 0.2, 9.0))
    tip = 3.74
    down = lambda sign, low: lambda t: Vector((sign * half(tip + (low - tip) * t), tip + (low - tip) * t))
    hem = lambda s: Vector((-half(1.35) * (1 - s) + half(0.8) * s, 1.35 - 0.55 * s - 0.1 * sin(pi * s)))
    piece(body, lining, down(-1, 1.35), down(1, 0.8), curve((-half(tip), tip), (0, tip + 0.04), (half(tip), tip)), hem, side=-1)
    middle = hem(0.56)
    edge = curve((0.06, 3.66), (0.05, 2.8), (0.02, 2.0), (middle[0], middle[1]))
    piece(body, cloth, curve((-0.02, 3.67), (0.0, 2.8), (0.0, 2.0), (middle[0] - 0.1, middle[1] + 0.02)), down(1, 0.8), curve((-0.02, 3.67), (0.2, 3.7), (half(tip), tip)), lambda s: hem(0.53 + 0.47 * s), columns=90)
    piece(body, cloth, down(-1, 1.35), edge, curve((-half(tip), tip), (-0.2, 3.7), (0.06, 3.66)), lambda s: hem(0.56 * s), lift=0.04, columns=90)

    def stand(u, v):
        turn = pi * (1.5 + 0.07 + 1.86 * u)
        spread = 0.3 + 0.05 * v + 0.02 * sin(pi * v)
        return Vector((spread * cos(turn) * 1.05, 0.02 + 0.62 * spread * sin(turn), 3.65 + 0.2 * v + 0.04 * sin(turn) * (1 + v)))

    thicken(surface(stand, cloth, 80, 10), 0.035, 0)
    gold = brass(0.18)
    for x in (-0.16, 0.2):
        sphere(body.place(x, 3.5, 0.09), 0.06, gold, (1, 0.6, 1), segments=32)
    links = [body.place(-0.16 + 0.36 * t, 3.5 - 0.09 * sin(pi * t), 0.11) for t in [i / 12 for i in range(13)]]
    for i, link in enumerate(links):
        torus(link, 0.026, 0.008, gold, (0 if i % 2 else pi / 2, 0, 0.3), 24, 8)
    hanger(0.4, 3.62)


garments = {
    "column-dress": (column_dress, "bone", ((-1.6, -7, 3.4), (0.0, 0, 3.0))),
    "pleat-dress": (pleat_dress, "burgundy", ((1.8, -7, 2.8), (0.1, 0, 2.2))),
    "slip-dress": (slip_dress, "clay", ((-1.6, -7, 3.2), (0, 0, 2.9))),
    "wrap-dress": (wrap_dress, "terracotta", ((1.6, -7, 2.8), (0.15, 0, 2.3))),
    "offset-blazer": (offset_blazer, "burgundy", ((-1.4, -7, 3.2), (0, 0, 2.7))),
    "long-blazer": (long_blazer, "clay", ((1.4, -7, 3.2), (0, 0, 2.8))),
    "lean-coat": (lean_coat, "bone", ((1.4, -7, 2.8), (0, 0, 2.4))),
    "half-cape": (half_cape, "terracotta", ((-1.4, -7, 3.4), (0.1, 0, 3.1))),
}
