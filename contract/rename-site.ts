import { z } from "zod";
import { command, done, id, request } from "./command.ts";

/** Calls a site otherwise among its owner's; what the business is called its facts say. */
export const renameSite = command(
  "rename-site",
  z.strictObject({ request, site: id, name: z.string().trim().min(1).max(80) }),
  done,
);
