import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { bespoke, heading, labelText, link, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const bowlsProps = z.strictObject({
  heading: heading.optional(),
  stepsLabel: labelText(40).optional(),
  bowls: records(
    "offers",
    z.strictObject({
      title: part("title", 60),
      text: part("text", 300).optional(),
      by: part("by", 40).optional(),
      when: part("when", 40).optional(),
      note: part("note", 80).optional(),
      price: part("price", 24).optional(),
      unit: part("unit", 24).optional(),
      picture: picture.optional(),
      facts: z.array(fact).max(4).optional(),
      ingredients: z.array(part("points", 120)).max(12).optional(),
      steps: z.array(bespoke(160)).max(8).optional(),
      link: link.optional(),
    }),
    { max: 12 },
  ),
  actions: z.array(link).max(3).optional(),
});

export type BowlsProps = z.infer<typeof bowlsProps>;
