import { z } from "zod";
import { heading, line, link, paragraph } from "../fields.ts";

export const faqProps = z.strictObject({
  /** `list`: large questions, full width. `columns`: heading left, questions right; the heading stays in view. */
  variant: z.enum(["list", "columns"]),
  heading,
  questions: z
    .array(
      z.strictObject({
        question: line,
        answer: z.array(paragraph).min(1).max(4),
        /** Open from the start. */
        isOpen: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(20),
  link: link.optional(),
});

export type FaqProps = z.infer<typeof faqProps>;
