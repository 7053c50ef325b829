import { z } from "zod";
import { bespoke, factText, headingText, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

const sectionTitle = bespoke(24).optional();

/**
 * A manual page. That it is one of a command is the joke, whose words mean something in no other block; without them it is
 * a sheet of questions and answers.
 */
export const manualProps = z.strictObject({
  /** As it stands in both upper corners: the command and the section of the manual. */
  name: bespoke(28).optional(),
  book: bespoke(40).optional(),
  eyebrow: headingText(80).optional(),
  title: headingText(120),
  summary: bespoke(80).optional(),
  synopsis: z.array(bespoke(90)).max(8).optional(),
  lead: headingText(400).optional(),
  options: records(
    "questions",
    z.strictObject({ flag: part("title", 120), text: part("text", 600).optional() }),
    { max: 24 },
  ).optional(),
  status: z
    .array(z.strictObject({ code: bespoke(3), text: bespoke(120) }))
    .max(8)
    .optional(),
  bugs: bespoke(240).optional(),
  actions: z.array(link).max(3).optional(),
  /** At the foot: who made it, and when. */
  maker: factText(60).optional(),
  date: bespoke(24).optional(),
  /** Titles of the sections. */
  labels: z
    .strictObject({
      name: sectionTitle,
      synopsis: sectionTitle,
      description: sectionTitle,
      options: sectionTitle,
      status: sectionTitle,
      bugs: sectionTitle,
    })
    .optional(),
});

export type ManualProps = z.infer<typeof manualProps>;
