import { fstatSync, readSync } from "node:fs";
import { setPriority } from "node:os";
import sharp from "sharp";
import { encodePicture } from "./encode-picture.ts";
import type { PictureAnswer, PictureTask } from "./picture-task.ts";
import { readPicture, UnreadableFile } from "./read-picture.ts";

// A process of its own for each file: what a decoder does wrong with hostile bytes ends with it. It knows no secrets.

/**
 * Bytes of memory and milliseconds of computing that a task may take: a progressive JPEG of 50 megapixels takes 320 MB, and what is
 * refused for what it is less than 200.
 */
const limits = {
  read: { memory: 400_000_000, computing: 4_500 },
  encode: { memory: 600_000_000, computing: 60_000 },
};

const task = JSON.parse(process.argv[2] ?? "") as PictureTask;
const { memory, computing } = limits[task.name];

// Whoever waits for it is gone.
process.on("disconnect", () => process.exit(1));
setPriority(task.name === "read" ? 5 : 10);
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif"].map((kind) => `VipsForeignLoad${kind}`),
});

setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (process.memoryUsage.rss() > memory || (user + system) / 1_000 > computing) {
    answer({ refused: "tooHeavy" });
  }
}, 5).unref();

try {
  const bytes = readInput();
  answer({
    result: task.name === "read" ? await readPicture(bytes, task.kind) : await encodePicture(bytes, task),
  });
} catch (error) {
  if (error instanceof UnreadableFile) answer({ refused: error.why });
  else answer({ failure: String(error) });
}

/** The file, from its beginning: whoever wrote it has left its end. */
function readInput(): Buffer {
  const bytes = Buffer.allocUnsafe(fstatSync(0).size);
  for (let at = 0; at < bytes.length; ) {
    const read = readSync(0, bytes, at, bytes.length - at, at);
    if (read === 0) throw new Error("the file has become shorter");
    at += read;
  }
  return bytes;
}

function answer(said: PictureAnswer): void {
  process.send?.(said, () => process.exit(0));
}
