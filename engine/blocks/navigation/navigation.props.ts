import { z } from "zod";
import { bespoke, factText, labelText, link } from "../fields.ts";

export const navigationProps = z.strictObject({
  /**
   * `bar`: name left, links right. `masthead`: name large and centred, links in a row below. `split`: name in the middle
   * between two halves of the links. `rail`: links down the left edge on wide screens, a bar on narrow ones.
   */
  variant: z.enum(["bar", "masthead", "split", "rail"]),
  /** The name of the business, as its sign has it. */
  brand: factText(60),
  /** A sign of a letter or two that a design may set before the name. */
  mark: z.union([z.literal("{initial}"), bespoke(2)]).optional(),
  links: z.array(link).max(8),
  /** The one thing that most visitors come for. */
  action: link.optional(),
  /** What the button that opens the links on narrow screens is called. */
  menuLabel: labelText(12),
});

export type NavigationProps = z.infer<typeof navigationProps>;
