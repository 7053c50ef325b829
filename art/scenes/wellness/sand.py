"""Raked sand from straight above: four breaths around one stone, ten furrows each, the last the calmest; the light is low.

The picture is ten wide and the stone stands in its middle, so that the page can lay its own rings upon these."""

from math import cos, hypot, pi, sin

from mathutils import Vector, noise
from standing_stones import stone
from studio.cameras import camera
from studio.lights import sun
from studio.materials import bump, mottle, principled
from studio.shapes import surface
from studio.stage import bounces, reset

# Where the first breath begins, how far it is to the next, and how much of that is raked; the page knows them too.
START, PITCH, RAKED = 0.8, 0.85, 0.7
CALMING = (0.15, 0.12, 0.09, 0.06)
EDGE = 4.4


def build(shot):
    reset(world="#a9b9ab", world_strength=0.5, exposure=0.7)
    bounces(3, diffuse=2)
    sand = bump(mottle(principled("#d9c3a2", 0.95, specular=0.1), "#c3aa87", "#e3cfb0", 110, contrast=(0.3, 0.6)), 240, 0.6, 0.015)
    surface(raked, sand, 720, 620)
    surface(straight, sand, 420, 900)
    stone((0, 0, 0.16), 0.6, 0.8, 118, "#63625a", 4)
    sun(16, 226, 8, "#ffddb8", 1.2)
    camera((0, -0.01, 40), (0, 0, 0), 144)


def raked(u, v):
    turn, reach = 2 * pi * u, EDGE * v
    x, y = reach * cos(turn), reach * sin(turn)
    hand = 0.03 * noise.noise(Vector((x * 0.7, y * 0.7, 0))) + 0.006 * noise.noise(Vector((x * 4, y * 4, 5)))
    dive = max(0, reach - 4.25)  # below the sheet of straight furrows
    return (x, y, furrows(reach + hand) + ground(x, y) - dive)


def straight(u, v):
    """Around the rings the whole yard is raked, hardly deeper than a breath upon it."""
    x, y = (u - 0.5) * 13, (v - 0.5) * 13
    reach = hypot(x, y)
    if reach < 3.9:
        return (x, y, -0.4)
    dive = max(0, 4.25 - reach)  # below the rings
    line = 1 - cos(2 * pi * (y + 0.03 * noise.noise(Vector((x * 0.4, y * 0.4, 1)))) / 0.115)
    return (x, y, ground(x, y) - dive - 0.0032 * line * min(1, max(0, reach - 4.3) * 2))


def furrows(reach):
    """A breath is a swell that rises for four furrows and falls for six."""
    breath, along = divmod((reach - START) / PITCH, 1)
    if not 0 <= breath < len(CALMING) or along > RAKED:
        return 0
    second = 10 * along / RAKED
    height = second / 4 if second < 4 else (10 - second) / 6
    depth = 0.013 * (1 - 0.15 * breath)
    return CALMING[int(breath)] * (1 - cos(pi * height)) / 2 - depth * (1 - cos(2 * pi * second))


def ground(x, y):
    """Nothing is flat: dunes one does not see until the light is low, and crumbs."""
    dunes = 0.035 * noise.noise(Vector((x * 0.5, y * 0.5, 3)))
    return dunes + 0.006 * noise.noise(Vector((x * 2.3, y * 2.3, 9))) + 0.004 * noise.noise(Vector((x * 14, y * 14, 2)))
