import { z } from "zod";
import { command, id, request } from "./command.ts";
import { domainHost } from "./domain-host.ts";

/** Claims a domain for a site. It is the site's once its records say so; a row of `domains` says how that goes. */
export const addDomain = command(
  "add-domain",
  z.strictObject({ request, site: id, host: domainHost }),
  z.strictObject({ domain: id, host: z.string() }),
);
