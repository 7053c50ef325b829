import { z } from "zod";
import { bespoke, headingText, link } from "../../../../engine/blocks/fields.ts";

export const erratumProps = z.strictObject({
  title: headingText(80),
  /** The number of the page that is not there. */
  folio: bespoke(4).optional(),
  lead: headingText(320).optional(),
  link: link.optional(),
  second: link.optional(),
});

export type ErratumProps = z.infer<typeof erratumProps>;
