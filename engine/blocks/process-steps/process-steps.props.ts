import { z } from "zod";
import { heading, line, link, paragraph } from "../fields.ts";

export const processStepsProps = z.strictObject({
  /** `path`: numbers down a line, heading beside it. `row`: side by side under one rule. `cards`: raised cards, each set lower than the last. */
  variant: z.enum(["path", "row", "cards"]),
  heading: heading.optional(),
  steps: z
    .array(
      z.strictObject({
        title: line,
        text: paragraph,
        /** How long it takes, or when. */
        note: line.optional(),
      }),
    )
    .min(2)
    .max(8),
  link: link.optional(),
});

export type ProcessStepsProps = z.infer<typeof processStepsProps>;
