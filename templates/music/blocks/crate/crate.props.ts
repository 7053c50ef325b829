import { z } from "zod";
import { bespoke, heading, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const crateProps = z.strictObject({
  heading,
  /** In the order in which they stand, the foremost first; the style sheet leaves the spines of eight in sight. */
  releases: records(
    "offers",
    z.strictObject({
      number: part("note", 12).optional(),
      title: part("title", 40),
      artist: part("by", 32).optional(),
      year: z.int().optional(),
      /** Square. A sleeve without one is printed with its words alone. */
      picture: picture.optional(),
      text: part("text", 200).optional(),
      price: part("price", 12).optional(),
      /** Else by turns. */
      spine: z.enum(["orange", "ivory", "plum", "blue", "black"]).optional(),
    }),
    { max: 8 },
  ),
  prices: records("offers", z.strictObject({ name: part("title", 48), price: part("price", 12) }), {
    max: 3,
  }).optional(),
  note: bespoke(120).optional(),
});

export type CrateProps = z.infer<typeof crateProps>;
