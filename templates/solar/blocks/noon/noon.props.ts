import { z } from "zod";
import { headingText, ornament, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const noonProps = z.strictObject({
  hour: ornament(8),
  title: headingText(48),
  /** The first is the one that is huge. */
  facts: records(
    "figures",
    z.strictObject({
      figure: part("value", 8),
      unit: part("unit", 8).optional(),
      title: part("title", 48).optional(),
      text: part("text", 200).optional(),
    }),
    { max: 5 },
  ),
  picture: picture.optional(),
});

export type NoonProps = z.infer<typeof noonProps>;
