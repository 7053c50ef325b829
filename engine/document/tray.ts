import { z } from "zod";
import { link, picture } from "../blocks/fields.ts";
import { parts } from "../blocks/role.ts";

/** What one part of a record holds: a text, several (points), a number (a rating), a picture or a link. */
export const partValue = z.union([
  z.string().max(2000),
  z.number(),
  z.array(z.string().max(2000)),
  picture,
  link,
]);

export type PartValue = z.infer<typeof partValue>;

const kept = z.string().max(2000);

/** Something of a site for which its design has no place. It waits there, and comes back where a design has one. */
export const trayItem = z.strictObject({
  page: z.string(),
  /** The key of the section that it is part of. */
  section: z.string(),
  /** The record of that section, counted from 0, of which the design does not show `parts`. */
  record: z.int().min(0).optional(),
  parts: z.partialRecord(z.enum(parts), partValue).optional(),
  /** What of the section's beginning, and which of its links, the design has no place for. */
  heading: z.strictObject({ eyebrow: kept.optional(), lead: kept.optional() }).optional(),
  actions: z.array(link).max(20).optional(),
  /** Its owner's own, which stood beside its words. */
  pictures: z.array(picture).max(20).optional(),
  /** Words that only meant something in their own block. */
  text: z.string().max(2000).optional(),
});

export type TrayItem = z.infer<typeof trayItem>;
