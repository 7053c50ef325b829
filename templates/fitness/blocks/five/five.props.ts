import { z } from "zod";
import { hoursRows } from "../../../../engine/blocks/fact.ts";
import { bespoke, headingText, link, picture } from "../../../../engine/blocks/fields.ts";

export const fiveProps = z.strictObject({
  heading: z.strictObject({ title: headingText(120) }),
  /** The hour, as large as the sheet; and the minute before it, painted on the closed door. */
  hour: bespoke(5).optional(),
  before: bespoke(5).optional(),
  /** What is behind the door. Without it the door stands half open, and nothing moves. */
  picture: picture.optional(),
  days: hoursRows.optional(),
  lead: headingText(400).optional(),
  link: link.optional(),
  more: link.optional(),
});

export type FiveProps = z.infer<typeof fiveProps>;
