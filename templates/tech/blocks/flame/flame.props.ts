import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { bespoke, headingText, link } from "../../../../engine/blocks/fields.ts";

/** A stretch of time with a name, or one in which nothing happens at this depth. */
const span = z.union([
  z.strictObject({ skip: z.int().positive() }),
  z.strictObject({ name: bespoke(40), length: z.int().positive(), isHot: z.boolean().optional() }),
]);

export type Span = z.infer<typeof span>;

export const flameProps = z
  .strictObject({
    /** The command that was profiled. */
    prompt: bespoke(40).optional(),
    title: headingText(76),
    lead: headingText(240).optional(),
    actions: z.array(link).max(2).optional(),
    facts: z.array(fact).max(4).optional(),
    caption: bespoke(120).optional(),
    /** What lies off the graph's right end. */
    beyond: bespoke(60).optional(),
    /** In which the stretches are counted. */
    unit: bespoke(4),
    /** Of the lowest row. */
    total: z.int().positive(),
    /** From the tip of the flame down to its foot; without them the headline stands alone. */
    rows: z.array(z.array(span).min(1)).max(12),
  })
  .refine(
    ({ rows, total }) =>
      rows.every(
        (row) => row.reduce((sum, span) => sum + ("skip" in span ? span.skip : span.length), 0) <= total,
      ),
    { path: ["rows"], message: "a row is longer than the whole" },
  );

export type FlameProps = z.infer<typeof flameProps>;
