import type { FileRefusal } from "./refused-file.ts";

export type PictureKind = "jpeg" | "png" | "webp" | "avif";

/** Bytes of a file's beginning that say what it is. */
export const sniffed = 4096;

/**
 * What a file is by its first bytes, whatever its name says: a kind of picture that is read, or why it is refused
 * (signatures: RFC 2083, RFC 9649, ISO/IEC 23008-12 and AV1 Image File Format, section 6).
 */
export function sniffPicture(head: Buffer): { kind: PictureKind } | { refused: FileRefusal } {
  if (head.length === 0) return { refused: "empty" };
  if (begins(head, [0xff, 0xd8, 0xff])) return { kind: "jpeg" };
  if (begins(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return { kind: "png" };
  if (textAt(head, 0, 4) === "RIFF" && textAt(head, 8, 12) === "WEBP") return { kind: "webp" };
  if (textAt(head, 4, 8) === "ftyp") return sniffBrands(head);
  if (/^GIF8[79]a/.test(textAt(head, 0, 6))) return { refused: "gif" };
  if (/<svg[\s>]/i.test(head.toString("latin1"))) return { refused: "svg" };
  return { refused: "unknown" };
}

const heicBrands = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx"]);

/** Of an ISO media file: its brands, of which the first says less than those that follow. */
function sniffBrands(head: Buffer): { kind: PictureKind } | { refused: FileRefusal } {
  const length = Math.min(head.readUInt32BE(0), head.length);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= length; at += 4) if (at !== 12) brands.push(textAt(head, at, at + 4));
  if (brands.includes("avis")) return { refused: "animated" };
  if (brands.includes("avif")) return { kind: "avif" };
  return { refused: brands.some((brand) => heicBrands.has(brand)) ? "heic" : "unknown" };
}

function begins(head: Buffer, bytes: number[]): boolean {
  return bytes.every((byte, index) => head[index] === byte);
}

function textAt(head: Buffer, start: number, end: number): string {
  return head.toString("latin1", start, end);
}
