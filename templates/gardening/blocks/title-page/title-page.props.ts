import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { bespoke, factText, headingText, labelText, link } from "../../../../engine/blocks/fields.ts";

const month = z.number().min(1).max(16);

export const titlePageProps = z.strictObject({
  eyebrow: headingText(80).optional(),
  title: headingText(80),
  lead: headingText(320).optional(),
  consultation: link.optional(),
  phone: link.optional(),
  facts: z
    .array(fact.extend({ label: labelText(16), value: factText(60) }))
    .max(4)
    .optional(),
  /** What is done when; without it the year turns by itself. */
  wheel: z
    .strictObject({
      months: z.array(z.strictObject({ name: bespoke(10), full: z.array(z.int()).max(2) })).length(12),
      /** From the rim inward. */
      rings: z
        .array(
          z.strictObject({
            name: z.enum(["sow", "cut", "leave"]),
            spans: z.array(z.strictObject({ label: bespoke(13), from: month, to: month })).max(8),
          }),
        )
        .length(3),
    })
    .optional(),
});

export type TitlePageProps = z.infer<typeof titlePageProps>;

export type WheelOfYear = NonNullable<TitlePageProps["wheel"]>;
