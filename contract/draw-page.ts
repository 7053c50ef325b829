import { z } from "zod";
import { command, id } from "./command.ts";
import { patch } from "./patch.ts";

/** A page of a site's draft as it would be published, with changes that are not saved yet; nothing is kept of it. */
export const drawPage = command(
  "draw-page",
  z.strictObject({ site: id, path: z.string().max(200), patch: z.union([patch, z.tuple([])]) }),
  z.object({ html: z.string(), revision: z.int() }),
);
