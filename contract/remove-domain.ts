import { z } from "zod";
import { command, done, id, request } from "./command.ts";

/** Takes a domain from a site: from then on visitors find nothing there. */
export const removeDomain = command("remove-domain", z.strictObject({ request, site: id, domain: id }), done);
