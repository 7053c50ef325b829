import { z } from "zod";
import { adminCommand } from "./command.ts";
import { studioTables } from "./studio-figures.ts";

/** The weeks of `studio_figures`, its designs, or the slowest statements as a table (CSV). */
export const exportStudioFigures = adminCommand(
  "export-studio-figures",
  z.strictObject({ weeks: z.int().min(1).max(104), of: z.enum(studioTables).default("weeks") }),
  z.strictObject({ csv: z.string(), count: z.int() }),
);
