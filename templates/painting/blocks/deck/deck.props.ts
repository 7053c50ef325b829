import { z } from "zod";
import { line, ornament, paragraph } from "../../../../engine/blocks/fields.ts";

export const deckProps = z.strictObject({
  title: line,
  lead: paragraph,
  /** Each chip is printed in two colors of the fan deck, the first two, the next two, and so on. */
  chips: z.array(z.strictObject({ name: line, price: line, text: line })).length(6),
  /** By the number that also stands on their tins. */
  colours: z.array(ornament(24)).length(12),
});

export type DeckProps = z.infer<typeof deckProps>;
