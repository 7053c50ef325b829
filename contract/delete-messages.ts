import { z } from "zod";
import { command, done, id, request } from "./command.ts";
import { messageIds } from "./set-message-state.ts";

/** Deletes messages of a site; `isUndone` brings them back as they were, within 30 days. */
export const deleteMessages = command(
  "delete-messages",
  z.strictObject({ request, site: id, messages: messageIds, isUndone: z.boolean().default(false) }),
  done,
);
