import { z } from "zod";
import { href, line, picture } from "../../../../engine/blocks/fields.ts";

export const contactSheetProps = z.strictObject({
  /** What the sheet shows, for those who do not see it. */
  label: line,
  strips: z
    .array(
      z
        .array(z.strictObject({ number: line, title: line, href, picture, isMarked: z.boolean() }))
        .min(3)
        .max(5),
    )
    .min(1)
    .max(4),
});

export type ContactSheetProps = z.infer<typeof contactSheetProps>;
