import { z } from "zod";
import { bespoke, heading, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

/** Figures, each as so many points of light; what is no count, or one too large, is said alone. */
export const inventoryProps = z.strictObject({
  heading: heading.optional(),
  /** Of all pieces. */
  unit: bespoke(20).optional(),
  categories: records(
    "figures",
    z.strictObject({
      name: part("title", 80).optional(),
      pieces: part("value", 14),
      unit: part("unit", 20).optional(),
      text: part("text", 160).optional(),
      note: part("note", 80).optional(),
    }),
    { max: 12 },
  ),
  actions: z.array(link).max(3).optional(),
});

export type InventoryProps = z.infer<typeof inventoryProps>;
