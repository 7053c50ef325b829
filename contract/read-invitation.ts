import { z } from "zod";
import { command, id } from "./command.ts";
import { invitedRoles } from "./permissions.ts";

/**
 * What names an invitation: the secret of its mailed link, or, for whoever has the address that it went to and has confirmed it,
 * its id. That one is worth nothing to anybody else, so it may stand in an address.
 */
export const namedInvitation = z.union([
  z.strictObject({ token: z.string().min(20).max(100) }),
  z.strictObject({ id }),
]);

export type NamedInvitation = z.infer<typeof namedInvitation>;

/** Asks what somebody is invited to, before they decide. Nothing is accepted by it. */
export const readInvitation = command(
  "read-invitation",
  z.strictObject({ invitation: namedInvitation }),
  z.strictObject({
    /** Of the site, as its owner calls it. */
    name: z.string(),
    /** Who invites; empty where they have no name. */
    by: z.string(),
    role: z.enum(invitedRoles),
    /** Whom it is for. */
    email: z.string(),
    /** Whether that is who asks. */
    isMine: z.boolean(),
    /** `accepted` is said to whoever works on the site already. */
    state: z.enum(["open", "expired", "revoked", "declined", "accepted", "site-gone"]),
    /** The site, for whoever works on it already. */
    site: id.optional(),
  }),
);
