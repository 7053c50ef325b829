import { z } from "zod";
import { line, link, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const dawnProps = z.strictObject({
  /** Of the day, as a clock shows it. */
  hour: line,
  /** The lines of the headline; one line where there is room. */
  title: z.array(line).min(1).max(3),
  lead: paragraph,
  phone: link,
  /** The rest of the advertisement: what it costs, where, when. */
  advert: z
    .array(z.strictObject({ term: line, text: line }))
    .min(1)
    .max(3),
  actions: z.array(link).min(1).max(2),
  picture,
});

export type DawnProps = z.infer<typeof dawnProps>;
