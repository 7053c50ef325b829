import { z } from "zod";
import { heading, link } from "../../../../engine/blocks/fields.ts";
import { hungWork } from "../hung/hung.props.ts";

export const hangProps = z.strictObject({
  heading,
  works: z.array(hungWork).min(1).max(12),
  link: link.optional(),
});

export type HangProps = z.infer<typeof hangProps>;
