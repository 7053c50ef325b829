import { z } from "zod";
import { factText, headingText, link } from "../../../../engine/blocks/fields.ts";

export const signProps = z.strictObject({
  /** Laid in tiles. */
  name: factText(60),
  title: headingText(80),
  lead: headingText(320).optional(),
  link: link.optional(),
});

export type SignProps = z.infer<typeof signProps>;
