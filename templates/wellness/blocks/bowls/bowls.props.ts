import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { bespoke, heading, labelText, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const bowlsProps = z.strictObject({
  heading,
  stepsLabel: labelText(40),
  bowls: records(
    "offers",
    z.strictObject({
      title: part("title", 52),
      text: part("text", 200).optional(),
      picture: picture.optional(),
      facts: z.array(fact).max(4).optional(),
      ingredients: z.array(part("points", 50)).max(12).optional(),
      steps: z.array(bespoke(160)).max(8).optional(),
    }),
    { max: 6 },
  ),
});

export type BowlsProps = z.infer<typeof bowlsProps>;
