import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { bespoke, factText, headingText, labelText, link } from "../../../../engine/blocks/fields.ts";

const hours = z
  .array(z.strictObject({ days: factText(40), times: factText(40), isClosed: z.boolean().optional() }))
  .min(1)
  .max(7);

export const visitProps = z.strictObject({
  title: headingText(120),
  address: z.union([z.literal("{address:lines}"), z.array(factText(80)).min(1).max(3)]).optional(),
  way: bespoke(240).optional(),
  /** Of the hours it shows those at which the door is open. */
  sticker: z
    .strictObject({
      title: labelText(8),
      hours: z.union([z.literal("{hours:rows}"), hours]),
      note: bespoke(40).optional(),
    })
    .optional(),
  actions: z.array(link).max(2).optional(),
  facts: z.array(fact).max(6).optional(),
});

export type VisitProps = z.infer<typeof visitProps>;
