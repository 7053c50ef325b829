import { z } from "zod";
import { command, id } from "./command.ts";

/**
 * The visits of a site in a range of days as a table (CSV), newest first: by day, page, where from and kind of device. In pieces of whole
 * days: `next` is the last day of what follows, to be asked for as `last`, until it is null.
 */
export const exportVisits = command(
  "export-visits",
  z.strictObject({
    site: id,
    first: z.iso.date(),
    last: z.iso.date(),
    /** Whether it goes on after another piece, so that it names no columns. */
    isFurther: z.boolean().optional(),
  }),
  z.strictObject({ csv: z.string(), count: z.int(), next: z.iso.date().nullable() }),
);
