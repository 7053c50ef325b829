import { z } from "zod";
import { command } from "./command.ts";

/** What stands before and after a site's own part in its address: `https://` and `.example.com`. */
export const sitesAddress = command(
  "sites-address",
  z.strictObject({}),
  z.strictObject({ before: z.string(), after: z.string() }),
);
