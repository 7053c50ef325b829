import { z } from "zod";
import { bespoke, heading, headingText } from "../../../../engine/blocks/fields.ts";

export const symbols = ["lamp", "outlet", "heater", "motor", "charger", "earth"] as const;

const place = z.strictObject({ title: bespoke(32), text: bespoke(80).optional() });

export const diagramProps = z.strictObject({
  heading: heading.extend({ title: headingText(80) }),
  /** Of the ratings. */
  unit: bespoke(3),
  supply: place,
  main: place,
  branches: z
    .array(
      z.strictObject({
        symbol: z.enum(symbols),
        colour: z.enum(["brown", "blue", "earth"]),
        /** Of the breaker it hangs on; what is only bonded has none. */
        amperes: z.int().positive().max(999).optional(),
        ...place.shape,
      }),
    )
    .min(1)
    .max(10),
});

export type DiagramProps = z.infer<typeof diagramProps>;
