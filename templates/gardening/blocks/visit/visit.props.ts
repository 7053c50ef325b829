import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import {
  bespoke,
  factText,
  headingText,
  labelText,
  link,
  picture,
} from "../../../../engine/blocks/fields.ts";

export const visitProps = z.strictObject({
  eyebrow: headingText(80).optional(),
  title: headingText(80),
  lead: headingText(400).optional(),
  action: link.optional(),
  /** What is drawn on the dark ground: what grows down into it, unless told. */
  ground: z.enum(["roots", "stars"]).optional(),
  picture: picture.optional(),
  phone: link.optional(),
  email: link.optional(),
  labels: z.strictObject({ call: labelText(24), write: labelText(24) }),
  lines: z
    .array(fact.extend({ label: labelText(16), value: factText(80) }))
    .max(6)
    .optional(),
  note: bespoke(80).optional(),
});

export type VisitProps = z.infer<typeof visitProps>;
