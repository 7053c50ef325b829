import { z } from "zod";
import { bespoke, heading } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

/** The floor of the arena as a plan of hexagons, with its figures and the prices around it. */
export const floorProps = z.strictObject({
  heading,
  /** Around the cell in the middle. */
  rings: z.int().min(1).max(8),
  /** What the plan shows, in words. */
  label: bespoke(140),
  figures: records(
    "figures",
    z.strictObject({
      value: part("value", 10),
      label: part("title", 40).optional(),
      note: part("text", 90).optional(),
    }),
    { max: 6 },
  ).optional(),
  /** Said of the seats to those who do not see them. */
  seatsTitle: bespoke(40).optional(),
  seats: records(
    "offers",
    z.strictObject({
      name: part("title", 28),
      note: part("text", 120).optional(),
      price: part("price", 14).optional(),
    }),
    { max: 6 },
  ).optional(),
});

export type FloorProps = z.infer<typeof floorProps>;
