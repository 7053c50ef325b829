import { z } from "zod";
import { line, link, paragraph } from "../../../../engine/blocks/fields.ts";

export const plungeProps = z.strictObject({
  /** Stands in the water: short. */
  word: line.max(6),
  lead: paragraph,
  phone: link,
  /** Price, area and hours. */
  facts: z.array(line).length(3),
  action: link,
});

export type PlungeProps = z.infer<typeof plungeProps>;
