import { z } from "zod";
import { headingText, link, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

const line = z.strictObject({
  at: part("when", 40).optional(),
  title: part("title", 120).optional(),
  text: part("text", 240).optional(),
  note: part("note", 80).optional(),
});

export const keyProps = z.strictObject({
  eyebrow: headingText(80).optional(),
  title: headingText(120),
  lead: headingText(400).optional(),
  /** Without one the key is drawn. */
  picture: picture.optional(),
  /** What happens after the key was pressed, and when. */
  steps: records("steps", line, { max: 12 }).optional(),
  /** The same as what has been or will be. */
  dates: records("dates", line, { max: 12 }).optional(),
  actions: z.array(link).max(3).optional(),
});

export type KeyProps = z.infer<typeof keyProps>;
