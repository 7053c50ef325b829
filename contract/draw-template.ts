import { z } from "zod";
import { adminCommand } from "./command.ts";
import { designName } from "./design-name.ts";

/**
 * A page of a template that was a site, as a business begins with it that has said no more than its name; also of one that is retired. Nothing
 * is kept of it. `pages`: the addresses of all that it has of its own, but those of records.
 */
export const drawTemplate = adminCommand(
  "draw-template",
  z.strictObject({ template: designName, path: z.string().max(200) }),
  z.strictObject({ html: z.string(), pages: z.array(z.string()) }),
);
