import { z } from "zod";
import { line, link, paragraph, picture } from "../../../../../engine/blocks/fields.ts";

export const thresholdProps = z.strictObject({
  eyebrow: line,
  title: line,
  lead: paragraph,
  picture,
  actions: z.array(link).min(1).max(2),
  /** What a guest on the doorstep asks: when, where, which number. */
  facts: z.array(z.strictObject({ label: line, value: line, href: link.shape.href.optional() })).max(3),
});

export type ThresholdProps = z.infer<typeof thresholdProps>;
