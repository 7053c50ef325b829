import { useEffect, useState } from "react";
import { type Picture, pictureFallback, pictureFile } from "../../../engine/picture.ts";
import type { Oklch } from "../../../engine/theme/oklch.ts";
import { coloursInPicture } from "./colours-in-picture.ts";

/** Pixels of a side that are looked at: enough for every colour there is much of. */
const side = 64;

/** The colours of `picture`; none until it has been looked at, and where it cannot be. */
export function usePictureColours(picture: Picture | undefined): readonly Oklch[] {
  const [colours, setColours] = useState<readonly Oklch[]>([]);
  const files = picture && [pictureFile(picture, Math.min(...picture.widths)), pictureFallback(picture)];
  const key = files?.join(" ") ?? "";
  useEffect(() => {
    let isGone = false;
    setColours([]);
    if (key)
      readColours(key.split(" ")).then(
        (found) => !isGone && setColours(found),
        // A picture that does not come offers nothing.
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [key]);
  return colours;
}

async function readColours([file = "", ...others]: readonly string[]): Promise<readonly Oklch[]> {
  const image = new Image();
  image.src = file;
  try {
    await image.decode();
  } catch (error) {
    if (others.length === 0) throw error;
    return readColours(others);
  }
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context?.drawImage(image, 0, 0, side, side);
  return context ? coloursInPicture(context.getImageData(0, 0, side, side).data) : [];
}
