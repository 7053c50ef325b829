"""A copper stag beetle from above on pure white, to be multiplied onto whatever it walks off."""

from math import pi, radians

import bpy
from beetle_cloche import beetle
from studio.cameras import camera
from studio.lights import area, strips
from studio.materials import metal, principled
from studio.shapes import group, plane
from studio.stage import reset


def build(shot):
    reset(exposure=0)
    # Paper must come out as white as the page's own, which the film look never lets it.
    bpy.context.scene.view_settings.view_transform = "Standard"
    bpy.context.scene.view_settings.look = "None"
    strips(0.7, "#fff3ea", "#6b3d24", behind="#ffffff")
    plane(principled("#ffffff", 1, specular=0))
    body = group(beetle(metal("#9a3d17", 0.2), metal("#4a1d0e", 0.24), metal("#76310f", 0.22)))
    body.rotation_euler = (-pi / 2, 0, 0)
    carrier = group([body], (0.05, -0.12, 0.5), (0, 0, radians(-34)), 1.22)
    carrier.rotation_mode = "XYZ"
    area((-5, 4.5, 7.5), (0, 0, 0), 1.6, 2700, "#fff4e6")
    area((6, -3, 9), (0, 0, 0), 6, 360, "#f1fff8")
    area((0, 0, 13), (0, 0, 0), 9, 420)
    camera((0, -1.6, 15.5), (0, 0, 0.2), 92)
