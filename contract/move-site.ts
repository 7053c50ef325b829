import { z } from "zod";
import { command, done, id, request } from "./command.ts";
import { subdomain } from "./site-address.ts";

/** Gives a site another address under the studio's host. What is live is built anew for it. */
export const moveSite = command("move-site", z.strictObject({ request, site: id, subdomain }), done);
