"""A kettlebell and a dumbbell of black iron on acid lime, one hard key from the upper left."""

from math import pi

from studio.cameras import camera
from studio.lights import strips, studio
from studio.materials import blackened_iron, chrome, plaster, rubber
from studio.shapes import cyclorama, cylinder, sphere, tube
from studio.stage import reset

LIME = "#c3e600"
ALONG_X = (0, pi / 2, 0)


def build(shot):
    reset(exposure=0.1, contrast="High Contrast")
    strips()
    cyclorama(plaster(LIME))
    kettlebell(blackened_iron(0.5))
    dumbbell(chrome(0.16), rubber())
    studio(key=1050)
    camera((0.4, -11.5, 3.2), (0.55, 0, 1.2), 60, aperture=4, focus=(0, -0.8, 1.2))


def kettlebell(iron):
    sphere((-0.9, 0, 1.05), 1.08, iron, (1, 1, 0.97))
    cylinder((-0.9, 0, 0.07), 0.7, 0.14, iron, 0.05)
    handle = [(-1.55, 1.55), (-1.62, 2.05), (-1.55, 2.62), (-0.9, 2.86), (-0.25, 2.62), (-0.18, 2.05), (-0.25, 1.55)]
    tube([(x, 0, z) for x, z in handle], 0.17, iron, [1.35, 1.05, 1, 1, 1, 1.05, 1.35])
    cylinder((-0.9, -1.06, 1.05), 0.42, 0.06, plaster(LIME), 0.02, (pi / 2, 0, 0))


def dumbbell(bar, head):
    y, z = -1.3, 0.54
    cylinder((1.75, y, z), 0.14, 1.6, bar, rotation=ALONG_X)
    for x in (0.75, 2.75):
        cylinder((x, y, z), 0.62, 0.62, head, 0.1, ALONG_X, sides=6)
        for side in (-0.33, 0.33):
            cylinder((x + side, y, z), 0.36, 0.06, bar, 0.015, ALONG_X)
