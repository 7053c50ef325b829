import { z } from "zod";
import { adminCommand, done, id, request } from "./command.ts";

/** Mails somebody the link by which they choose a password: the invitation again, where they have not come yet. Nobody here sees it. */
export const sendPasswordLink = adminCommand(
  "send-password-link",
  z.strictObject({ request, account: id }),
  done,
);
