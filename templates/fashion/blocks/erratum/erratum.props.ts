import { z } from "zod";
import { bespoke, headingText, link } from "../../../../engine/blocks/fields.ts";

export const erratumProps = z.strictObject({
  title: headingText(40),
  /** The number of the page that is not there. */
  folio: bespoke(4),
  text: headingText(240).optional(),
  link,
  second: link.optional(),
});

export type ErratumProps = z.infer<typeof erratumProps>;
