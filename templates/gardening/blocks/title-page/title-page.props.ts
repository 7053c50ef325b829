import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { bespoke, headingText, link } from "../../../../engine/blocks/fields.ts";

const month = z.number().min(1).max(16);

export const titlePageProps = z.strictObject({
  title: headingText(48),
  edition: headingText(120).optional(),
  phone: link.optional(),
  consultation: link.optional(),
  facts: z.array(fact).max(4).optional(),
  wheel: z.strictObject({
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
  }),
});

export type TitlePageProps = z.infer<typeof titlePageProps>;
