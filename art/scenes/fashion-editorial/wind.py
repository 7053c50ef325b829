"""Look 5: bone, terracotta and burgundy cloths blow on a line before a pale wall, wide view; window light leans across
and the cloths throw soft shadows."""

from editorial import falling, fills, rim, room, satin
from house import window_light
from studio.cameras import camera
from studio.materials import principled, wood
from studio.shapes import box, group, surface, thicken, tube


def build(shot):
    room("#d6bfa2", "#c7a685", 2.4)
    rope = [(x, 0, 4.35 + 0.09 * x + 0.012 * x * x) for x in range(-9, 10)]
    tube(rope, 0.024, principled("#5c4636", 0.9))
    peg = wood("#6b3a1e", "#a8663a", 4, (1, 8, 8))
    for x, width, height, colour, seed, sway in (
        (-2.75, 1.9, 2.5, "#dfc9aa", 1.0, 1.1),
        (-0.4, 2.0, 3.3, "#a8432a", 5.0, 1.5),
        (2.0, 1.8, 2.4, "#560d1c", 9.0, 1.2),
    ):
        z = 4.35 + 0.09 * x + 0.012 * x * x
        cloth = surface(falling(width, height, 4, 0.15, seed, 0.94, sway, 0.8), satin(colour, 0.5), 170, 150)
        pegs = [box((side * width * 0.43, 0, 0.03), (0.07, 0.1, 0.3), peg, 0.02) for side in (-1, 0.05, 1)]
        group([thicken(cloth, 0.018), *pegs], (x, 0, z), (0, -0.09 - 0.024 * x, 0))
    window_light(wall=2.4, centre=(0.9, 2.6), width=5.4, location=(-5.5, -9, 8.5), power=13000)
    fills((0, 0, 2.6))
    rim((4, 1.6, 6.5), (0, 0, 3), 260, "#fff4e8")
    camera((-1.2, -17, 2.4), (0.25, 0, 2.75), 72)
