/** As wide as the widest file that the server makes of a picture. */
const widest = 1_600;

/** This file is no picture that the browser can draw. */
export class NoPicture extends Error {}

export type Shrunk = { blob: Blob; width: number; height: number; colour: string };

/** A picture no larger than a page needs, drawn anew: what else the file held, such as where it was taken, is gone. Throws `NoPicture`. */
export async function shrinkFile(file: File): Promise<Shrunk> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode().catch(() => {
      throw new NoPicture();
    });
    // A drawing without a size of its own is as large as one likes.
    const natural = { width: image.naturalWidth || widest, height: image.naturalHeight || widest };
    const scale = Math.min(1, widest / natural.width, (2 * widest) / natural.height);
    const width = Math.max(1, Math.round(natural.width * scale));
    const height = Math.max(1, Math.round(natural.height * scale));
    const canvas = draw(image, width, height);
    const blob = (await encode(canvas, "image/webp")) ?? (await encode(canvas, "image/jpeg"));
    if (!blob) throw new NoPicture();
    return { blob, width, height, colour: colourOf(image) };
  } finally {
    URL.revokeObjectURL(address);
  }
}

function draw(image: HTMLImageElement, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  return canvas;
}

/** Undefined where the browser does not write this kind: it gives another then. */
async function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | undefined> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.86));
  return blob?.type === type ? blob : undefined;
}

function colourOf(image: HTMLImageElement): string {
  const [r = 0, g = 0, b = 0] = draw(image, 1, 1).getContext("2d")?.getImageData(0, 0, 1, 1).data ?? [];
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
