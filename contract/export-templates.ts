import { z } from "zod";
import { adminCommand } from "./command.ts";

/** All templates with what is decided of them, what was made of them and what was measured, as a table (CSV). */
export const exportTemplates = adminCommand(
  "export-templates",
  z.strictObject({}),
  z.strictObject({ csv: z.string(), count: z.int() }),
);
