import { z } from "zod";
import { bespoke, factText, headingText } from "../../../../engine/blocks/fields.ts";

const sectionTitle = bespoke(24);

/** A manual page: the form is the joke, and its words mean something in no other block. */
export const manualProps = z.strictObject({
  /** As it stands in both upper corners: the command and the section of the manual. */
  name: bespoke(28),
  book: bespoke(40),
  title: headingText(60),
  summary: bespoke(80),
  synopsis: z.array(bespoke(90)).min(1).max(8),
  description: bespoke(400),
  options: z
    .array(z.strictObject({ flag: bespoke(26), text: bespoke(160) }))
    .min(1)
    .max(12),
  status: z
    .array(z.strictObject({ code: bespoke(3), text: bespoke(120) }))
    .min(1)
    .max(8),
  bugs: bespoke(240),
  /** At the foot: who made it, and when. */
  maker: factText(60),
  date: bespoke(24),
  /** Titles of the sections. */
  labels: z.strictObject({
    name: sectionTitle,
    synopsis: sectionTitle,
    description: sectionTitle,
    options: sectionTitle,
    status: sectionTitle,
    bugs: sectionTitle,
  }),
});

export type ManualProps = z.infer<typeof manualProps>;
