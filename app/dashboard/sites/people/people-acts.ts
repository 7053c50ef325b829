import type { InvitedRole } from "../../../../contract/permissions.ts";
import { sendCommand } from "../../../account/send-command.ts";

/** What is done with the people of one site. All of it throws `CommandRefused`. */
export function peopleActs(site: string) {
  const again = () => ({ request: crypto.randomUUID(), site });
  return {
    invite: (email: string, role: InvitedRole) => sendCommand("invite-member", { ...again(), email, role }),
    resend: (invitation: string) => sendCommand("resend-invitation", { ...again(), invitation }),
    revoke: (invitation: string) => sendCommand("revoke-invitation", { ...again(), invitation }),
    change: (member: string, role: InvitedRole) => sendCommand("change-member", { ...again(), member, role }),
    remove: (member: string) => sendCommand("remove-member", { ...again(), member }),
    offer: (member: string) => sendCommand("offer-ownership", { ...again(), member }),
    withdraw: () => sendCommand("withdraw-ownership", again()),
    accept: () => sendCommand("accept-ownership", again()),
  };
}

export type PeopleActs = ReturnType<typeof peopleActs>;
