import { z } from "zod";
import { headingText, ornament } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const arrayProps = z.strictObject({
  hour: ornament(8),
  title: headingText(48),
  lead: headingText(200).optional(),
  panels: records(
    "offers",
    z.strictObject({
      name: part("title", 40),
      price: part("price", 28).optional(),
      text: part("text", 200).optional(),
    }),
    { max: 12 },
  ),
});

export type ArrayProps = z.infer<typeof arrayProps>;
