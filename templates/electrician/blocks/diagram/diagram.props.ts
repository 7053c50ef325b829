import { z } from "zod";
import { bespoke, heading, headingText } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const symbols = ["lamp", "outlet", "heater", "motor", "charger", "earth"] as const;

const place = z.strictObject({ title: bespoke(32), text: bespoke(80).optional() });

export const diagramProps = z.strictObject({
  heading: heading.extend({ title: headingText(80) }).optional(),
  /** Of the ratings. */
  unit: bespoke(3).optional(),
  /** Where the line comes from; what hangs on one that comes from nowhere is numbered. */
  supply: place.optional(),
  main: place.optional(),
  branches: records(
    "steps",
    z.strictObject({
      symbol: z.enum(symbols).optional(),
      colour: z.enum(["brown", "blue", "earth"]).optional(),
      /** Of the breaker it hangs on; what is only bonded has none. */
      amperes: z.int().positive().max(999).optional(),
      /** In its place on a line without a supply. */
      when: part("when", 20).optional(),
      title: part("title", 64),
      text: part("text", 180).optional(),
    }),
    { max: 12 },
  ),
});

export type DiagramProps = z.infer<typeof diagramProps>;
