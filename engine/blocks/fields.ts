import { z } from "zod";
import type { Picture } from "../picture.ts";

/** A short text: one line, not empty. */
export const line = z.string().trim().min(1).max(200);

/** A paragraph. */
export const paragraph = z.string().trim().min(1).max(1200);

/** `/menu` is a page of the site itself, `#hours` a place on the page; addresses of other kinds are whole. */
export const href = z
  .string()
  .regex(
    /^(\/(?!\/)[^\s]*|#[\w-]*|https:\/\/[^\s]+|tel:[+\d() -]+|mailto:[^\s@]+@[^\s@]+)$/,
    'must be a page of the site ("/menu"), a place on the page ("#hours"), or begin with https:, tel: or mailto:',
  );

export const link = z.strictObject({ label: line, href });

export type Link = z.infer<typeof link>;

export const picture: z.ZodType<Picture> = z.strictObject({
  path: z.string().regex(/^\/[\w/-]+$/),
  version: z.string().regex(/^[\da-f]{8}$/),
  width: z.int().positive(),
  height: z.int().positive(),
  widths: z.array(z.int().positive()).min(1).readonly(),
  colour: z.string().regex(/^#[\da-f]{6}$/),
  alt: z.string().max(300),
});

/** What begins most sections: a small line above, the heading, a lead below. */
export const heading = z.strictObject({
  eyebrow: line.optional(),
  title: line,
  lead: paragraph.optional(),
});

export type Heading = z.infer<typeof heading>;
