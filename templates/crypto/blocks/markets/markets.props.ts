import { z } from "zod";
import { bespoke, headingText, href, labelText } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";
import { coins } from "../../collections.ts";

const column = labelText(14);

export const marketsProps = z.strictObject({
  title: headingText(60),
  lead: headingText(120).optional(),
  /** Of when the figures are. */
  sample: bespoke(60).optional(),
  /** The whole market; `drawing` is what explains the figure: its course, its hours, the shares of the coins, or a scale to 100. */
  figures: records(
    "figures",
    z.strictObject({
      label: part("title", 24),
      value: part("value", 8),
      note: part("note", 40).optional(),
      drawing: z.enum(["course", "hours", "shares", "scale"]).optional(),
    }),
    { max: 4 },
  ),
  /** What all coins are worth, those too that the table does not have, in millions of dollars. */
  whole: z.int().min(1),
  coins,
  /** Names the table. */
  table: labelText(40),
  find: z.strictObject({ label: labelText(20), placeholder: labelText(24) }),
  /** How many are found of how many: `{}` twice. */
  count: labelText(24),
  /** The heads of the columns, of which only name and price are always there; the short ones stand beside the figures where there are no heads. */
  columns: z.strictObject({
    coin: column,
    price: column,
    change: column.optional(),
    week: column.optional(),
    cap: column.optional(),
    volume: column.optional(),
    capShort: labelText(6),
    volumeShort: labelText(6),
    order: column,
  }),
  /** After a thousand million, and a million million. */
  units: z.strictObject({ billion: labelText(3), trillion: labelText(3) }),
  /** Where a coin is traded: its address is this, with `?coin=` and its name. */
  trade: z.strictObject({ label: labelText(10), href }).optional(),
  /** What stands where nothing is found. */
  none: z.strictObject({ title: bespoke(40), text: bespoke(140), reset: labelText(40) }),
});

export type MarketsProps = z.infer<typeof marketsProps>;
