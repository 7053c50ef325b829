import { z } from "zod";
import { bespoke, headingText, link } from "../../../../engine/blocks/fields.ts";
import { offers } from "../../collections.ts";

export const depthProps = z.strictObject({
  eyebrow: headingText(40).optional(),
  title: headingText(80),
  lead: headingText(320).optional(),
  bids: bespoke(16).optional(),
  asks: bespoke(16).optional(),
  /** What lies between the two. */
  valley: bespoke(16).optional(),
  /** From the farthest ridge to the nearest; the first six are drawn. Without them the hills are those of the title. */
  coins: offers.optional(),
  actions: z.array(link).max(3).optional(),
});

export type DepthProps = z.infer<typeof depthProps>;
