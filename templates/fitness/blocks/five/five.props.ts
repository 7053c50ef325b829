import { z } from "zod";
import { hoursRows } from "../../../../engine/blocks/fact.ts";
import { bespoke, heading, headingText, link, picture } from "../../../../engine/blocks/fields.ts";

export const fiveProps = z.strictObject({
  heading,
  /** The hour, as large as the sheet; and the minute before it, painted on the closed door. */
  hour: bespoke(5),
  before: bespoke(5),
  picture,
  days: hoursRows.optional(),
  text: headingText(200).optional(),
  link: link.optional(),
});

export type FiveProps = z.infer<typeof fiveProps>;
