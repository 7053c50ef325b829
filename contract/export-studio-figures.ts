import { z } from "zod";
import { adminCommand } from "./command.ts";

/** The weeks of `studio_figures` as a table (CSV). */
export const exportStudioFigures = adminCommand(
  "export-studio-figures",
  z.strictObject({ weeks: z.int().min(1).max(104) }),
  z.strictObject({ csv: z.string(), count: z.int() }),
);
