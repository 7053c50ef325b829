import { z } from "zod";
import { headingText, ornament } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const deckProps = z.strictObject({
  title: headingText(48),
  lead: headingText(200).optional(),
  /** Each chip is printed in two colors of the fan deck, the first two, the next two, and so on: six, and it is used up. */
  chips: records(
    "offers",
    z.strictObject({
      name: part("title", 20),
      price: part("price", 20).optional(),
      text: part("text", 56).optional(),
    }),
    { max: 6 },
  ),
  /** By the number that also stands on their tins. */
  colours: z.array(ornament(20)).length(12),
});

export type DeckProps = z.infer<typeof deckProps>;
