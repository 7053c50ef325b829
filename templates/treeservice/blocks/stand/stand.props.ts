import { z } from "zod";
import { headingText, link, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const standProps = z.strictObject({
  heading: z.strictObject({ title: headingText(120) }),
  picture: picture.optional(),
  lead: headingText(400).optional(),
  reasons: records(
    "reasons",
    z.strictObject({
      figure: part("value", 5).optional(),
      title: part("title", 48),
      text: part("text", 200).optional(),
    }),
    { max: 8 },
  ).optional(),
  /** The same of figures: what counts for one of them is the number. */
  figures: records(
    "figures",
    z.strictObject({
      figure: part("value", 12),
      title: part("title", 48),
      text: part("text", 200).optional(),
    }),
    { max: 8 },
  ).optional(),
  actions: z.array(link).max(2).optional(),
});

export type StandProps = z.infer<typeof standProps>;
