import { z } from "zod";
import { fact } from "../fact.ts";
import { heading, line, link, paragraph, picture } from "../fields.ts";

const card = z.strictObject({
  eyebrow: line.optional(),
  title: line,
  text: paragraph.optional(),
  picture: picture.optional(),
  /** One or two words upon the card, such as "Rare". */
  badge: line.optional(),
  price: line.optional(),
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
  cards: z.array(card).min(1).max(24),
  /** Cards from this number on wait behind a button. */
  more: z.strictObject({ label: line, after: z.int().min(1) }).optional(),
  /** Below the cards, for the rest of them. */
  link: link.optional(),
});

export type CardGridProps = z.infer<typeof cardGridProps>;

export type Card = z.infer<typeof card>;
