import type { Weights } from "./read-weights.ts";

/**
 * Writes Open Image Denoise's network (a U-Net of five levels) with its weights as an ONNX model: input `image` of nine
 * channels (colour, albedo, normal; each 0 to 1), output `clean` of three. Sizes must be multiples of 16.
 */
export function denoiserNetwork(weights: Map<string, Weights>): Uint8Array {
  const nodes: Buffer[] = [];
  const constants: Buffer[] = [];
  const add = (kind: string, inputs: string[], attributes: Buffer[] = []) => {
    const result = `x${nodes.length}`;
    nodes.push(
      message(
        inputs.map((input) => text(1, input)),
        text(2, result),
        text(4, kind),
        attributes.map((attribute) => bytes(5, attribute)),
      ),
    );
    return result;
  };
  const convolve = (layer: string, input: string) => {
    const names = ["weight", "bias"].map((part) => {
      const name = `${layer}.${part}`;
      const tensor = weights.get(name);
      if (!tensor) throw new Error(`The weights lack ${name}`);
      constants.push(constant(name, tensor.shape, 10, tensor.data));
      return add("Cast", [name], [integer("to", 1)]);
    });
    return add("Conv", [input, ...names], [integers("kernel_shape", [3, 3]), integers("pads", [1, 1, 1, 1])]);
  };
  const layers = (input: string, ...names: string[]) =>
    names.reduce((x, name) => add("Relu", [convolve(name, x)]), input);
  const halve = (x: string) =>
    add("MaxPool", [x], [integers("kernel_shape", [2, 2]), integers("strides", [2, 2])]);
  const doubleWith = (x: string, skipped: string) => {
    const nearest = [
      word("mode", "nearest"),
      word("coordinate_transformation_mode", "asymmetric"),
      word("nearest_mode", "floor"),
    ];
    return add("Concat", [add("Resize", [x, "", "twice"], nearest), skipped], [integer("axis", 1)]);
  };

  constants.push(constant("twice", [4], 1, Buffer.from(Float32Array.of(1, 1, 2, 2).buffer)));
  const pool1 = halve(layers("image", "enc_conv0", "enc_conv1"));
  const pool2 = halve(layers(pool1, "enc_conv2"));
  const pool3 = halve(layers(pool2, "enc_conv3"));
  const pool4 = halve(layers(pool3, "enc_conv4"));
  let x = layers(pool4, "enc_conv5a", "enc_conv5b");
  x = layers(doubleWith(x, pool3), "dec_conv4a", "dec_conv4b");
  x = layers(doubleWith(x, pool2), "dec_conv3a", "dec_conv3b");
  x = layers(doubleWith(x, pool1), "dec_conv2a", "dec_conv2b");
  x = layers(doubleWith(x, "image"), "dec_conv1a", "dec_conv1b");
  const clean = convolve("dec_conv0", x);

  const graph = message(
    nodes.map((node) => bytes(1, node)),
    text(2, "denoiser"),
    constants.map((tensor) => bytes(5, tensor)),
    bytes(11, value("image", 9)),
    bytes(12, value(clean, 3)),
  );
  return message(number(1, 8), bytes(7, graph), bytes(8, message(number(2, 13))));
}

// ONNX is a protobuf; the numbers are those of its schema (onnx.proto).

function constant(name: string, shape: number[], type: number, data: Buffer) {
  return message(
    shape.map((length) => number(1, length)),
    number(2, type),
    text(8, name),
    bytes(9, data),
  );
}

function value(name: string, channels: number) {
  const size = (length: number | string) =>
    bytes(1, message(typeof length === "number" ? number(1, length) : text(2, length)));
  const shape = message(size(1), size(channels), size("height"), size("width"));
  return message(text(1, name), bytes(2, message(bytes(1, message(number(1, 1), bytes(2, shape))))));
}

function integer(name: string, n: number) {
  return message(text(1, name), number(3, n), number(20, 2));
}

function integers(name: string, list: number[]) {
  return message(
    text(1, name),
    list.map((n) => number(8, n)),
    number(20, 7),
  );
}

function word(name: string, content: string) {
  return message(text(1, name), text(4, content), number(20, 3));
}

function message(...fields: (Buffer | Buffer[])[]) {
  return Buffer.concat(fields.flat());
}

function number(field: number, n: number) {
  return Buffer.concat([varint(field * 8), varint(n)]);
}

function text(field: number, content: string) {
  return bytes(field, Buffer.from(content));
}

function bytes(field: number, content: Buffer) {
  return Buffer.concat([varint(field * 8 + 2), varint(content.length), content]);
}

function varint(n: number) {
  const groups: number[] = [];
  let rest = n;
  while (rest > 127) {
    groups.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return Buffer.from([...groups, rest]);
}
