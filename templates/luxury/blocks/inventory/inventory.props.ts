import { z } from "zod";
import { bespoke, heading } from "../../../../engine/blocks/fields.ts";

/** Counted pieces by category: numbers that are drawn, which no other design has. */
export const inventoryProps = z.strictObject({
  heading,
  unit: bespoke(20),
  categories: z
    .array(z.strictObject({ name: bespoke(24), pieces: z.int().min(1).max(999) }))
    .min(1)
    .max(12),
});

export type InventoryProps = z.infer<typeof inventoryProps>;
