import { z } from "zod";
import { adminCommand, id, request } from "./command.ts";

/**
 * Has a copy of the whole database made, into the server's own folder; `list_backups` says how it goes. Refused with `not_now` while
 * one is being made.
 */
export const makeBackup = adminCommand(
  "make-backup",
  z.strictObject({ request }),
  z.strictObject({ backup: id }),
);
