import { z } from "zod";
import { adminCommand, done, id, request } from "./command.ts";

/** Tells an address nothing more, not even what waits. */
export const removeStudioWebhook = adminCommand(
  "remove-studio-webhook",
  z.strictObject({ request, webhook: id }),
  done,
);
