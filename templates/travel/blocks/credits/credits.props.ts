import { z } from "zod";
import { bespoke, headingText, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const creditsProps = z.strictObject({
  title: headingText(120),
  lead: headingText(400).optional(),
  roles: records(
    "people",
    z.strictObject({
      role: part("note", 48).optional(),
      name: part("title", 48),
      text: part("text", 200).optional(),
    }),
    { max: 24 },
  ).optional(),
  /** The same of figures, whose number stands where the role does. */
  figures: records(
    "figures",
    z.strictObject({
      value: part("value", 16),
      name: part("title", 60).optional(),
      text: part("text", 200).optional(),
    }),
    { max: 12 },
  ).optional(),
  notice: bespoke(200).optional(),
  actions: z.array(link).max(3).optional(),
});

export type CreditsProps = z.infer<typeof creditsProps>;
