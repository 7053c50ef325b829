import { z } from "zod";
import { command, done, id, request } from "./command.ts";

/** Takes a site out of the trash, as it was. */
export const restoreSite = command("restore-site", z.strictObject({ request, site: id }), done);
