import { z } from "zod";
import { headingText, ornament } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const arrayProps = z.strictObject({
  hour: ornament(8),
  title: headingText(100),
  lead: headingText(400).optional(),
  panels: records(
    "offers",
    z.strictObject({
      name: part("title", 60),
      price: part("price", 28).optional(),
      unit: part("unit", 24).optional(),
      text: part("text", 240).optional(),
      note: part("note", 100).optional(),
    }),
    { max: 12 },
  ),
});

export type ArrayProps = z.infer<typeof arrayProps>;
