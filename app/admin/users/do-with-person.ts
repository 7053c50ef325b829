import { enterLook } from "../../account/look/kept-look.ts";
import type { OnePerson } from "../../account/profile.ts";
import { sendCommand } from "../../account/send-command.ts";
import { nameOf } from "./users-content.ts";

const request = () => ({ request: crypto.randomUUID() });

/** What is done with somebody. All of it throws `CommandRefused`. */
export function personActs(person: OnePerson) {
  const { account } = person;
  return {
    setRole: (role: OnePerson["role"]) => sendCommand("set-role", { ...request(), account, role }),
    suspend: (reason: string, sitesStayLive: boolean, isTold: boolean) =>
      sendCommand("suspend-account", { ...request(), account, reason, sitesStayLive, isTold }),
    lift: () => sendCommand("lift-suspension", { ...request(), account }),
    sendPasswordLink: () => sendCommand("send-password-link", { ...request(), account }),
    remove: (email: string) => sendCommand("delete-person", { ...request(), account, email }),
    keep: () => sendCommand("keep-person", { ...request(), account }),
    handOver: (site: string, to: string) => sendCommand("hand-over-site", { ...request(), site, to }),
    /** This tab goes on as them. */
    look: async (reason: string) => {
      const { session, endsAt } = await sendCommand("begin-look", { account, reason });
      enterLook(session, { account, name: nameOf(person), endsAt });
    },
  };
}
