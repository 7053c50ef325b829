import { z } from "zod";
import { line, link } from "../../../../engine/blocks/fields.ts";

const month = z.number().min(1).max(16);

export const titlePageProps = z.strictObject({
  title: line,
  edition: line,
  phone: link,
  consultation: link,
  facts: z
    .array(z.strictObject({ label: line, value: line }))
    .min(1)
    .max(4),
  wheel: z.strictObject({
    months: z.array(z.strictObject({ name: line, full: z.array(z.int()) })).length(12),
    /** From the rim inward. */
    rings: z
      .array(
        z.strictObject({
          name: z.enum(["sow", "cut", "leave"]),
          spans: z.array(z.strictObject({ label: line, from: month, to: month })),
        }),
      )
      .length(3),
  }),
});

export type TitlePageProps = z.infer<typeof titlePageProps>;
