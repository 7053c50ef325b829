import { openBackend } from "../../account/open-backend.ts";
import type { MyInvitation } from "../../account/profile.ts";

/** What the caller is invited to, by the address that they have confirmed. Throws what the service answers instead. */
export async function readMyInvitations(): Promise<MyInvitation[]> {
  const { data } = await openBackend();
  const { data: invitations, error } = await data.rpc("my_invitations");
  if (error) throw error;
  return invitations;
}
