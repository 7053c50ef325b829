import { z } from "zod";
import { heading, line, link, paragraph } from "../../../../engine/blocks/fields.ts";

export const barsProps = z.strictObject({
  /** `stage`: one loaded bar for each price across the whole sheet. `rack`: short bars one above the other, for a list. */
  variant: z.enum(["stage", "rack"]),
  heading,
  offers: z
    .array(
      z.strictObject({
        name: line,
        /** In dollars and in kilograms: what the bar is loaded to. */
        price: z.number().min(20).max(500),
        per: line,
        text: paragraph.optional(),
        link: link.optional(),
      }),
    )
    .min(1)
    .max(8),
  note: paragraph.optional(),
  link: link.optional(),
});

export type BarsProps = z.infer<typeof barsProps>;
