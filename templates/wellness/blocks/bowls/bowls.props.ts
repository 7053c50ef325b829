import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { heading, line, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const bowlsProps = z.strictObject({
  heading,
  stepsLabel: line,
  bowls: z
    .array(
      z.strictObject({
        title: line,
        text: paragraph,
        picture,
        facts: z.array(fact).max(4),
        ingredients: z.array(line).min(1).max(12),
        steps: z.array(line).min(1).max(8),
      }),
    )
    .min(1)
    .max(6),
});

export type BowlsProps = z.infer<typeof bowlsProps>;
