import { z } from "zod";
import { command, done, id, request } from "./command.ts";

/** Has visitors of an earlier address be told that there is nothing. */
export const removeRedirect = command(
  "remove-redirect",
  z.strictObject({ request, site: id, from: z.string().max(300) }),
  done,
);
