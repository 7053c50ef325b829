import { z } from "zod";
import { line, link, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const wallProps = z.strictObject({
  /** The lines in which the headline is laid on. */
  title: z.array(line).min(1).max(3),
  lead: paragraph,
  phone: link.optional(),
  /** What must be known at once, each on a strip of tape. */
  tapes: z.array(line).min(1).max(3),
  actions: z.array(link).min(1).max(2),
  picture,
});

export type WallProps = z.infer<typeof wallProps>;
