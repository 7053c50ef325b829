import { sendCommand } from "../../../account/send-command.ts";

const again = (site: string) => ({ request: crypto.randomUUID(), site });

/** What is done with the addresses of a site. All of it throws `CommandRefused`. */
export const addressActs = {
  add: (site: string, host: string, more: { withTwin?: boolean; becomesKnown?: boolean } = {}) =>
    sendCommand("add-domain", { ...again(site), host, ...more }),
  check: (site: string, domain: string) => sendCommand("check-domain", { site, domain }),
  choose: (site: string, host: string | null) => sendCommand("set-canonical-host", { ...again(site), host }),
  remove: (site: string, domain: string, withTwin = false) =>
    sendCommand("remove-domain", { ...again(site), domain, withTwin }),
  lead: (site: string, from: string, to: string) => sendCommand("set-redirect", { ...again(site), from, to }),
  leadNowhere: (site: string, from: string) => sendCommand("remove-redirect", { ...again(site), from }),
};
