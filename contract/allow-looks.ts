import { z } from "zod";
import { command, done, request } from "./command.ts";

/** Says whether administrators may see the product as the own account does; a look that is open ends where not. */
export const allowLooks = command("allow-looks", z.strictObject({ request, allowed: z.boolean() }), done);
