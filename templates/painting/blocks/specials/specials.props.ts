import { z } from "zod";
import { headingText } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const specialsProps = z.strictObject({
  title: headingText(60),
  items: records(
    "offers",
    z.strictObject({
      name: part("title", 28),
      price: part("price", 18).optional(),
      text: part("text", 120).optional(),
    }),
    { max: 12 },
  ),
});

export type SpecialsProps = z.infer<typeof specialsProps>;
