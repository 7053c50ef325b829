import { z } from "zod";
import { badge } from "../badge-legend/badge.props.ts";
import { heading, line, paragraph } from "../fields.ts";

const dish = z.strictObject({
  name: line,
  description: paragraph.optional(),
  /** As it is printed: "$85", "market price". */
  price: line,
  badges: z.array(badge).max(4).optional(),
});

export const menuListProps = z.strictObject({
  /** `card`: a printed card, centred between rules. `columns`: sections side by side, as many as fit. `board`: section titles in the margin, dishes in large type. */
  variant: z.enum(["card", "columns", "board"]),
  heading: heading.optional(),
  /** Dots that lead the eye from the name to the price. */
  hasLeaders: z.boolean().optional(),
  sections: z
    .array(z.strictObject({ title: line, note: line.optional(), dishes: z.array(dish).min(1).max(20) }))
    .min(1)
    .max(8),
  footnote: paragraph.optional(),
});

export type MenuListProps = z.infer<typeof menuListProps>;
