import { z } from "zod";
import { heading, link } from "../fields.ts";
import { part, records } from "../role.ts";

const reason = z.strictObject({
  title: part("title", 120),
  text: part("text", 600).optional(),
  /** For `numbers`; without one the reasons are counted. */
  figure: part("value", 24).optional(),
});

export const whyChooseProps = z.strictObject({
  /** `marks`: a checked list beside the heading. `ledger`: claim left, proof right, ruled. `numbers`: a large figure over each reason. */
  variant: z.enum(["marks", "ledger", "numbers"]),
  heading: heading.optional(),
  reasons: records("reasons", reason, { max: 60 }),
  link: link.optional(),
});

export type WhyChooseProps = z.infer<typeof whyChooseProps>;
