import { z } from "zod";
import { picture as manifest } from "../engine/blocks/fields.ts";
import { id } from "./command.ts";

/** What `site.json` of an export says it is: whoever reads one of another kind would understand something else by it. */
export const exportFormat = "fabula-site";
export const exportVersion = 1;

/** `site.json` of an export. Its document may be of an earlier schema. */
export const exportedSite = z.object({
  format: z.literal(exportFormat),
  version: z.int().min(1),
  name: z.string().min(1).max(80),
  template: z.string().regex(/^[a-z][a-z\d-]{0,39}$/),
  document: z.record(z.string(), z.json()),
});

export type ExportedSite = z.infer<typeof exportedSite>;

/** The names of the files that are served of a picture: `/media/` and a hash, and what follows it. */
export const mediaFile = /^\/media\/([\da-f]{32})(-\d{1,4}\.avif|(?:-og)?\.jpg)$/;

const part = z.number().min(0).max(1);

/** `picture.json` of each picture of an export; its files lie beside it. */
export const exportedPicture = z.object({
  id,
  fileName: z.string().min(1).max(200),
  alt: z.string().max(300).nullable(),
  focus: z.strictObject({ x: part, y: part }),
  crop: z.strictObject({ x: part, y: part, width: part, height: part }).nullable(),
  /** As it is shown, and uncut. */
  manifest,
  whole: manifest,
  /** What its files are made of. */
  original: z.object({
    name: z.enum(["original.jpg", "original.webp"]),
    width: z.int().min(1).max(20_000),
    height: z.int().min(1).max(20_000),
    colour: z.string().regex(/^#[\da-f]{6}$/),
    hasAlpha: z.boolean(),
  }),
  /** The addresses of its files; `isReplaced`: the picture is cut otherwise now, and a draft still names this one. */
  files: z
    .array(z.object({ path: z.string().regex(mediaFile), isReplaced: z.boolean() }))
    .min(1)
    .max(60),
});

export type ExportedPicture = z.infer<typeof exportedPicture>;
