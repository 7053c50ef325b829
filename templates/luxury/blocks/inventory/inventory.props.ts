import { z } from "zod";
import { heading, line } from "../../../../engine/blocks/fields.ts";

export const inventoryProps = z.strictObject({
  heading,
  unit: line,
  categories: z
    .array(z.strictObject({ name: line, pieces: z.int().min(1).max(999) }))
    .min(1)
    .max(12),
});

export type InventoryProps = z.infer<typeof inventoryProps>;
