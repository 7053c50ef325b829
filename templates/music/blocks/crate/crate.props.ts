import { z } from "zod";
import { bespoke, heading, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const crateProps = z.strictObject({
  heading,
  /** In the order in which they stand, the foremost first; the style sheet leaves the spines of eight in sight, and later ones cover the eighth. */
  releases: records(
    "offers",
    z.strictObject({
      number: part("note", 24).optional(),
      title: part("title", 60),
      artist: part("by", 32).optional(),
      year: z.int().optional(),
      /** Square. A sleeve without one is printed with its words alone. */
      picture: picture.optional(),
      text: part("text", 280).optional(),
      price: part("price", 28).optional(),
      /** Else by turns. */
      spine: z.enum(["orange", "ivory", "plum", "blue", "black"]).optional(),
    }),
    { max: 16 },
  ),
  prices: records("offers", z.strictObject({ name: part("title", 48), price: part("price", 12) }), {
    max: 3,
  }).optional(),
  note: bespoke(120).optional(),
});

export type CrateProps = z.infer<typeof crateProps>;
