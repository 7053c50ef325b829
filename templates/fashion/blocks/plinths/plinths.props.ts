import { z } from "zod";
import { heading, href, link, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";
import { priceWords } from "../../pieces/piece-words.ts";

export const plinthsProps = z.strictObject({
  heading: heading.optional(),
  /** Four make a stair below the heading; more stand in rows of four. */
  pieces: records(
    "offers",
    z.strictObject({
      name: part("title", 60),
      text: part("text", 240).optional(),
      price: part("price", 28).optional(),
      unit: part("unit", 24).optional(),
      note: part("note", 80).optional(),
      /** What it cost before. */
      was: part("price", 12).optional(),
      href: href.optional(),
      picture: picture.optional(),
    }),
    { max: 24 },
  ),
  /** Read aloud beside the two prices. */
  labels: priceWords.pick({ before: true, now: true }),
  link: link.optional(),
});

export type PlinthsProps = z.infer<typeof plinthsProps>;
