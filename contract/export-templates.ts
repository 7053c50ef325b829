import { z } from "zod";
import { adminCommand } from "./command.ts";
import { designName } from "./design-name.ts";

/** The list of templates, as it is narrowed down and stands: what is decided of each, what was made of it and what was measured, as a table (CSV). */
export const exportTemplates = adminCommand(
  "export-templates",
  z.strictObject({ templates: z.array(designName).max(1000) }),
  z.strictObject({ csv: z.string(), count: z.int() }),
);
