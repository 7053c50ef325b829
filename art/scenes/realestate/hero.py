"""Five of the models on plinths of different heights in one raking light from the left; the upper left third is left to the
seamless ground. The glass pavilion stands low in front, the tower rises at the right."""

from math import radians

import glass_pavilion
import ridge_house
import salt_cabin
import stair_tower
import vault_house
from model import parts_of, plinth, raking, table
from studio.cameras import camera
from studio.shapes import group


def build(shot):
    table("#8f8c88", height=0, back=70, world=0.22)
    stand(vault_house.house, (-21, -2), 7.5, 24, 23.2, 14)
    stand(stair_tower.house, (27.5, 9), 5.0, 19, 17, -8)
    stand(ridge_house.house, (1.5, 17), 13.0, 34, 20, 10, 1.82)
    stand(salt_cabin.house, (4.5, -15), 4.0, 20.4, 15.4, 16, 0.56)
    stand(glass_pavilion.house, (27, -20), 9.0, 28, 20, -12)
    raking((2, 0, 8), -66, 26, 5.2, distance=150, size=10)
    camera((-16, -128, 34), (5.5, 0, 15.5), 56)


def stand(draw, place, height, width, depth, turn, sunk=0.02):
    """A model on its plinth, `sunk` being how far its base reaches below zero."""
    parts = parts_of(draw)
    group(parts, (*place, height + sunk), (0, 0, radians(turn)))
    made = plinth((width, depth), height=height, top=height, centre=place)
    made.rotation_euler = (0, 0, radians(turn))
