"""The telephone number of the house, bent from one size of chrome pipe and screwed to a cobalt wall."""

from math import atan2, cos, pi, sin

from mathutils import Vector
from pipework import nut, straight
from studio.cameras import camera
from studio.lights import area, strips
from studio.materials import brass, bump, chrome, emission, glass, lacquer, principled
from studio.shapes import box, cylinder, decorative, lathe, sphere, tube, wall
from studio.stage import reset

PIPE = 0.21
ALONG_X, ALONG_Y, ALONG_Z = (0, pi / 2, 0), (pi / 2, 0, 0), (0, 0, 0)
# Each digit in a field of one by one: runs of pipe, closed where they end as they begin.
DIGITS = {
    "0": [[(0, 0), (1, 0), (1, 1), (0, 1), (0, 0)]],
    "1": [[(0.02, 1), (0.5, 1), (0.5, 0)], [(0, 0), (1, 0)]],
    "2": [[(0, 0.8), (0, 1), (1, 1), (1, 0.5), (0, 0.5), (0, 0), (1, 0)]],
    "5": [[(1, 1), (0, 1), (0, 0.5), (1, 0.5), (1, 0), (0, 0)]],
    "8": [[(0, 0), (1, 0), (1, 1), (0, 1), (0, 0)], [(0, 0.5), (1, 0.5)]],
}


def build(shot):
    reset(exposure=0.1)
    strips(0.95, "#f4f8ff", "#41568f", behind="#0a3fb0")
    wall(bump(principled("#0b43cf", 0.5), 50, 0.03), 0.42).visible_glossy = False
    steel, yellow, orange = chrome(0.05), brass(), lacquer("#ff5a1f", 0.25)
    # Upright pipes mirror what stands left and right of them.
    for side, strength in ((-1, 2.4), (1, 1.1)):
        decorative(box((side * 34, -22, 0), (0.2, 16, 70), emission("#eef4ff", strength)))
    if shot == "stack":
        stack(steel, yellow, orange)
        area((-6, -6, 8), (0, 0, 0), 2.2, 1100)
        area((6, -5, -3), (0, 0, 0), 5, 160, "#9fbcff")
        camera((0, -24, 0), (0, 0, 0), 36 * 24 / 7.5)
        return
    end = row(steel, yellow)
    valve((end - 0.54, 0) if shot == "close" else (end - 6.24, 0.62), orange, yellow, steel, shot == "close")
    if shot == "row":
        for x in (-7, 0, 7):
            area((x - 3.5, -5, 6.5), (x, 0, 0), 1.6, 620)
            area((x + 3, -5, -4), (x, 0, 0), 4, 90, "#9fbcff")
        camera((0, -40, -0.12), (0, 0, -0.12), 36 * 40 / 19.6)
        return
    area((end - 5, -4.5, 6), (end - 1, 0, 0), 1.6, 900)
    area((end + 4, -4, -2), (end, 0, 0), 3, 120, "#9fbcff")
    area((end - 1, -2, 7), (end - 1, 0, 0), 3, 260)
    camera((end + 2.4, -7.8, -3.3), (end - 1.75, 0, -0.62), 50, aperture=2.4, focus=(end - 0.2, -0.2, -0.9))


def row(steel, yellow):
    """One line, ten digits; the last sends the pipe down out of the picture. Gives the middle of that pipe."""
    height, width, pitch, gap = 3.4, 1.08, 1.72, 0.8
    whole = 9 * pitch + 2 * gap + width
    x = -whole / 2
    for index, digit in enumerate("2185550188"):
        x += gap if index in (3, 6) else 0
        draw(digit, (x, -height / 2), (width, height), steel, yellow)
        x += pitch
    end = whole / 2
    straight((end, 0, -height / 2), (end, 0, -height / 2 - 9), PIPE, steel)
    tee((end, -height / 2), steel, height)
    nut((end, 0, -height / 2 - 0.52), PIPE * 1.6, 0.26, ALONG_Z, yellow)
    drop((end - pitch - width * 0.4, -height / 2 - PIPE - 0.14))
    return end


def stack(steel, yellow, orange):
    """Three lines of one width."""
    whole, height, rows = 6.1, 1.5, ("218", "555", "0188")
    for line, digits in enumerate(rows):
        space = 0.66
        width = (whole - space * (len(digits) - 1)) / len(digits)
        z = 1.55 - line * 2.24 - 0.03
        for index, digit in enumerate(digits):
            draw(digit, (-whole / 2 + index * (width + space), z), (width, height), steel, yellow)
    end, bottom = whole / 2, 1.55 - 2 * 2.24 - 0.03
    straight((end, 0, bottom), (end, 0, bottom - 9), PIPE, steel)
    tee((end, bottom), steel, height)
    valve((-whole / 2, bottom + height * 0.45), orange, yellow, steel, False)


def draw(digit, corner, size, steel, yellow):
    for run in DIGITS[digit]:
        points = [Vector((corner[0] + u * size[0], 0, corner[1] + v * size[1])) for u, v in run]
        closed = run[0] == run[-1]
        tube(bent(points[:-1] if closed else points, closed, min(size) * 0.38), PIPE, steel, cyclic=closed, curved=False, resolution=14)
        if not closed and digit in "25":
            for point, before in ((points[0], points[1]), (points[-1], points[-2])):
                cap(point, (point - before).normalized(), yellow)
    x, z = corner
    w, h = size
    if digit == "1":
        cap(Vector((x + 0.02 * w, 0, z + h)), Vector((-1, 0, 0)), yellow)
        for side in (0, 1):
            cap(Vector((x + side * w, 0, z)), Vector((side - 0.5, 0, 0)).normalized(), yellow)
        tee((x + w / 2, z), steel, h, True)
        coupling(x + w / 2, z + h * 0.7, False, yellow)
    elif digit == "8":
        for side in (0, 1):
            tee((x + side * w, z + h / 2), steel, h)
        coupling(x, z + h * 0.75, False, yellow)
    elif digit == "0":
        coupling(x + w, z + h * 0.38, False, yellow)
    else:
        coupling(x + w / 2, z + h / 2, True, yellow)


def bent(points, closed, radius, steps=14):
    """A line through `points` with its corners rounded as a bender leaves them."""
    out = []
    count = len(points)
    for i, here in enumerate(points):
        if not closed and i in (0, count - 1):
            out.append(here)
            continue
        back, on = points[i - 1] - here, points[(i + 1) % count] - here
        half = back.angle(on) / 2
        reach = min(radius / (1 if half > 0.7 else 2), back.length / 2, on.length / 2)
        start, end = here + back.normalized() * reach, here + on.normalized() * reach
        for step in range(steps + 1):
            t = step / steps
            # A quarter of a circle where the corner is square: rational weights of a conic.
            weight = sin(half)
            a, b, c = (1 - t) ** 2, 2 * t * (1 - t) * weight, t**2
            out.append((start * a + here * b + end * c) / (a + b + c))
    return out


def cap(point, along, yellow):
    turn = (0, pi / 2 - atan2(along.z, along.x), 0)
    nut(point, PIPE * 1.42, 0.22, turn, yellow)
    cylinder(point + along * 0.13, PIPE * 1.08, 0.16, yellow, 0.03, turn)


def coupling(x, z, is_level, yellow):
    nut((x, 0, z), PIPE * 1.42, 0.26, ALONG_X if is_level else ALONG_Z, yellow)


def tee(place, steel, height, is_level=False):
    x, z = place
    cylinder((x, 0, z), PIPE * 1.2, 0.3 + height * 0.12, steel, 0.04, ALONG_X if is_level else ALONG_Z)


def valve(place, orange, yellow, steel, is_level):
    """A ball valve, its lever along the pipe, which is open; upright, where across a digit it would cost it its shape."""
    x, z = place
    along = Vector((1, 0, 0)) if is_level else Vector((0, 0, 1))
    middle = Vector((x, 0, z))
    sphere(middle, 0.34, yellow, (1.15, 1, 1) if is_level else (0.95, 1, 1.15))
    for side in (-0.34, 0.34):
        nut(middle + along * side, PIPE * 1.42, 0.16, ALONG_X if is_level else ALONG_Z, yellow)
    cylinder((x, -0.42, z), 0.13, 0.3, steel, 0.03, ALONG_Y)
    box(Vector((x, -0.58, z)) + along * 0.3, (1.1, 0.09, 0.22) if is_level else (0.2, 0.09, 1.0), orange, 0.04, (0, -0.12, 0), segments=5)
    cylinder((x, -0.6, z), 0.1, 0.14, yellow, 0.03, ALONG_Y, sides=6)


def drop(place):
    x, z = place
    clear = glass(ior=1.33, shadow=0.7)
    for lower, radius, length in ((0.1, 0.11, 0.28), (0.72, 0.12, 0.24)):
        bulb = [(radius * sin(t), -radius * cos(t)) for t in (i * pi / 24 for i in range(15))]
        tail = [(radius * 0.55, length * 0.45), (radius * 0.22, length * 0.75), (0.001, length)]
        lathe(bulb + tail, clear, (x, 0, z - lower), 40)
