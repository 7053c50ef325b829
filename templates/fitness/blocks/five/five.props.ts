import { z } from "zod";
import { heading, line, link, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const fiveProps = z.strictObject({
  heading,
  /** The hour, as large as the sheet; and the minute before it, painted on the closed door. */
  hour: z.string().max(5),
  before: z.string().max(5),
  picture,
  days: z
    .array(z.strictObject({ days: line, times: line }))
    .min(1)
    .max(7),
  text: paragraph,
  link: link.optional(),
});

export type FiveProps = z.infer<typeof fiveProps>;
