import { z } from "zod";
import { bespoke, heading } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

const hour = z.int().min(0).max(24);

export const clockProps = z.strictObject({
  heading,
  /** Hours of a day in which one price holds; `to` may lie before `from`, on the next day. Without both it is not on the dial. */
  zones: records(
    "offers",
    z.strictObject({
      name: part("title", 32),
      from: hour.optional(),
      to: hour.optional(),
      hours: part("when", 40).optional(),
      price: part("price", 10).optional(),
      note: part("text", 160).optional(),
    }),
    { max: 6 },
  ),
  /** At the end of the hand. */
  middle: bespoke(8).optional(),
  footnote: bespoke(240).optional(),
});

export type ClockProps = z.infer<typeof clockProps>;
