"""The eight garments of the shop, each empty on a hanger before a wall in slanted window light."""

from dresses import column_dress, pleat_dress, slip_dress, wrap_dress
from studio.cameras import camera
from tailoring import half_cape, lean_coat, long_blazer, offset_blazer
from wardrobe import rail, rail_camera

# garment: who makes it, the ground behind it, where the close camera stands and looks
garments = {
    "column-dress": (column_dress, "bone", (-1.6, -7, 3.4), (0.0, 0, 3.0)),
    "pleat-dress": (pleat_dress, "burgundy", (1.8, -7, 2.8), (0.1, 0, 2.2)),
    "slip-dress": (slip_dress, "clay", (-1.6, -7, 3.2), (0, 0, 2.9)),
    "wrap-dress": (wrap_dress, "terracotta", (1.6, -7, 2.8), (0.15, 0, 2.3)),
    "offset-blazer": (offset_blazer, "burgundy", (-1.4, -7, 3.2), (0, 0, 2.7)),
    "long-blazer": (long_blazer, "clay", (1.4, -7, 3.2), (0, 0, 2.8)),
    "lean-coat": (lean_coat, "bone", (1.4, -7, 2.8), (0, 0, 2.4)),
    "half-cape": (half_cape, "terracotta", (-1.4, -7, 3.4), (0.1, 0, 3.1)),
}


def build(shot):
    draw, ground, place, target = garments[shot.removesuffix("-detail")]
    rail(ground)
    draw()
    if shot.endswith("-detail"):
        camera(place, target, 105, aperture=4)
    else:
        rail_camera()
