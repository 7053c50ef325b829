import { readFileSync } from "node:fs";

export interface Weights {
  shape: number[];
  /** Half floats, as they lie in the file. */
  data: Buffer;
}

/**
 * Reads a TZA file, the archive in which Intel's Open Image Denoise ships its trained weights: a header that points to
 * a table of tensors by name.
 */
export function readWeights(file: string): Map<string, Weights> {
  const bytes = readFileSync(file);
  if (bytes.readUInt16LE(0) !== 0x41d7) throw new Error(`${file} is no TZA file`);
  let at = Number(bytes.readBigUInt64LE(4));
  const count = bytes.readUInt32LE(at);
  at += 4;
  const weights = new Map<string, Weights>();
  for (let i = 0; i < count; i++) {
    const nameLength = bytes.readUInt16LE(at);
    const name = bytes.toString("utf8", at + 2, at + 2 + nameLength);
    at += 2 + nameLength;
    const rank = bytes.readUInt8(at);
    const shape = Array.from({ length: rank }, (_, axis) => bytes.readUInt32LE(at + 1 + axis * 4));
    at += 1 + rank * 4 + rank; // the sizes, then a letter for each axis
    if (bytes.toString("latin1", at, at + 1) !== "h") throw new Error(`${name} is not of half floats`);
    const start = Number(bytes.readBigUInt64LE(at + 1));
    at += 9;
    const size = shape.reduce((product, length) => product * length, 2);
    weights.set(name, { shape, data: bytes.subarray(start, start + size) });
  }
  return weights;
}
