import { z } from "zod";
import { command, id } from "./command.ts";

/** The first page of a site's draft as it is and in the caller's brand; nothing is kept of it. */
export const drawWithBrand = command(
  "draw-with-brand",
  z.strictObject({ site: id }),
  z.object({
    before: z.string(),
    after: z.string(),
    revision: z.int(),
    /** Of the brand. */
    brand: z.int(),
    /** Whether the site is another one in it. */
    differs: z.boolean(),
  }),
);
