import { z } from "zod";
import { bespoke, factText, headingText, labelText, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";
import { stages } from "../../workshop/stages.ts";

const stage = z.enum(stages);
const count = z.int().min(0);

const row = z.strictObject({
  id: bespoke(8),
  item: bespoke(40),
  customer: bespoke(40),
  total: bespoke(12),
  stage,
  isLate: z.boolean(),
});

export const wallProps = z.strictObject({
  title: headingText(80),
  lead: headingText(240).optional(),
  actions: z.array(link).max(3).optional(),
  figures: records(
    "figures",
    z.strictObject({
      label: part("title", 48),
      value: part("value", 12),
      text: part("text", 120).optional(),
      note: part("note", 60).optional(),
    }),
    { max: 4 },
  ).optional(),
  /** Laid in tiles where there is no board. */
  sign: factText(60).optional(),
  board: z
    .strictObject({
      workshop: bespoke(40),
      day: bespoke(40),
      filterLabel: labelText(24),
      /** Said for those who cannot see the tiles. */
      description: labelText(200),
      /** Newest first, row by row. */
      tiles: z
        .array(z.strictObject({ stage, isLate: z.boolean() }))
        .min(1)
        .max(140),
      columns: z.int().min(4).max(20),
      /** One for all orders, and one for each stage. */
      panes: z
        .array(
          z.strictObject({
            show: z.enum(["all", ...stages]),
            name: bespoke(16),
            count,
            text: bespoke(180),
            rows: z.array(row).max(6),
          }),
        )
        .min(2),
    })
    .optional(),
});

export type WallProps = z.infer<typeof wallProps>;
