import { z } from "zod";
import { bespoke, headingText, labelText, link, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

/** Month and day, of any year: `05-04`. */
export const dayOfYear = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);

export const voyagesProps = z.strictObject({
  title: headingText(120),
  fields: z.strictObject({
    destination: z.strictObject({ label: labelText(24), placeholder: bespoke(40).optional() }),
    checkIn: z.strictObject({ label: labelText(24) }),
    checkOut: z.strictObject({ label: labelText(24) }),
  }),
  submitLabel: labelText(24),
  /** What the dates mean. */
  rule: bespoke(320).optional(),
  /** Said to dates that run backwards. */
  refusal: bespoke(160).optional(),
  /** Said where nothing is found. Without it nothing is asked either: all are shown, below their heading. */
  none: z.strictObject({ title: bespoke(40), text: bespoke(160), reset: labelText(40) }).optional(),
  lead: headingText(400).optional(),
  labels: z.strictObject({
    /** Behind the number of those that were found; `{}` is how many there are. */
    count: labelText(32),
    /** Before the number of a scene. */
    scene: labelText(16),
    price: labelText(16),
    nights: labelText(16),
    rating: labelText(16),
    /** Behind a rating, alone and with the number of those who gave it for `{}`. */
    outOf: labelText(16),
    ratedBy: labelText(24),
    season: labelText(16),
  }),
  /** Asks for one of them; a mail says which. */
  berth: link.optional(),
  voyages: records(
    "offers",
    z.strictObject({
      id: z
        .string()
        .regex(/^[a-z][a-z-]*$/)
        .optional(),
      name: part("title", 60),
      /** What kind of coast it is. */
      kind: part("badge", 24).optional(),
      place: part("caption", 40).optional(),
      when: part("when", 60).optional(),
      /** One without a season can be made all year. */
      season: z.strictObject({ from: dayOfYear, to: dayOfYear, words: part("when", 48) }).optional(),
      nights: z.int().positive().optional(),
      price: part("price", 28).optional(),
      rating: z.number().min(0).max(5).optional(),
      ratedBy: z.int().positive().optional(),
      unit: part("unit", 24).optional(),
      description: part("text", 280).optional(),
      note: part("note", 120).optional(),
      sound: bespoke(60).optional(),
      picture: picture.optional(),
    }),
    { max: 12 },
  ),
});

export type VoyagesProps = z.infer<typeof voyagesProps>;
