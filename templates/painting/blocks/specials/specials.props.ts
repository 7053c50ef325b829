import { z } from "zod";
import { headingText, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const specialsProps = z.strictObject({
  title: headingText(90).optional(),
  lead: headingText(320).optional(),
  items: records(
    "offers",
    z.strictObject({
      name: part("title", 60),
      price: part("price", 24).optional(),
      unit: part("unit", 24).optional(),
      when: part("when", 40).optional(),
      note: part("note", 80).optional(),
      text: part("text", 260).optional(),
    }),
    { max: 24 },
  ),
  actions: z.array(link).max(3).optional(),
});

export type SpecialsProps = z.infer<typeof specialsProps>;
