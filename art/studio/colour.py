"""Colours as designers write them."""


def linear(colour, alpha=1.0):
    """`"#c98a6b"` or an (r, g, b) that is linear already, as the RGBA that Blender's sockets want."""
    if not isinstance(colour, str):
        return (*colour[:3], alpha)
    digits = colour.lstrip("#")
    values = (int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4))
    return (*(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values), alpha)
