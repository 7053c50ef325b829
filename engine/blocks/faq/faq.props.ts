import { z } from "zod";
import { heading, link } from "../fields.ts";
import { part, records } from "../role.ts";

const question = z.strictObject({
  question: part("title", 160),
  answer: z.array(part("text", 1200)).min(1).max(4),
  /** Open from the start. */
  isOpen: z.boolean().optional(),
});

export const faqProps = z.strictObject({
  /** `list`: large questions, full width. `columns`: heading left, questions right; the heading stays in view. */
  variant: z.enum(["list", "columns"]),
  heading: heading.optional(),
  questions: records("questions", question, { max: 60 }),
  link: link.optional(),
});

export type FaqProps = z.infer<typeof faqProps>;
