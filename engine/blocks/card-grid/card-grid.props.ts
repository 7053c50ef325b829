import { z } from "zod";
import { fact } from "../fact.ts";
import { heading, labelText, link, picture } from "../fields.ts";
import { part, records } from "../role.ts";

const card = z.strictObject({
  eyebrow: part("note", 120).optional(),
  title: part("title", 120),
  text: part("text", 600).optional(),
  points: z.array(part("points", 120)).max(8).optional(),
  picture: picture.optional(),
  /** One or two words upon the card, such as "Rare". */
  badge: part("badge", 40).optional(),
  price: part("price", 40).optional(),
  /** What one price buys: "per night". */
  unit: part("unit", 60).optional(),
  facts: z.array(fact).max(6).optional(),
  link: link.optional(),
});

export const cardGridProps = z.strictObject({
  /**
   * `even`: equal cards. `lead`: the first large, the others small beside and below it. `stagger`: pictures of two widths,
   * every other card lower. `list`: a ruled list with a thumbnail. `ruled`: words alone between hairlines, numbered.
   */
  variant: z.enum(["even", "lead", "stagger", "list", "ruled"]),
  heading: heading.optional(),
  /** The most that stand side by side; by default three. */
  columns: z.union([z.literal(2), z.literal(3), z.literal(4)]).optional(),
  cards: records("offers", card, { max: 60 }),
  /** Cards from this number on wait behind a button. */
  more: z.strictObject({ label: labelText(60), after: z.int().min(1) }).optional(),
  /** Below the cards, for the rest of them. */
  link: link.optional(),
});

export type CardGridProps = z.infer<typeof cardGridProps>;

export type Card = z.infer<typeof card>;
