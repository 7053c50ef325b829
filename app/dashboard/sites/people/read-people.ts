import { openBackend } from "../../../account/open-backend.ts";
import type { InvitationRow, PersonRow } from "../../../account/profile.ts";

/** Who works on a site, and whom its owner has invited. Throws what the service answers instead. */
export async function readPeople(site: string): Promise<{ people: PersonRow[]; invited: InvitationRow[] }> {
  const { data } = await openBackend();
  const [people, invited] = await Promise.all([
    data.rpc("site_people", { of_site: site }),
    data.rpc("site_invitations", { of_site: site }),
  ]);
  if (people.error) throw people.error;
  if (invited.error) throw invited.error;
  return { people: people.data, invited: invited.data };
}
