import { z } from "zod";
import { command, done, id, request } from "./command.ts";

/** Takes the offer of a site back, or says no to it: by who made it, or by whom it was made to. */
export const withdrawOwnership = command("withdraw-ownership", z.strictObject({ request, site: id }), done);
