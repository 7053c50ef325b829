import { z } from "zod";
import { bespoke, factText, headingText, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

const figure = z.strictObject({
  label: part("title", 24),
  value: part("value", 8),
  note: part("note", 40).optional(),
});

export const noteProps = z.strictObject({
  issuer: factText(60),
  /** Made of the figures on the note. */
  serial: bespoke(24).optional(),
  title: headingText(80),
  lead: headingText(160).optional(),
  /** Letters of which the rosette under the headline is computed. */
  rosette: z.string().regex(/^[A-Z]{2,5}$/),
  /** The one that is engraved. */
  headline: z
    .strictObject({ label: bespoke(24), value: bespoke(6), note: bespoke(40).optional() })
    .optional(),
  figures: records("figures", figure, { max: 4 }).optional(),
  actions: z.array(link).max(2).optional(),
  small: bespoke(80).optional(),
});

export type NoteProps = z.infer<typeof noteProps>;
