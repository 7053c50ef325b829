import { z } from "zod";
import { bespoke, heading, href, labelText } from "../fields.ts";

/** A text; a change with its direction; or the course of a value, drawn as a line and said as a text. */
const cell = z.union([
  bespoke(120),
  z.strictObject({ text: bespoke(60), change: z.enum(["up", "down", "level"]) }),
  z.strictObject({ text: bespoke(60), course: z.array(z.number()).min(2).max(60) }),
]);

export type Cell = z.infer<typeof cell>;

export const dataTableProps = z
  .strictObject({
    /** `ruled`: roomy rows between hairlines. `dense`: a terminal's, in the mono face. */
    variant: z.enum(["ruled", "dense"]),
    heading: heading.optional(),
    caption: bespoke(160),
    /** The first is the column of the rows' names. */
    columns: z
      .array(z.strictObject({ label: bespoke(60), align: z.enum(["start", "end"]) }))
      .min(1)
      .max(10),
    rows: z
      .array(z.strictObject({ name: bespoke(80), note: bespoke(120).optional(), cells: z.array(cell) }))
      .min(1)
      .max(60),
    /** A button at the end of each row; with `href` a link. */
    rowAction: z.strictObject({ label: labelText(40), href: href.optional() }).optional(),
  })
  .superRefine(({ columns, rows }, context) => {
    rows.forEach(({ name, cells }, index) => {
      if (cells.length === columns.length - 1) return;
      context.addIssue({
        code: "custom",
        path: ["rows", index, "cells"],
        message: `${name} has ${cells.length} cells and needs ${columns.length - 1}: one for each column after the first`,
      });
    });
  });

export type DataTableProps = z.infer<typeof dataTableProps>;
