"""A still life after the window: two eggs and an empty egg cup on gray linen before a plaster wall. One soft window from
the left, a gray card on the right."""

from math import pi, radians

from oval import egg
from studio.cameras import camera
from studio.lights import area
from studio.materials import bump, ceramic, mottle, plaster, principled
from studio.shapes import box, drape, group, lathe, round_edges, wall
from studio.stage import bounces, reset


def build(shot):
    reset(exposure=0.1, contrast="High Contrast")
    bounces(diffuse=4)
    wall(mottle(plaster("#8d949a"), "#6d757d", "#a4a9ab", 0.55, contrast=(0.3, 0.7)), 2.6)
    round_edges(box((0, 0.2, -0.5), (9, 3.6, 0.98), plaster("#4a3c33"), 0.1), 0.05)
    linen = bump(principled("#767a7e", 0.95, sheen=0.5), 160, 0.25, 0.01, pattern="waves")
    drape(5.4, 4.3, linen, (0.5, -0.55, 0.25), (0, 0, radians(11)), cells=110, frames=60, thickness=0.02)
    shell = bump(principled("#e9dfd0", 0.42, subsurface=0.06, subsurface_radius=(0.3, 0.2, 0.12)), 130, 0.06)
    brown = bump(mottle(principled("#c08a62", 0.42), "#ad7550", "#cf9d74", 9, contrast=(0.2, 0.8)), 130, 0.06)
    lying = group([egg(1.32, shell, (0, 0, -0.66))], (-0.72, -0.42, 0.56), (radians(90), radians(14), radians(63)))
    lying.name = "lying"
    group([egg(1.26, brown, (0, 0, -0.63))], (0.34, 0.34, 0.545), (radians(93), radians(0), radians(-38)))
    cup(ceramic("#eeeae2"), (1.12, -0.5, 0.03))
    area((-6.2, -0.6, 4.1), (0, 0, 0.6), 2.4, 1150, "#f3f4ff", 3.4)
    area((5, -4, 2.4), (0, 0, 0.8), 4, 45, "#ffe7cf")
    area((-2.5, -9, 3.2), (0, -1.6, -0.6), 2.5, 260, "#eef2ff")
    camera((0.15, -11.4, 3.55), (0.12, 0, 0.92), 84, aperture=3.2, focus=(-0.3, -0.5, 0.6))


def cup(glaze, location):
    outside = [(0.0, 0.0), (0.34, 0.0), (0.37, 0.03), (0.34, 0.08), (0.17, 0.16), (0.13, 0.26), (0.16, 0.36), (0.32, 0.46), (0.43, 0.62), (0.47, 0.84)]
    inside = [(0.455, 0.87), (0.43, 0.84), (0.39, 0.64), (0.26, 0.48), (0.0, 0.44)]
    made = lathe(outside + inside, glaze, location)
    return made
