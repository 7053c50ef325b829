import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { bespoke, headingText, labelText, link } from "../../../../engine/blocks/fields.ts";

export const boardProps = z.strictObject({
  session: bespoke(36).optional(),
  event: bespoke(36).optional(),
  /** What the lit lane says; the longer it is, the smaller are its flaps. */
  title: headingText(60),
  /** How a row is read aloud: `labels.lane` 2: name, group, time `labels.seconds`, change. */
  labels: z.strictObject({ lane: labelText(16), seconds: labelText(16) }).optional(),
  results: z
    .array(
      z.strictObject({
        lane: z.int().min(1).max(8),
        name: bespoke(8),
        group: bespoke(4),
        time: bespoke(5),
        /** Against the athlete's last time, in seconds. */
        change: bespoke(5),
      }),
    )
    .max(7)
    .optional(),
  lead: headingText(240).optional(),
  actions: z.array(link).max(3).optional(),
  facts: z.array(fact).max(4).optional(),
});

export type BoardProps = z.infer<typeof boardProps>;
