// Five covers side by side in one file, so that the hero's whole shelf costs one request.
import { join } from "node:path";
import sharp from "sharp";

const pictures = join(import.meta.dirname, "../../../public/pictures");

/** `shot` names the covers in their order: `set/name-width`, each followed by `@` and the version it was made from. */
export async function draw(shot, width, height) {
  const covers = shot.split(" ").map((cover) => cover.split("@")[0]);
  const share = Math.round(width / covers.length);
  const parts = await Promise.all(
    covers.map((cover) =>
      sharp(join(pictures, `${cover}.avif`))
        .resize(share, height, { fit: "cover" })
        .toBuffer(),
    ),
  );
  return sharp({ create: { width, height, channels: 3, background: "#000" } })
    .composite(parts.map((input, index) => ({ input, left: index * share, top: 0 })))
    .png()
    .toBuffer();
}
