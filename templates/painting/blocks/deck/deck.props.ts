import { z } from "zod";
import { headingText, link, ornament } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const deckProps = z.strictObject({
  title: headingText(80).optional(),
  lead: headingText(320).optional(),
  /**
   * Each chip is printed in two colors of the fan deck, the first two, the next two, and so on: six, and it is used up. More
   * of them, or such as say more than a chip holds, lie side by side.
   */
  chips: records(
    "offers",
    z.strictObject({
      name: part("title", 60),
      price: part("price", 24).optional(),
      unit: part("unit", 24).optional(),
      text: part("text", 260).optional(),
    }),
    { max: 24 },
  ),
  /** By the number that also stands on their tins. */
  colours: z.array(ornament(20)).length(12).optional(),
  actions: z.array(link).max(3).optional(),
});

export type DeckProps = z.infer<typeof deckProps>;
