import { z } from "zod";
import { heading, href, link, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";
import { priceWords } from "../../pieces/piece-words.ts";

export const plinthsProps = z.strictObject({
  heading,
  /** Four at most: a fifth step would reach past the top of the section. */
  pieces: records(
    "offers",
    z.strictObject({
      name: part("title", 28),
      price: part("price", 20).optional(),
      /** What it cost before. */
      was: part("price", 12).optional(),
      href: href.optional(),
      picture: picture.optional(),
    }),
    { max: 4 },
  ),
  /** Read aloud beside the two prices. */
  labels: priceWords.pick({ before: true, now: true }),
  link: link.optional(),
});

export type PlinthsProps = z.infer<typeof plinthsProps>;
