"""Two battle ropes frozen in a wave: black strands with a yellow tracer across a yellow floor, their shadows a second
wave. The sun stands low at the left."""

from math import cos, pi, sin

from ironfield import YELLOW, enamel, flood
from mathutils import Vector
from studio.cameras import camera
from studio.materials import bump, principled
from studio.shapes import tube

NEAR, FAR = Vector((-5.0, -6.0, 0)), Vector((11.5, 10, 0))
ALONG = (FAR - NEAR).normalized()
ASIDE = Vector((ALONG.y, -ALONG.x, 0))
LENGTH = (FAR - NEAR).length
THICK = 0.26


def build(shot):
    flood(36, -100, gloss=0.35)
    fibre = bump(principled("#131314", 0.72, specular=0.3), 55, 0.5, 0.02, 4)
    tracer = enamel(YELLOW)
    rope(-0.75, 0.0, fibre, tracer)
    rope(0.75, pi * 0.95, fibre, tracer)
    camera((-0.6, -13.5, 5.2), (0.5, 0, 0.75), 54)


def rope(aside, phase, fibre, tracer):
    """Three strands laid around a path, the tracer in one of their grooves."""
    count = 460
    path = [wave(aside, phase, i / count) for i in range(count + 1)]
    reach, laid = [0.0], 0.0
    for a, b in zip(path, path[1:]):
        laid += (b - a).length
        reach.append(laid)
    for turn, thick, out, material in (
        (0, 0.132, 0.14, fibre),
        (2 * pi / 3, 0.132, 0.14, fibre),
        (4 * pi / 3, 0.132, 0.14, fibre),
        (pi / 3, 0.026, 0.215, tracer),
    ):
        strand = []
        for i, here in enumerate(path):
            ahead = (path[min(i + 1, count)] - path[max(i - 1, 0)]).normalized()
            up = ASIDE.cross(ahead).normalized()
            angle = turn + 2 * pi * reach[i] / 1.15
            strand.append(here + (ASIDE * cos(angle) + up * sin(angle)) * out)
        tube(strand, thick, material, curved=False, resolution=4)


def wave(aside, phase, s):
    """From the hands, off the frame, to the anchor: high near the hands, spent at the far end."""
    swing = 2 * pi * (0.15 + 3.1 * s**0.9) + phase
    height = 1.5 * (1 - s) ** 0.7 + 0.02
    sway = 0.22 * sin(swing * 0.5 + phase) * (1 - s)
    spread = aside * (1 - 0.75 * s)
    return NEAR + ALONG * (LENGTH * s) + ASIDE * (spread + sway) + Vector((0, 0, THICK + height * (1 + sin(swing))))
