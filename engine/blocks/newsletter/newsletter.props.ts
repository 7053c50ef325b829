import { z } from "zod";
import { line, paragraph } from "../fields.ts";

export const newsletterProps = z.strictObject({
  /** `band`: title left, field right. `letter`: centered like a letterhead. `slip`: a raised slip of paper, off center. */
  variant: z.enum(["band", "letter", "slip"]),
  eyebrow: line.optional(),
  title: line,
  text: paragraph.optional(),
  fieldLabel: line,
  placeholder: line.optional(),
  buttonLabel: line,
  note: line.optional(),
});

export type NewsletterProps = z.infer<typeof newsletterProps>;
