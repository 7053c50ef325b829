import { z } from "zod";
import { bespoke, factText, headingText, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

const figure = z.strictObject({
  label: part("title", 48),
  value: part("value", 12),
  text: part("text", 120).optional(),
  note: part("note", 60).optional(),
});

export const noteProps = z.strictObject({
  issuer: factText(60).optional(),
  /** What the issuer is, behind its name. */
  office: bespoke(40).optional(),
  /** Made of the figures on the note. */
  serial: bespoke(24).optional(),
  title: headingText(90),
  lead: headingText(240).optional(),
  /** Letters of which the rosette under the headline is computed; without them, it is of the issuer. */
  rosette: z
    .string()
    .regex(/^[A-Z]{2,5}$/)
    .optional(),
  /** The one that is engraved; without it, the issuer's initial is. */
  headline: z
    .strictObject({ label: bespoke(24), value: bespoke(6), note: bespoke(40).optional() })
    .optional(),
  figures: records("figures", figure, { max: 4 }).optional(),
  actions: z.array(link).max(3).optional(),
  small: bespoke(80).optional(),
});

export type NoteProps = z.infer<typeof noteProps>;
