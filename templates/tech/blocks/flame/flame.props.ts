import { z } from "zod";
import { line, link, paragraph } from "../../../../engine/blocks/fields.ts";

/** A stretch of time with a name, or one in which nothing happens at this depth. */
const span = z.union([
  z.strictObject({ skip: z.int().positive() }),
  z.strictObject({ name: line, length: z.int().positive(), isHot: z.boolean().optional() }),
]);

export type Span = z.infer<typeof span>;

export const flameProps = z
  .strictObject({
    /** The command that was profiled. */
    prompt: line,
    title: line,
    lead: paragraph,
    actions: z.array(link).min(1).max(2),
    caption: line,
    /** What lies off the graph's right end. */
    beyond: line,
    /** Of the lowest row, in seconds. */
    total: z.int().positive(),
    /** From the tip of the flame down to its foot. */
    rows: z.array(z.array(span).min(1)).min(2),
  })
  .refine(
    ({ rows, total }) =>
      rows.every(
        (row) => row.reduce((sum, span) => sum + ("skip" in span ? span.skip : span.length), 0) <= total,
      ),
    { path: ["rows"], message: "a row is longer than the whole" },
  );

export type FlameProps = z.infer<typeof flameProps>;
