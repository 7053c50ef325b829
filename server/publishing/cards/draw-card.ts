import { createHash } from "node:crypto";
import type { ShareCard } from "../../../renderer/renderer.ts";
import { cardSvg } from "./card-svg.ts";

/** Pictures that a thread remembers: a site that is published again shows most of them as they were. */
const most = 200;
const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** The picture that a page is shared with, as PNG. The same card is the same bytes. */
export function drawCard(card: ShareCard): Promise<Uint8Array<ArrayBuffer>> {
  const key = createHash("sha256").update(JSON.stringify(card)).digest("base64");
  const known = drawn.get(key);
  if (known) return known;
  const picture = draw(card);
  picture.catch(() => drawn.delete(key));
  drawn.set(key, picture);
  for (const [oldest] of drawn) if (drawn.size > most) drawn.delete(oldest);
  return picture;
}

async function draw(card: ShareCard): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded by whoever draws a card, and not by every thread that reads documents.
  const { default: sharp } = await import("sharp");
  // What it kept of a file would never be asked for again; and the server's other threads have work of their own.
  sharp.cache(false);
  sharp.concurrency(1);
  const svg = Buffer.from(await cardSvg(card));
  const png = await sharp(svg).flatten().png({ compressionLevel: 6 }).toBuffer();
  return Uint8Array.from(png);
}
