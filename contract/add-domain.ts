import { z } from "zod";
import { command, id, request } from "./command.ts";
import { domainHost } from "./domain-host.ts";

/** Claims a domain for a site. It is the site's once its records say so; a row of `domains` says how that goes. */
export const addDomain = command(
  "add-domain",
  z.strictObject({
    request,
    site: id,
    host: domainHost,
    /** The same with www, or without, as well (`twinOf`), unless the site has it already. */
    withTwin: z.boolean().optional(),
    /** Whether the site is to be known by `host` once it is the site's, where it is known by no other domain then. */
    becomesKnown: z.boolean().optional(),
  }),
  z.strictObject({
    domain: id,
    host: z.string(),
    /** The other one, where it was added too. */
    twin: z.string().optional(),
  }),
);
