import { z } from "zod";
import { bespoke, heading, labelText, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

/** The floor of the arena as a plan of hexagons, with its figures, what speaks for it and the prices around it. */
export const floorProps = z.strictObject({
  heading: heading.optional(),
  /** Around the cell in the middle. */
  rings: z.int().min(1).max(8),
  /** What the plan shows, in words; without them it is an ornament. */
  label: bespoke(140).optional(),
  figures: records(
    "figures",
    z.strictObject({
      value: part("value", 12),
      label: part("title", 60).optional(),
      note: part("text", 140).optional(),
    }),
    { max: 8 },
  ).optional(),
  reasons: records(
    "reasons",
    z.strictObject({
      value: part("value", 12).optional(),
      title: part("title", 60),
      text: part("text", 160).optional(),
    }),
    { max: 8 },
  ).optional(),
  /** Said of the seats to those who do not see them. */
  seatsTitle: labelText(40).optional(),
  seats: records(
    "offers",
    z.strictObject({
      name: part("title", 60),
      by: part("by", 40).optional(),
      when: part("when", 40).optional(),
      note: part("text", 240).optional(),
      more: part("note", 80).optional(),
      price: part("price", 24).optional(),
      unit: part("unit", 24).optional(),
      link: link.optional(),
    }),
    { max: 12 },
  ).optional(),
  actions: z.array(link).max(3).optional(),
});

export type FloorProps = z.infer<typeof floorProps>;
