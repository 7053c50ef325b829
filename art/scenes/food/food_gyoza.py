"""Nine gyoza in a ring around a dish of soy, from straight above: pleats up, the browned skirt between them."""

import random
from math import cos, exp, pi, sin

from ramen import rounded
from studio import nodes
from studio.cameras import camera
from studio.colour import linear
from studio.lights import area
from studio.materials import bump, ceramic, mottle, plaster, principled, shader_of
from studio.shapes import cylinder, lathe, plane, sphere, surface, torus
from studio.stage import reset

HEIGHT = 16
NINE = 9


def build(_):
    reset(world="#4a3222", world_strength=0.35, exposure=0.3, contrast="High Contrast")
    plane(plaster("#1b1412"))
    plate(ceramic("#c8230f", 0.3), ceramic("#f2dfb8", 0.3))
    skirt()
    dough = toasted()
    for i in range(NINE):
        turn = 2 * pi * i / NINE + random.gauss(0, 0.03)
        dumpling = surface(gyoza, dough, 96, 40)
        dumpling.location = (1.5 * cos(turn), 1.5 * sin(turn), 0.26)
        dumpling.scale = (1.12, 1.12, 1.12)
        dumpling.rotation_euler = (0, 0, turn + 0.35 + random.gauss(0, 0.05))
    soy(ceramic("#f2dfb8", 0.3))
    garnish()
    area((-5, 5, 6), (0, 0, 0.3), 2, 1300, "#ffe6c4")
    area((6, -2, 6), (0, 0, 0.3), 4, 200, "#ffd9b8")
    camera((0, -0.001, HEIGHT), (0, 0, 0.3), 18 * (HEIGHT - 0.3) / 2.6)


def gyoza(u, v):
    """A crescent along x, its seam pleated: u runs from tip to tip, v over the back."""
    along, over = (u - 0.5) * 2, pi * v
    body = max(0.0, 1 - along * along) ** 0.55
    pleat = 0.5 + 0.5 * sin(u * 46 + 2.2 * v)
    seam = exp(-(((v - 0.5) / 0.09) ** 2))
    x, y = 0.86 * along, 0.33 * body * cos(over) + 0.2 * (1 - along * along) - 0.1
    z = 0.42 * body * sin(over) ** 0.75 + seam * body * (0.07 + 0.07 * pleat)
    fold = (0.045 * pleat * body) * exp(-(((v - 0.38) / 0.2) ** 2))
    return (y + fold, x, z)


def toasted():
    """Pale above, brown where it met the pan."""
    dough = principled("#e9c58a", 0.34, clearcoat=0.3, subsurface=0.06)
    tree = dough.node_tree
    height = nodes.add(tree, "ShaderNodeSeparateXYZ", {0: nodes.add(tree, "ShaderNodeTexCoord").outputs["Object"]})
    noise = nodes.add(tree, "ShaderNodeTexNoise", {"Scale": 5.0, "Detail": 5.0})
    level = nodes.math(tree, "ADD", nodes.math(tree, "MULTIPLY", noise.outputs[0], 0.5), height.outputs[2])
    colours = [(0.28, linear("#4f1c06")), (0.42, linear("#b05a18")), (0.56, linear("#e5b468")), (0.85, linear("#f0d6a2"))]
    tree.links.new(nodes.ramp(tree, level, colours), shader_of(dough).inputs["Base Color"])
    return bump(dough, 24, 0.12)


def plate(glaze, line):
    lathe(rounded([(0, 0), (1.4, 0), (1.6, 0.06), (2.3, 0.2), (2.5, 0.34), (2.52, 0.38), (2.46, 0.38), (2.2, 0.28), (1.5, 0.15), (0, 0.14)]), glaze)
    torus((0, 0, 0.37), 2.49, 0.035, line)


def skirt():
    """The starch that browns between them, torn at its edge."""
    lace = mottle(principled("#8a4312", 0.3, clearcoat=0.6), "#6e2d08", "#d9943c", 3.4, 8, (0.4, 0.6))
    edge = surface(
        lambda u, v: (
            (0.7 + v * (1.5 + 0.1 * sin(u * 2 * pi * 9) + 0.05 * sin(u * 2 * pi * 23))) * cos(u * 2 * pi),
            (0.7 + v * (1.5 + 0.1 * sin(u * 2 * pi * 9) + 0.05 * sin(u * 2 * pi * 23))) * sin(u * 2 * pi),
            0.2 + 0.06 * v * v + 0.012 * sin(u * 90) * v,
        ),
        bump(lace, 16, 0.5),
        240,
        24,
    )
    return edge


def soy(glaze):
    lathe(rounded([(0, 0.18), (0.42, 0.18), (0.58, 0.4), (0.6, 0.46), (0.55, 0.46), (0.48, 0.32), (0, 0.28)]), glaze)
    cylinder((0, 0, 0.36), 0.5, 0.02, principled("#240a04", 0.05))
    oil = principled("#c2200a", 0.06, clearcoat=1)
    for _ in range(14):
        turn, reach = random.random() * 2 * pi, random.random() * 0.4
        sphere((reach * cos(turn), reach * sin(turn), 0.37), random.choice([0.02, 0.035, 0.06]), oil, (1, 1, 0.15), segments=16)


def garnish():
    greens = [principled(colour, 0.35) for colour in ("#5fa02c", "#a9cf6b", "#dfe8bf")]
    for _ in range(60):
        turn, reach = random.random() * 2 * pi, random.gauss(1.35, 0.35)
        at = (reach * cos(turn), reach * sin(turn), 0.72 - 0.5 * abs(reach - 1.36))
        torus(at, 0.06 + random.random() * 0.03, 0.024, random.choice(greens), (random.gauss(0, 0.5), random.gauss(0, 0.5), 0), 20, 8)
