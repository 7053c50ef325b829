import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { bespoke, headingText, labelText, link, picture } from "../../../../engine/blocks/fields.ts";

export const visitProps = z.strictObject({
  title: headingText(60),
  text: headingText(320).optional(),
  picture: picture.optional(),
  phone: link.optional(),
  email: link.optional(),
  labels: z.strictObject({ call: labelText(24), write: labelText(24) }),
  lines: z.array(fact).max(6).optional(),
  note: bespoke(80).optional(),
});

export type VisitProps = z.infer<typeof visitProps>;
