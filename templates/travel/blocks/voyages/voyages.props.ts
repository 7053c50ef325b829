import { z } from "zod";
import { line, paragraph, picture } from "../../../../engine/blocks/fields.ts";

/** Month and day, of any year: `05-04`. */
export const dayOfYear = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);

export const voyagesProps = z.strictObject({
  title: line,
  fields: z.strictObject({
    destination: z.strictObject({ label: line, placeholder: line }),
    checkIn: z.strictObject({ label: line }),
    checkOut: z.strictObject({ label: line }),
  }),
  submitLabel: line,
  /** What the dates mean. */
  rule: paragraph,
  /** Said to dates that run backwards. */
  refusal: line,
  /** Said where nothing is found. */
  none: z.strictObject({ title: line, text: line, reset: line }),
  berth: z.strictObject({ label: line, email: line }),
  voyages: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z][a-z-]*$/),
        name: line,
        /** What kind of coast it is. */
        kind: line,
        place: line,
        season: z.strictObject({ from: dayOfYear, to: dayOfYear, words: line }),
        nights: z.int().positive(),
        price: z.int().positive(),
        rating: z.number().min(0).max(5),
        ratedBy: z.int().positive(),
        description: paragraph,
        sound: line,
        picture,
      }),
    )
    .min(1),
});

export type VoyagesProps = z.infer<typeof voyagesProps>;
