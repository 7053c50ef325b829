import { setPriority } from "node:os";
import sharp from "sharp";
import type { PictureCheck, PictureVerdict } from "./picture-check.ts";

// A process of its own: what a decoder does wrong with hostile bytes ends with it. It knows no secrets.

/** Larger than any file that is made of a picture. */
const mostPixels = 24_000_000;

/** What a browser or a program would take for something else than a picture. */
const otherThings = /<script|<!doctype\s+html|<html[\s>]|<\?php|<svg[\s>]|%PDF-\d/i;
const endOfZip = "PK\u0005\u0006";

process.on("disconnect", () => process.exit(1));
setPriority(5);
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["Jpeg", "Webp", "Heif"].map((kind) => `VipsForeignLoad${kind}`) });

process.on("message", async (check: PictureCheck) => {
  const verdict: PictureVerdict = { isGood: await isGood(check).catch(() => false) };
  process.send?.(verdict);
});

async function isGood({ bytes, kind, width }: PictureCheck): Promise<boolean> {
  const options = { limitInputPixels: mostPixels, failOn: "error" } as const;
  const text = Buffer.from(bytes).toString("latin1");
  if (otherThings.test(text) || text.lastIndexOf(endOfZip) >= Math.max(0, text.length - 66_000)) return false;
  const found = await sharp(bytes, options).metadata();
  const isKind =
    kind === "avif" ? found.format === "heif" && found.compression === "av1" : found.format === kind;
  if (!isKind || (found.pages ?? 1) > 1 || (width !== undefined && found.width !== width)) return false;
  // To its last pixel.
  await sharp(bytes, options).stats();
  return true;
}
