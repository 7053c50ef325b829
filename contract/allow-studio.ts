import { z } from "zod";
import { command, done, request } from "./command.ts";
import { supportAccess } from "./ticket.ts";

/** Says whether the studio may look into one's sites, or work on them. */
export const allowStudio = command(
  "allow-studio",
  z.strictObject({ request, access: z.enum(supportAccess) }),
  done,
);
