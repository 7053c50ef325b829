import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { line, link, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const thresholdProps = z.strictObject({
  eyebrow: line,
  title: line,
  lead: paragraph,
  picture,
  actions: z.array(link).min(1).max(2),
  /** What a guest on the doorstep asks: when, where, which number. */
  facts: z.array(fact).max(3),
});

export type ThresholdProps = z.infer<typeof thresholdProps>;
