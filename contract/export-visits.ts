import { z } from "zod";
import { command, id } from "./command.ts";

/** The visits of a site in a range of days as a table (CSV), newest first: by day, page, where from and kind of device. */
export const exportVisits = command(
  "export-visits",
  z.strictObject({ site: id, first: z.iso.date(), last: z.iso.date() }),
  z.strictObject({ csv: z.string(), count: z.int() }),
);
