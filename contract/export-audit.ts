import { z } from "zod";
import { adminCommand } from "./command.ts";

/** What the audit's list shows as a table (CSV), newest first. */
export const exportAudit = adminCommand(
  "export-audit",
  z.strictObject({ containing: z.string().max(80).optional(), kind: z.string().max(40).optional() }),
  z.strictObject({ csv: z.string(), count: z.int() }),
);
