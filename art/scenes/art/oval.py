"""The egg, which several pictures of the set show."""

from math import cos, pi, sin

from studio.shapes import lathe


def egg(height, material, location=(0, 0, 0)):
    """A hen's egg standing on its blunt end at `location`, lit by whatever the scene has."""
    half = height / 2
    profile = []
    for i in range(49):
        angle = pi * i / 48
        z = -cos(angle)
        profile.append((0.765 * half * sin(angle) * (1 - 0.2 * z - 0.06 * z * z), half * (z + 1)))
    profile[0], profile[-1] = (0, 0), (0, height)
    return lathe(list(reversed(profile)), material, location, 96)
