"""An enamel disc with a raised letter, standing on warm paper: a person's place without a face."""

from math import cos, pi, sin

from studio.cameras import camera
from studio.lights import strips, studio
from studio.materials import ceramic, lacquer, plaster
from studio.shapes import cyclorama, cylinder, torus, tube
from studio.stage import reset

#: Ground and letter of each disc.
PALETTES = {"a": ("#1f4d3f", "#e7c46a"), "m": ("#e2573b", "#fff1e0"), "r": ("#273a8a", "#f4b9c6")}
UPRIGHT = (pi / 2, 0, 0)


def build(shot):
    ground, mark = PALETTES[shot]
    reset(exposure=0.15)
    strips()
    cyclorama(plaster("#e9ddcd"))
    raised = lacquer(mark, 0.22)
    cylinder((0, 0, 1.15), 1.1, 0.3, ceramic(ground, 0.3), 0.07, UPRIGHT, sides=160)
    torus((0, -0.16, 1.15), 0.98, 0.03, raised, UPRIGHT)
    for stroke in LETTERS[shot]:
        tube([(x, -0.2, z + 1.15) for x, z in stroke], 0.085, raised, curved=False)
    studio()
    camera((0.25, -12, 1.9), (0, 0, 1.13), 150, aperture=5)


def bow(centre, radius, start, end, steps=24):
    angles = (start + (end - start) * i / steps for i in range(steps + 1))
    return [(centre[0] + radius * cos(a), centre[1] + radius * sin(a)) for a in angles]


#: Each letter as strokes in the plane of the disc.
LETTERS = {
    "a": [[(-0.46, -0.56), (0, 0.6), (0.46, -0.56)], [(-0.3, -0.17), (0.3, -0.17)]],
    "m": [[(-0.56, -0.56), (-0.5, 0.56), (0, -0.2), (0.5, 0.56), (0.56, -0.56)]],
    "r": [
        [(-0.34, -0.56), (-0.34, 0.56), (0.06, 0.56), *bow((0.06, 0.26), 0.3, pi / 2, -pi / 2), (-0.34, -0.04)],
        [(0.02, -0.04), (0.42, -0.56)],
    ],
}
