import { z } from "zod";
import { command, id } from "./command.ts";

/** All messages of a site as a table (CSV), newest first: the whole text, with what spreadsheets need to read it. */
export const exportMessages = command(
  "export-messages",
  z.strictObject({ site: id }),
  z.strictObject({ csv: z.string(), count: z.int() }),
);
