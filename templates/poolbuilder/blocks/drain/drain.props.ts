import { z } from "zod";
import { factText, headingText, link } from "../../../../engine/blocks/fields.ts";
import { depthHead } from "../depth-head.props.ts";
import { phone } from "../phone.props.ts";

export const drainProps = z.strictObject({
  ...depthHead,
  title: headingText(120),
  lead: headingText(400).optional(),
  phone: phone.optional(),
  facts: z.array(factText(160)).max(3).optional(),
  actions: z.array(link).max(3).optional(),
});

export type DrainProps = z.infer<typeof drainProps>;
