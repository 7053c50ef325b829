import { z } from "zod";
import { headingText, link, ornament, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const noonProps = z.strictObject({
  hour: ornament(8),
  title: headingText(100),
  lead: headingText(400).optional(),
  /** The first is the one that is huge. */
  facts: records(
    "figures",
    z.strictObject({
      figure: part("value", 14),
      unit: part("unit", 12).optional(),
      title: part("title", 60).optional(),
      text: part("text", 200).optional(),
    }),
    { max: 8 },
  ).optional(),
  actions: z.array(link).max(3).optional(),
  picture: picture.optional(),
});

export type NoonProps = z.infer<typeof noonProps>;
