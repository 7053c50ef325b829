import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { line, paragraph } from "../../../../engine/blocks/fields.ts";

export const whereaboutsProps = z.strictObject({
  eyebrow: line,
  title: line,
  lead: paragraph,
  facts: z.array(fact).min(1).max(6),
  /** Below the map: how one gets there. */
  caption: line,
});

export type WhereaboutsProps = z.infer<typeof whereaboutsProps>;
