import { z } from "zod";
import { command, id } from "./command.ts";

/**
 * Asks for all that a site is, as a zip: `link` is where it is fetched, once and within some minutes, by whoever has it. Each
 * time it is asked there is another link.
 */
export const exportSite = command(
  "export-site",
  z.strictObject({ site: id }),
  z.strictObject({
    link: z.string(),
    fileName: z.string(),
    /** About as many it will be: messages may come meanwhile. */
    bytes: z.int().min(0),
  }),
);
