"""A hardware wallet like a cigarette case: dark milled metal, an engine-turned front, a silver coin half way into its slot."""

from math import pi, radians, sin

from mint import aurora, coin, spits
from studio.cameras import camera
from studio.lights import area, strips
from studio.materials import bump, emission, metal, principled
from studio.shapes import box, cut, cylinder, decorative, group, plane, tube
from studio.stage import reset

WIDTH, DEPTH, HEIGHT = 3.2, 0.5, 2.35
LID = 0.5


def build(shot):
    reset(exposure=0.25)
    strips(0.14, "#cfe6ff", "#05070f", behind="#04060d")
    plane(bump(principled("#05080f", 0.2, specular=0.5), 30, 0.02))
    aurora(14, 0.4, 1.8, 3.4)

    group(case(), (0, 0, HEIGHT / 2), (0, 0, radians(-24)))
    silver, relief = metal("#d5dae0", 0.34), metal("#eef1f4", 0.14)
    group(coin("DRC", silver, relief, spits(6)), (0, 0, HEIGHT + 0.16), (0, radians(14), radians(-24)), 0.86)

    middle = (0, 0, 1.5)
    area((-6, -5.5, 5), middle, 2.4, 480, "#fff0dc", height=4)
    area((-7.5, -4.5, 2.0), middle, 4, 330, "#d7e6ff", height=4)  # what the face mirrors
    area((-3, 5, 6), middle, 4, 620, "#2ce6b6", height=0.7)
    area((6, 2.5, 3.5), middle, 1, 520, "#8468ff", height=4)
    camera((0.3, -12.5, 3.3), (0, 0, 1.5), 82, aperture=3.2, focus=(0, -0.5, 1.9))


def case():
    shell = bump(metal("#323a44", 0.3), 3, 0.04)
    bright = metal("#b9c3cc", 0.22)
    body = box((0, 0, 0), (WIDTH, DEPTH, HEIGHT), shell, 0.16, segments=8)
    tools = [box((0, 0, HEIGHT / 2), (1.66, 0.23, 1.9), shell), box((0, 0, LID), (WIDTH + 1, DEPTH + 1, 0.024), shell)]
    for tool in tools:
        cut(body, tool)
    parts = [body, *tools, box((0, 0, LID), (WIDTH - 0.06, DEPTH - 0.06, 0.1), metal("#11151a", 0.5), 0.1)]
    parts += engine_turning(bright)
    front = -DEPTH / 2
    parts.append(cylinder((0, front, LID), 0.2, 0.07, bright, 0.02, (pi / 2, 0, 0)))
    parts.append(cylinder((0, front - 0.03, LID), 0.155, 0.04, shell, 0.015, (pi / 2, 0, 0)))
    parts.append(decorative(cylinder((0, front - 0.05, LID), 0.028, 0.012, emission("#4dffcf", 6), rotation=(pi / 2, 0, 0))))
    edge = [(-0.84, -0.125), (0.84, -0.125), (0.84, 0.125), (-0.84, 0.125)]
    parts.append(tube([(x, y, HEIGHT / 2 - 0.002) for x, y in edge], 0.014, bright, cyclic=True, curved=False, resolution=3))
    return parts


def engine_turning(bright):
    """Waves cut across the front below the lid, every other one half a wave further: the pattern of old cases."""
    lines = []
    for row in range(22):
        z = LID - 0.12 - row * 0.062
        wave = [(-1.4 + 2.8 * i / 160, -DEPTH / 2 + 0.001, z + 0.034 * sin(i * pi / 8 + row * pi)) for i in range(161)]
        lines.append(tube(wave, 0.008, bright, curved=False, resolution=2))
    return lines
