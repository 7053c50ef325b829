"""Two blazers, a coat and a cape."""

from math import cos, pi, sin

from house import slant
from mathutils import Vector
from studio.materials import brass, principled
from studio.shapes import box, sphere, surface, thicken, torus
from wardrobe import Body, arm, button, curve, flutes, hanger, piece, profile, sash, sleeve, wool

top = 3.86  # the height of every neck


def tailored(body, cloth, lining, tip, low, cut, reach, arms, seed, fall=0.0):
    """Back, sleeves, and two fronts that overlap by `reach` below the height `cut` where the lapels break."""
    neck, half = Vector((0.3, top - 0.07)), body.half
    left, right = body.border(-1, tip, low), body.border(1, tip, low)
    mirrored = Vector((-neck[0], neck[1]))
    back_top = curve((-half(tip), tip), mirrored, (0, top - 0.1), neck, (half(tip), tip))
    piece(body, lining, left, right, back_top, curve((-half(low), low), (half(low), low)), side=-1)
    under = curve(neck, (0.02, cut + 0.5), (-reach, cut), (-reach, (cut + low) / 2), (-reach + 0.1, low))
    under_hem = curve((-reach + 0.1, low), (half(low), low))
    piece(body, cloth, under, right, curve(neck, (half(tip), tip)), under_hem)
    corner = Vector((reach - 0.1 + fall, low - 0.03))
    over = curve(mirrored, (-0.02, cut + 0.5), (reach, cut), (reach + fall * 0.5, (cut + low) / 2), corner)
    over_top = curve((-half(tip), tip), mirrored)
    piece(body, cloth, left, over, over_top, curve((-half(low), low), corner), lift=0.07, columns=80)
    for side in (-1, 1):
        path = [(side * x, y, z) for x, y, z in arms[0]]
        sleeve(path, arms[1], cloth, seed=seed * side, creases=0.032)


def lapels(body, cloth, cut, reach, peak):
    """Two lapels with their tips at `peak`, and the collar; the lapel of the upper front lies over the other."""
    gorge = (0.24, 3.42)
    for side, lift in ((1, 0.022), (-1, 0.1)):
        end, tip = Vector((-side * reach, cut)), Vector((side * peak[0], peak[1]))
        start = Vector((side * gorge[0], gorge[1]))
        roll = curve(start, (side * 0.1, (gorge[1] + cut) / 2), end)
        waist = (side * 0.3, (peak[1] + cut) / 2 - 0.1)
        low = end + Vector((0.001, -0.02))
        edge = curve(tip, (side * (peak[0] - 0.06), peak[1] - 0.2), waist, low)
        if side < 0:
            borders = edge, roll, curve(tip, start), curve(low, end)
        else:
            borders = roll, edge, curve(start, tip), curve(end, low)

        def puff(s, t, side=side):
            inner = s if side < 0 else 1 - s
            return 0.03 * sin(pi * min(1, inner * 0.9 + 0.1)) * (1 - t)

        piece(body, cloth, *borders, lift=lift, columns=24, rows=70, thickness=0.03, ease=puff)
        collar(body, cloth, side, lift, start, tip)


def collar(body, cloth, side, lift, gorge, peak):
    """Half a collar, from the middle of the neck to its notch with the lapel."""
    neck = 0.3
    front = [-body.out(x, z) - lift - 0.03 for x, z in ((0.28, 3.6), (0.5, 3.55))]
    standing = curve(
        (0, 0.16, top + 0.16),
        (side * 0.22, 0.12, top + 0.12),
        (side * neck, -0.02, top - 0.02),
        (side * 0.28, front[0], 3.6),
        body.place(*gorge, lift + 0.035),
    )
    falling = curve(
        (0, 0.26, top - 0.06),
        (side * 0.34, 0.18, top - 0.1),
        (side * (neck + 0.2), 0.0, top - 0.16),
        (side * 0.5, front[1], 3.55),
        body.place(peak[0] - side * 0.1, peak[1] + 0.16, lift + 0.03),
    )

    def at(u, v):
        middle = standing(u) * (1 - v) + falling(u) * v
        return middle + Vector((0, -0.03 * sin(pi * v) * u, 0.035 * sin(pi * v)))

    thicken(surface(at, cloth, 60, 14), 0.03, 0)


def flap(body, cloth, left, right, z, drop=0.2, lean=0.0, lift=0.075):
    """A pocket flap from x `left` to `right`, whose line may lean."""
    end = z + lean * (right - left)
    lower = curve(
        (left, z - drop), (left + 0.05, z - drop - 0.02), (right - 0.05, end - drop - 0.02), (right, end - drop)
    )
    sides = curve((left, z), (left, z - drop)), curve((right, end), (right, end - drop))
    piece(body, cloth, *sides, curve((left, z), (right, end)), lower, lift=lift, columns=24, rows=12, thickness=0.03)


def pressed(seed):
    """The folds of a cloth that is nearly flat."""
    return flutes(1.6, seed, 3.2, 0.5, 0.03, seed)


def offset_blazer():
    """Double-breasted, its front edge and buttons leaning across the body."""
    cloth, lining, horn = wool("#c8b08c"), principled("#8a5a44", 0.6), principled("#3a1a10", 0.25, clearcoat=0.5)
    half = profile((0.6, 1.08), (1.4, 1.0), (2.0, 0.9), (2.7, 0.92), (3.1, 0.88), (3.4, 0.85), (3.56, 0.85))
    depth = profile((0.6, 0.36), (2.0, 0.31), (2.8, 0.33), (3.3, 0.24), (3.56, 0.11), (3.9, 0.06))
    tip, low, cut, reach = 3.5, 0.75, 2.3, 0.34
    body = Body(half, depth, pressed(2.0))
    tailored(body, cloth, lining, tip, low, cut, reach, arm(0.94, tip, 2.5), 4.0, fall=-0.1)
    lapels(body, cloth, cut, reach, peak=(0.66, 3.18))
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
    body = Body(half, depth, pressed(5.0))
    tailored(body, cloth, lining, tip, low, cut, reach, arm(0.84, tip, 2.45, 0.94), 8.0)
    lapels(body, cloth, cut, reach, peak=(0.56, 3.16))
    button(body, 0.03, 1.97, metal, 0.095, 0.068)
    flap(body, cloth, -0.74, -0.32, 1.42, lean=-slant)
    flap(body, cloth, 0.32, 0.74, 1.33, lean=slant)
    hanger(0.62, 3.48)


def lean_coat():
    """A long wool coat with a tied belt, its front leaning."""
    cloth, lining = wool("#824a34", 0.9, 0.4), principled("#5a0f1d", 0.5)
    horn = principled("#2a120b", 0.25, clearcoat=0.5)
    half = profile(
        (-0.8, 1.12), (0.4, 1.02), (1.5, 0.9), (2.2, 0.76), (2.8, 0.84), (3.1, 0.8), (3.4, 0.77), (3.56, 0.77)
    )
    depth = profile((-0.8, 0.44), (1.5, 0.34), (2.2, 0.27), (2.8, 0.31), (3.3, 0.24), (3.56, 0.11), (3.9, 0.06))
    tip, low, cut, reach = 3.5, -0.6, 2.5, 0.3
    body = Body(half, depth, flutes(3.6, 1.0, 2.2, 0.4, 0.11, 3.0))
    tailored(body, cloth, lining, tip, low, cut, reach, arm(0.84, tip, 2.5, 0.98, 0.18), 6.0, fall=-0.2)
    lapels(body, cloth, cut, reach, peak=(0.68, 3.2))
    sash(body.around(2.2, 0.09, lambda i: 0.01 * sin(0.5 * i), half(2.2)), cloth, 0.17)
    knot = body.place(0.12, 2.2, 0.15)
    box(knot, (0.2, 0.12, 0.22), cloth, 0.055, (0, 0.25, 0.1))
    for aside, long, tilt in ((-0.2, 1.0, -0.3), (0.14, 1.25, 0.3)):
        steps = [i / 24 for i in range(25)]
        fall = [(aside * t**1.5 + 0.02 * sin(6 * t), -0.03 - 0.03 * t, -long * t) for t in steps]
        sash([knot + Vector(step) for step in fall], cloth, 0.17, Vector((1, tilt, 0.1)))
    button(body, 0.16, 2.66, horn, 0.095, 0.06)
    flap(body, cloth, -0.78, -0.4, 1.55, 0.22, -slant)
    flap(body, cloth, 0.42, 0.8, 1.47, 0.22, slant)
    hanger(0.62, 3.48)


def half_cape():
    """A short bell of heavy wool, its hem slanting, held by one brass clasp."""
    cloth, lining = wool("#4a0d19", 0.9, 0.6), principled("#b4694c", 0.6)
    half = profile(
        (0.7, 1.72), (1.6, 1.5), (2.4, 1.22), (3.0, 0.98), (3.3, 0.82), (3.5, 0.62), (3.7, 0.42), (3.82, 0.3)
    )
    depth = profile((0.7, 0.56), (1.6, 0.48), (2.4, 0.4), (3.0, 0.3), (3.4, 0.2), (3.7, 0.12), (3.9, 0.08))
    body, tip = Body(half, depth, flutes(5.0, 0.7, 3.3, 1.4, 0.2, 9.0)), 3.74
    left, right = body.border(-1, tip, 1.35), body.border(1, tip, 0.8)

    def hem(s):
        return Vector((-half(1.35) * (1 - s) + half(0.8) * s, 1.35 - 0.55 * s - 0.1 * sin(pi * s)))

    back_top = curve((-half(tip), tip), (0, tip + 0.04), (half(tip), tip))
    piece(body, lining, left, right, back_top, hem, side=-1)
    middle = hem(0.56)
    under = curve((-0.02, 3.67), (0.0, 2.8), (0.0, 2.0), middle + Vector((-0.1, 0.02)))
    under_top = curve((-0.02, 3.67), (0.2, 3.7), (half(tip), tip))
    piece(body, cloth, under, right, under_top, lambda s: hem(0.53 + 0.47 * s), columns=90)
    over = curve((0.06, 3.66), (0.05, 2.8), (0.02, 2.0), middle)
    over_top = curve((-half(tip), tip), (-0.2, 3.7), (0.06, 3.66))
    piece(body, cloth, left, over, over_top, lambda s: hem(0.56 * s), lift=0.04, columns=90)

    def stand(u, v):
        turn = pi * (1.5 + 0.07 + 1.86 * u)
        spread = 0.3 + 0.05 * v + 0.02 * sin(pi * v)
        height = 3.65 + 0.2 * v + 0.04 * sin(turn) * (1 + v)
        return Vector((spread * cos(turn) * 1.05, 0.02 + 0.62 * spread * sin(turn), height))

    thicken(surface(stand, cloth, 80, 10), 0.035, 0)
    gold = brass(0.18)
    for x in (-0.16, 0.2):
        sphere(body.place(x, 3.5, 0.09), 0.06, gold, (1, 0.6, 1), segments=32)
    links = [body.place(-0.16 + 0.36 * t, 3.5 - 0.09 * sin(pi * t), 0.11) for t in [i / 12 for i in range(13)]]
    for i, link in enumerate(links):
        torus(link, 0.026, 0.008, gold, (0 if i % 2 else pi / 2, 0, 0.3), 24, 8)
    hanger(0.4, 3.62)
