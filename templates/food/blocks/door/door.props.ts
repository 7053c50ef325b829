import { z } from "zod";
import { line, link, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const doorProps = z.strictObject({
  title: line,
  /** What is painted over all strips of the curtain: four letters or so. */
  painted: z.string().trim().min(1).max(6),
  lead: paragraph,
  actions: z.array(link).max(2),
  picture,
  sticker: z.strictObject({ price: line, words: line }),
});

export type DoorProps = z.infer<typeof doorProps>;
