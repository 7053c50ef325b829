import { z } from "zod";
import { heading, line } from "../../../../engine/blocks/fields.ts";

/** The floor of the arena as a plan of hexagons, with its figures and the prices around it. */
export const floorProps = z.strictObject({
  heading,
  /** Around the cell in the middle. */
  rings: z.int().min(1).max(8),
  /** What the plan shows, in words. */
  label: line,
  figures: z.array(z.strictObject({ value: line, label: line, note: line })).max(6),
  seatsTitle: line,
  seats: z.array(z.strictObject({ name: line, note: line, price: line })).max(6),
});

export type FloorProps = z.infer<typeof floorProps>;
