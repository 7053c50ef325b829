import { z } from "zod";
import { bespoke, headingText, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const handfulProps = z.strictObject({
  eyebrow: headingText(40).optional(),
  title: headingText(80),
  lead: headingText(320).optional(),
  /** Six coins in a row, each larger than the one before. */
  picture: picture.optional(),
  /** What the figures below the picture are. */
  scale: bespoke(100).optional(),
  /** From the left, one below each coin of the picture, if these are six; else each below a coin that is drawn. */
  coins: records(
    "figures",
    z.strictObject({
      name: part("title", 60),
      worth: part("value", 12),
      unit: part("unit", 16).optional(),
      text: part("text", 160).optional(),
      note: part("note", 60).optional(),
    }),
    { max: 12 },
  ),
});

export type HandfulProps = z.infer<typeof handfulProps>;
