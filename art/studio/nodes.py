"""Short words for shader nodes."""

import bpy


def clear(owner):
    """The empty node tree of a material or world."""
    owner.use_nodes = True
    owner.node_tree.nodes.clear()
    return owner.node_tree


def add(tree, kind, inputs=None, **settings):
    """Adds a node: `inputs` maps a socket's name or index to a value or to the socket that feeds it."""
    node = tree.nodes.new(kind)
    for name, value in settings.items():
        setattr(node, name, value)
    for key, value in (inputs or {}).items():
        if isinstance(value, bpy.types.NodeSocket):
            tree.links.new(value, node.inputs[key])
        else:
            node.inputs[key].default_value = value
    return node


def ramp(tree, factor, stops, interpolation="LINEAR"):
    """A colour ramp: `stops` are (position, linear RGBA). Returns its colour socket."""
    node = add(tree, "ShaderNodeValToRGB", {0: factor})
    node.color_ramp.interpolation = interpolation
    elements = node.color_ramp.elements
    for element, (position, colour) in zip(elements, (stops[0], stops[-1])):
        element.position, element.color = position, colour
    for position, colour in stops[1:-1]:
        elements.new(position).color = colour
    return node.outputs["Color"]


def map_range(tree, value, source, target):
    """Maps `source` (from, to) onto `target` (from, to), clamped. Returns the socket."""
    inputs = {0: value, 1: source[0], 2: source[1], 3: target[0], 4: target[1]}
    return add(tree, "ShaderNodeMapRange", inputs).outputs[0]


def math(tree, operation, first, second=0.0):
    """One arithmetic step, such as `math(tree, "MULTIPLY", a, 2)`. Returns the socket."""
    return add(tree, "ShaderNodeMath", {0: first, 1: second}, operation=operation).outputs[0]


def output(tree, surface):
    """Connects a shader socket to the tree's output."""
    is_world = any(node.type == "BACKGROUND" for node in tree.nodes)
    add(tree, "ShaderNodeOutputWorld" if is_world else "ShaderNodeOutputMaterial", {"Surface": surface})
