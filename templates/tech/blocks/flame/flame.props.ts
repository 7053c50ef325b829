import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { bespoke, headingText, link } from "../../../../engine/blocks/fields.ts";
import { lengthOf } from "./length-of.ts";

/** A stretch of time with a name, or one in which nothing happens at this depth. */
const span = z.union([
  z.strictObject({ skip: z.int().positive() }),
  z.strictObject({ name: bespoke(40), length: z.int().positive(), isHot: z.boolean().optional() }),
]);

export type Span = z.infer<typeof span>;

export const flameProps = z
  .strictObject({
    /** Behind the prompt: the command that was profiled, or what else stands above a title. */
    eyebrow: headingText(80).optional(),
    title: headingText(120),
    lead: headingText(400).optional(),
    actions: z.array(link).max(3).optional(),
    facts: z.array(fact).max(4).optional(),
    caption: bespoke(120).optional(),
    /** What lies off the graph's right end. */
    beyond: bespoke(60).optional(),
    /** In which the stretches are counted. */
    unit: bespoke(4).optional(),
    /** From the tip of the flame down to its foot, the longest; without them it is the shape of one. */
    rows: z.array(z.array(span).min(1)).min(1).max(12).optional(),
  })
  .refine(
    ({ rows }) => rows === undefined || rows.every((row) => lengthOf(row) <= lengthOf(rows.at(-1) ?? [])),
    {
      path: ["rows"],
      message: "a row is longer than the lowest",
    },
  );

export type FlameProps = z.infer<typeof flameProps>;
