import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { headingText, link, picture } from "../../../../engine/blocks/fields.ts";

export const thresholdProps = z.strictObject({
  eyebrow: headingText(80).optional(),
  title: headingText(80),
  lead: headingText(400).optional(),
  /** Without one the door stays dark, but for a candle behind it. */
  picture: picture.optional(),
  actions: z.array(link).max(3).optional(),
  /** What a guest on the doorstep asks: when, where, which number. */
  facts: z.array(fact).max(3).optional(),
});

export type ThresholdProps = z.infer<typeof thresholdProps>;
