import { z } from "zod";
import { bespoke, heading } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";
import { drawing } from "../../drawing.ts";

const hour = z.int().min(0).max(24);

export const clockProps = z.strictObject({
  heading: heading.optional(),
  /** Hours of a day in which one price holds; `to` may lie before `from`, on the next day. Where `hours` says none, it is not on the dial. */
  zones: records(
    "offers",
    z.strictObject({
      name: part("title", 40),
      from: hour.optional(),
      to: hour.optional(),
      hours: part("when", 40).optional(),
      price: part("price", 16).optional(),
      unit: part("unit", 24).optional(),
      note: part("text", 180).optional(),
    }),
    { max: 6 },
  ),
  /** At the end of the hand. */
  middle: bespoke(8).optional(),
  footnote: bespoke(240).optional(),
  drawing,
});

export type ClockProps = z.infer<typeof clockProps>;
