import { z } from "zod";
import { line, paragraph } from "../../../../engine/blocks/fields.ts";
import { course } from "../../river/river.props.ts";

export const dollarProps = z
  .strictObject({
    title: line,
    lead: paragraph,
    parts: z.array(z.strictObject({ cents: z.int().positive(), label: line })).length(5),
    why: z.strictObject({
      title: line,
      reasons: z
        .array(z.strictObject({ title: line, text: paragraph }))
        .min(3)
        .max(8),
    }),
    course,
  })
  .refine(({ parts }) => parts.reduce((sum, { cents }) => sum + cents, 0) === 100, {
    path: ["parts"],
    message: "the cents of a dollar are a hundred",
  });

export type DollarProps = z.infer<typeof dollarProps>;
