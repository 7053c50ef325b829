import { z } from "zod";
import { line, link, paragraph } from "../../../../engine/blocks/fields.ts";
import { stages } from "../../workshop/stages.ts";

const stage = z.enum(stages);
const count = z.int().min(0);

const row = z.strictObject({ id: line, item: line, customer: line, total: line, stage, isLate: z.boolean() });

export const wallProps = z.strictObject({
  title: line,
  lead: paragraph,
  actions: z.array(link).min(1).max(2),
  figures: z.array(z.strictObject({ label: line, value: line, note: line })).max(4),
  board: z.strictObject({
    workshop: line,
    day: line,
    filterLabel: line,
    /** Said for those who cannot see the tiles. */
    description: line,
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
          name: line,
          count,
          text: paragraph,
          rows: z.array(row).max(6),
        }),
      )
      .min(2),
  }),
});

export type WallProps = z.infer<typeof wallProps>;
