"""A plain envelope face down on mint, its flap held by a seal of copper wax with the house's beetle in it."""

from math import cos, pi, radians, sin

from beetle_cloche import beetle
from studio.cameras import camera
from studio.lights import area, strips
from studio.materials import bump, paper, plaster, principled
from studio.shapes import group, mesh, plane, round_edges, surface, thicken
from studio.stage import reset

WIDTH, DEPTH = 7.2, 4.7


def build(shot):
    reset(exposure=0.12)
    strips(0.5, "#fffaf2", "#5d8f79")
    plane(plaster("#86d9b4"), 80, 80)
    cream = bump(paper("#f3ead6"), 220, 0.05, 0.01)
    parts = [
        *pocket(cream),
        *seal(principled("#9c3f18", 0.3, 0.35, clearcoat=0.5, specular=0.6)),
    ]
    group(parts, (0.35, 0.35, 0), (0, 0, radians(-11)))
    area((-6, 5, 6), (0, 0, 0), 2.2, 900, "#fff2dd", height=3)
    area((6, -1, 7), (0, 0, 0), 5, 330, "#e8fff4")
    area((0, 6, 5), (0, 0, 0), 3, 260, "#ffffff")
    camera((0.6, -5.4, 8.2), (0.45, -0.25, 0.1), 58, aperture=4, focus=(0.35, -0.25, 0.2), shift=(-0.21, 0.01))


def sheet(corners, material, thickness=0.035):
    """A flat piece of paper with a thickness and a soft edge."""
    made = mesh([tuple(corner) for corner in corners], [tuple(range(len(corners)))], material, False)
    return round_edges(thicken(made, thickness), 0.012, 2)


def pocket(cream):
    """Back, two side flaps, the bottom flap over them and the closing flap over all, each a little higher."""
    w, d = WIDTH / 2, DEPTH / 2
    back = [(-w, -d, 0.03), (w, -d, 0.03), (w, d, 0.03), (-w, d, 0.03)]
    sides = [[(s * w, -d, 0.06), (s * 0.25, -0.15, 0.1), (s * w, d, 0.06)] for s in (-1, 1)]
    bottom = [(-w, -d, 0.07), (w, -d, 0.07), (0.32, 0.16, 0.15), (-0.32, 0.16, 0.15)]
    top = [(-w, d, 0.1), (-0.5, -0.66, 0.21), (-0.2, -0.84, 0.215), (0.2, -0.84, 0.215), (0.5, -0.66, 0.21), (w, d, 0.1)]
    return [sheet(back, cream), *(sheet(side if side[0][0] > 0 else side[::-1], cream) for side in sides), sheet(bottom, cream), sheet(top, cream)]


def seal(wax):
    """Poured wax with a swollen, uneven rim round a stamped field, the beetle standing up in it."""

    def edge(turn):
        return 0.98 + 0.05 * sin(3 * turn + 0.6) + 0.035 * sin(5 * turn + 2) + 0.02 * sin(9 * turn)

    profile = [(0, 0.1), (0.6, 0.1), (0.7, 0.105), (0.735, 0.15), (0.78, 0.205), (0.86, 0.22), (0.94, 0.18), (0.99, 0.09), (1.0, 0)]

    def point(u, v):
        place = u * (len(profile) - 1)
        low = min(int(place), len(profile) - 2)
        (r0, z0), (r1, z1) = profile[low], profile[low + 1]
        share = place - low
        radius, height = r0 + (r1 - r0) * share, z0 + (z1 - z0) * share
        turn = v * 2 * pi
        grow = 1 if radius < 0.74 else edge(turn)
        return (radius * grow * cos(turn), radius * grow * sin(turn), height)

    disc = surface(point, wax, 64, 160)
    stamped = group(beetle(wax, wax, wax), (0, 0, 0), (-pi / 2, 0, 0))
    stamp = group([stamped], (0, -0.03, 0.1), (0, 0, 0), 0.3)
    stamp.scale = (0.3, 0.3, 0.13)
    made = group([disc, stamp], (0, -0.62, 0.2), (0, 0, radians(14)), 1.06)
    return [made]
