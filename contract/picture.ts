import { z } from "zod";
import type { Picture } from "../engine/picture.ts";

const part = z.number().min(0).max(1);

/** The place in a picture that is never cut away, in parts of its width and height. */
export const focusPoint = z.strictObject({ x: part, y: part });

export type FocusPoint = z.infer<typeof focusPoint>;

/** Rounding of what is told in parts. */
const almostOne = 1.0001;

/** What is shown of a picture, in parts of its width and height; at least a twentieth each way. */
export const pictureCrop = z
  .strictObject({ x: part, y: part, width: part.min(0.05), height: part.min(0.05) })
  .refine(({ x, y, width, height }) => x + width <= almostOne && y + height <= almostOne, {
    error: "lies within the picture",
  });

export type PictureCrop = z.infer<typeof pictureCrop>;

/** What is told of a picture in words, empty where it says nothing that needs words. */
export const pictureAlt = z
  .string()
  .trim()
  .max(300)
  .refine((text) => !/[{}]/.test(text), { error: "holds no braces" });

/** What the address of an upload says. */
export const uploadQuery = z.object({
  id: z.uuid(),
  name: z
    .string()
    .trim()
    .min(1)
    .refine((name) => !name.includes("\0"))
    .transform((name) => name.slice(0, 200)),
});

export const uploadAnswer = z.strictObject({ picture: z.uuid() });

/** A row of `public.pictures` as its owner reads it. */
export type PictureRow = {
  id: string;
  owner: string | null;
  file_name: string;
  state: "working" | "ready" | "refused";
  reason: string | null;
  /** `null`: nobody has said yet what it shows; empty: nothing that needs words. */
  alt: string | null;
  focus: FocusPoint;
  crop: PictureCrop | null;
  manifest: Picture | null;
  whole: Picture | null;
  bytes: number;
  words: string;
  created_at: string;
  deleted_at: string | null;
};
