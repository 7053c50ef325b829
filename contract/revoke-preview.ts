import { z } from "zod";
import { command, done, id, request } from "./command.ts";

/** Ends a preview link at once, also for whoever has it open. */
export const revokePreview = command(
  "revoke-preview",
  z.strictObject({ request, site: id, preview: id }),
  done,
);
