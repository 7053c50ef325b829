import { z } from "zod";
import { command, id } from "./command.ts";

/** Sends a test to a site's webhook now, and tells what it answered: a status, or why there was none. */
export const testWebhook = command(
  "test-webhook",
  z.strictObject({ site: id }),
  z.strictObject({ status: z.int().nullable(), problem: z.string().nullable() }),
);
