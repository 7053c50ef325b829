import { z } from "zod";
import { command } from "./command.ts";

/**
 * Asks for all that is kept of oneself, as a zip: `link` is where it is fetched, once and within some minutes, by whoever has it.
 * Each time it is asked there is another link.
 */
export const exportAccount = command(
  "export-account",
  z.strictObject({}),
  z.strictObject({ link: z.string(), fileName: z.string() }),
);
