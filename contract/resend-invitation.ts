import { z } from "zod";
import { command, done, id, request } from "./command.ts";

/** Mails an invitation once more, with a new link for another 14 days; the link before it is worth nothing from then on. */
export const resendInvitation = command(
  "resend-invitation",
  z.strictObject({ request, site: id, invitation: id }),
  done,
);
