import { z } from "zod";
import { bespoke, headingText, labelText } from "../../../../engine/blocks/fields.ts";
import { mapWords, measureWords, shownHouses, statusWords } from "../../collections.ts";

/** From `from` up to but not including `below`, in cents; without one there is no border on that side. */
const priceBand = z.strictObject({
  /** As the address says it. */
  id: z.string().regex(/^[a-z\d-]+$/),
  label: labelText(28),
  from: z.int().optional(),
  below: z.int().optional(),
});

export const listingsProps = z.strictObject({
  title: headingText(40),
  houses: shownHouses,
  /** What the number below the title counts. */
  count: z.strictObject({ one: labelText(16), many: labelText(16) }),
  filters: z
    .strictObject({
      /** Names the row, for those who do not see it. */
      label: labelText(40),
      /** Where nothing is chosen. */
      any: labelText(12),
      type: labelText(16),
      price: labelText(16),
      beds: labelText(16),
      /** At least so many, of `{=beds}`. */
      orMore: labelText(20),
      view: labelText(16),
      plan: labelText(12),
      list: labelText(12),
      reset: labelText(16),
    })
    .optional(),
  /** As the records have it, in the order of the list. */
  types: z.array(labelText(20)).max(10),
  prices: z.array(priceBand).max(8),
  /** What stands where no house fits. */
  none: z.strictObject({ title: bespoke(40), text: bespoke(180), reset: labelText(28) }),
  /** Names the map and what stands beside it, for those who do not see them; without it there is the list alone. */
  map: z.strictObject({ label: labelText(40), schedule: labelText(24), words: mapWords }).optional(),
  statuses: statusWords,
  /** Without them nothing is said of size, nor drawn of plans. */
  measures: measureWords.optional(),
  /** The end of a plan's scale bar, which is five metres long. */
  planScale: labelText(8),
});

export type ListingsProps = z.infer<typeof listingsProps>;
