import { z } from "zod";
import { heading, line } from "../../../../engine/blocks/fields.ts";

export const symbols = ["lamp", "outlet", "heater", "motor", "charger", "earth"] as const;

const place = z.strictObject({ title: line, text: line });

export const diagramProps = z.strictObject({
  heading,
  /** Of the ratings. */
  unit: line,
  supply: place,
  main: place,
  branches: z
    .array(
      z.strictObject({
        symbol: z.enum(symbols),
        colour: z.enum(["brown", "blue", "earth"]),
        /** Of the breaker it hangs on; what is only bonded has none. */
        amperes: z.int().positive().optional(),
        ...place.shape,
      }),
    )
    .min(1)
    .max(8),
});

export type DiagramProps = z.infer<typeof diagramProps>;
