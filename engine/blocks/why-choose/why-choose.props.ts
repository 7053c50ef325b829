import { z } from "zod";
import { heading, line, link, paragraph } from "../fields.ts";

export const whyChooseProps = z.strictObject({
  /** `marks`: a checked list beside the heading. `ledger`: claim left, proof right, ruled. `numbers`: a large figure over each reason. */
  variant: z.enum(["marks", "ledger", "numbers"]),
  heading,
  reasons: z
    .array(
      z.strictObject({
        title: line,
        text: paragraph.optional(),
        /** For `numbers`; without one the reasons are counted. */
        figure: line.optional(),
      }),
    )
    .min(2)
    .max(10),
  link: link.optional(),
});

export type WhyChooseProps = z.infer<typeof whyChooseProps>;
