import { z } from "zod";
import { bespoke, href, picture } from "../../../../engine/blocks/fields.ts";

export const contactSheetProps = z.strictObject({
  /** What the sheet shows, for those who do not see it. */
  label: bespoke(60),
  /** The frames of the film, strip by strip: they lead to the shoots below. */
  strips: z
    .array(
      z
        .array(
          z.strictObject({
            number: bespoke(3),
            title: bespoke(40),
            href,
            picture: picture.optional(),
            isMarked: z.boolean(),
          }),
        )
        .min(1)
        .max(5),
    )
    .min(1)
    .max(4),
});

export type ContactSheetProps = z.infer<typeof contactSheetProps>;
