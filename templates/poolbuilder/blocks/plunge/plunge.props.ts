import { z } from "zod";
import { factText, headingText, link } from "../../../../engine/blocks/fields.ts";
import { phone } from "../phone.props.ts";

export const plungeProps = z.strictObject({
  /** Stands in the water up to its middle: its last line, if it is longer than one word. */
  title: headingText(80),
  eyebrow: headingText(80).optional(),
  lead: headingText(400).optional(),
  phone: phone.optional(),
  /** Price, area and hours. */
  facts: z.array(factText(160)).max(4).optional(),
  actions: z.array(link).max(3).optional(),
  /** What reaches out over the water: a board on its posts, unless it is a bar of color and no more. */
  over: z.enum(["board", "bar"]).optional(),
});

export type PlungeProps = z.infer<typeof plungeProps>;
