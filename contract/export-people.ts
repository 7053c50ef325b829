import { z } from "zod";
import { adminCommand } from "./command.ts";
import { accountStatuses, askedRoles } from "./people.ts";

/** The list of people, as it is narrowed down, as a table (CSV). */
export const exportPeople = adminCommand(
  "export-people",
  z.strictObject({
    status: z.enum(accountStatuses).optional(),
    role: z.enum(askedRoles).optional(),
    containing: z.string().max(80).optional(),
  }),
  z.strictObject({ csv: z.string(), count: z.int() }),
);
