import { z } from "zod";
import { bespoke, headingText, link } from "../../../../engine/blocks/fields.ts";
import { coins } from "../../collections.ts";

export const depthProps = z.strictObject({
  eyebrow: headingText(40).optional(),
  title: headingText(60),
  text: headingText(280).optional(),
  bids: bespoke(16),
  asks: bespoke(16),
  /** What lies between the two. */
  valley: bespoke(16),
  /** From the farthest ridge to the nearest; the first six are drawn. */
  coins,
  link: link.optional(),
});

export type DepthProps = z.infer<typeof depthProps>;
