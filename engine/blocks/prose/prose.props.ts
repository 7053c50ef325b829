import { z } from "zod";
import { bespoke, factText, headingText } from "../fields.ts";

const part = z.strictObject({
  title: headingText(120).optional(),
  paragraphs: z.array(bespoke(2000)).max(20).optional(),
  /** Short lines below each other, such as an address. */
  lines: z.array(factText(120)).max(10).optional(),
});

export const proseProps = z.strictObject({
  /** `page`: all that a page says, its title is the page's. `section`: a text among other sections. */
  variant: z.enum(["page", "section"]),
  title: headingText(120).optional(),
  lead: headingText(400).optional(),
  parts: z.array(part).min(1).max(40),
});

export type ProseProps = z.infer<typeof proseProps>;
