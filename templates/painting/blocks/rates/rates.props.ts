import { z } from "zod";
import { line } from "../../../../engine/blocks/fields.ts";

export const ratesProps = z.strictObject({
  title: line,
  cards: z
    .array(
      z.strictObject({
        name: line,
        price: line,
        from: line.optional(),
        measure: line,
        includes: z.array(line).min(2).max(6),
      }),
    )
    .length(2),
});

export type RatesProps = z.infer<typeof ratesProps>;
