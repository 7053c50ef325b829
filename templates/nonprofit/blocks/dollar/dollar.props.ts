import { z } from "zod";
import { bespoke, headingText, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";
import { course } from "../../river/river.props.ts";

export const dollarProps = z
  .strictObject({
    title: headingText(80),
    lead: headingText(240).optional(),
    /** A dollar is cut in two at least. */
    parts: z
      .array(z.strictObject({ cents: z.int().positive(), label: bespoke(56) }))
      .min(2)
      .max(6)
      .optional(),
    why: z
      .strictObject({
        title: headingText(48).optional(),
        reasons: records(
          "reasons",
          z.strictObject({ title: part("title", 40), text: part("text", 160).optional() }),
          { max: 8 },
        ),
      })
      .optional(),
    actions: z.array(link).max(3).optional(),
    course,
  })
  .refine(({ parts }) => !parts || parts.reduce((sum, { cents }) => sum + cents, 0) === 100, {
    path: ["parts"],
    message: "the cents of a dollar are a hundred",
  });

export type DollarProps = z.infer<typeof dollarProps>;
