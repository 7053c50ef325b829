import { z } from "zod";
import { heading, link, picture } from "../fields.ts";
import { part, records } from "../role.ts";

const step = z.strictObject({
  title: part("title", 120),
  text: part("text", 600).optional(),
  /** How long it takes, or when. */
  note: part("when", 80).optional(),
  picture: picture.optional(),
});

export const processStepsProps = z.strictObject({
  /** `path`: numbers down a line, heading beside it. `row`: side by side under one rule. `cards`: raised cards, each set lower than the last. */
  variant: z.enum(["path", "row", "cards"]),
  heading: heading.optional(),
  steps: records("steps", step, { max: 60 }),
  link: link.optional(),
});

export type ProcessStepsProps = z.infer<typeof processStepsProps>;
