import { z } from "zod";
import { headingText, labelText, link, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const estimateProps = z.strictObject({
  title: headingText(80),
  lead: headingText(320).optional(),
  steps: records(
    "steps",
    z.strictObject({
      title: part("title", 80),
      when: part("when", 20).optional(),
      text: part("text", 200).optional(),
    }),
    { max: 8 },
  ).optional(),
  call: link.extend({ label: labelText(40) }).optional(),
  others: z.array(link).max(3).optional(),
  picture: picture.optional(),
  emergency: z
    .strictObject({
      title: headingText(48),
      lead: headingText(160).optional(),
      picture: picture.optional(),
      phone: link.optional(),
    })
    .optional(),
});

export type EstimateProps = z.infer<typeof estimateProps>;
