import { z } from "zod";
import { command, id, request } from "./command.ts";
import { invitedRoles } from "./permissions.ts";

/** An address that somebody is invited at, as accounts keep theirs. */
export const invitedAddress = z
  .string()
  .transform((email) => email.trim().toLowerCase())
  .pipe(z.email("must be an address such as name@example.com").max(255));

/** Invites somebody to work on a site: the link is in the mail that they get, and good for 14 days. */
export const inviteMember = command(
  "invite-member",
  z.strictObject({ request, site: id, email: invitedAddress, role: z.enum(invitedRoles) }),
  z.strictObject({ invitation: id }),
);
