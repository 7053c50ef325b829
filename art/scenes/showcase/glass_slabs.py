"""Three frosted slabs stand behind one another on violet, a cobalt sphere between them glows through the glass."""

from math import radians

from studio.cameras import camera
from studio.lights import area, soft_boxes
from studio.materials import glass, lacquer, principled
from studio.shapes import box, cyclorama, sphere
from studio.stage import bounces, reset


def build(shot):
    reset(exposure=0.35, contrast="Medium High Contrast")
    bounces(total=14, transmission=12)
    soft_boxes(0.55, "#ffe6ff", "#9fb6ff", behind="#3c1d86")
    cyclorama(principled("#3f1fa8", 0.6), front=-16, back=6)
    slab((-1.15, 0.9, 1.75), (2.3, 0.22, 3.3), 16, glass("#c9b8ff", 1.35, 0.28, 0.7))
    slab((0.35, 0.0, 1.3), (2.3, 0.22, 2.4), 16, glass("#e7dcff", 1.35, 0.2, 0.7))
    slab((1.75, -0.9, 0.85), (2.0, 0.22, 1.5), 16, glass("#ffd9f2", 1.35, 0.14, 0.7))
    sphere((-0.35, 0.45, 0.95), 0.62, lacquer("#2a45ff", 0.15))
    sphere((1.15, -0.42, 0.42), 0.34, lacquer("#ff5fc4", 0.15))
    sphere((2.55, -1.6, 0.2), 0.2, lacquer("#ffffff", 0.15))
    area((-5, -4, 6), (0, 0, 1.2), 2.2, 700, "#fff0ff")
    area((5, -2, 3), (0, 0, 1), 3, 240, "#8fa8ff")
    area((1, 5, 5), (0, 0, 1.2), 2.4, 760, "#c58bff")
    camera((0.6, -11.5, 3.1), (0.35, 0, 1.42), 62, aperture=5, focus=(0.35, -0.1, 1.3))


def slab(location, size, turn, material):
    return box(location, size, material, 0.1, (0, 0, radians(turn)), segments=6)
