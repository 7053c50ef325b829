import { z } from "zod";
import { badge } from "../badge-legend/badge.props.ts";
import { bespoke, heading } from "../fields.ts";
import { part, records } from "../role.ts";

const dish = z.strictObject({
  name: part("title", 120),
  description: part("text", 400).optional(),
  /** As it is printed: "$85", "market price". */
  price: part("price", 40).optional(),
  badges: z.array(badge).max(4).optional(),
});

export const menuListProps = z.strictObject({
  /** `card`: a printed card, centred between rules. `columns`: sections side by side, as many as fit. `board`: section titles in the margin, dishes in large type. */
  variant: z.enum(["card", "columns", "board"]),
  heading: heading.optional(),
  /** Dots that lead the eye from the name to the price. */
  hasLeaders: z.boolean().optional(),
  sections: z
    .array(
      z.strictObject({
        title: bespoke(60).optional(),
        note: bespoke(160).optional(),
        dishes: records("offers", dish, { max: 60 }),
      }),
    )
    .min(1)
    .max(8),
  footnote: bespoke(400).optional(),
  /** The mark of a design's own house above its card, where the design draws one. */
  hasSeal: z.boolean().optional(),
});

export type MenuListProps = z.infer<typeof menuListProps>;
