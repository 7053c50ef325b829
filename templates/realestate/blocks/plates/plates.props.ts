import { z } from "zod";
import { heading, line, link, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const platesProps = z.strictObject({
  heading,
  /** Four, because the style sheet gives each its place on the sheet. */
  plates: z
    .array(
      z.strictObject({
        figure: line,
        name: line,
        href: link.shape.href,
        text: paragraph,
        detail: line,
        /** How wide the house really is; written on the dimension line below its picture. */
        width: line,
        picture,
      }),
    )
    .length(4),
  link,
});

export type PlatesProps = z.infer<typeof platesProps>;
