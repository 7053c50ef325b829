import { z } from "zod";
import { headingText, labelText } from "../fields.ts";

export const newsletterProps = z.strictObject({
  /** `band`: title left, field right. `letter`: centered like a letterhead. `slip`: a raised slip of paper, off center. */
  variant: z.enum(["band", "letter", "slip"]),
  eyebrow: headingText(80).optional(),
  title: headingText(120),
  text: headingText(400).optional(),
  fieldLabel: labelText(60),
  placeholder: labelText(40).optional(),
  buttonLabel: labelText(40),
  note: headingText(200).optional(),
});

export type NewsletterProps = z.infer<typeof newsletterProps>;
