import { randomBytes, randomUUID } from "node:crypto";
import { noLimits } from "../../testing/accounts.ts";
import { type Person, sendCommand } from "../../testing/send-command.ts";
import { createTestServer, type TestServer } from "../../testing/test-server.ts";
import { createDnsServer, type DnsServer } from "./dns-server.ts";

/** Where domains point that point here. */
export const here = "203.0.113.7";

export type DomainRow = {
  id: string;
  site: string;
  host: string;
  token: string;
  state: string;
  problem: string | null;
  found: { texts?: string[]; addresses?: string[]; targets?: string[] };
  misses: number;
  check_at: Date | null;
  becomes_known: boolean;
};

export type DomainScene = TestServer & {
  dns: DnsServer;
  add: (
    person: Person | undefined,
    site: string,
    host: string,
    more?: { withTwin?: boolean; becomesKnown?: boolean },
  ) => ReturnType<typeof sendCommand>;
  check: (person: Person | undefined, site: string, domain: unknown) => ReturnType<typeof sendCommand>;
  canonical: (
    person: Person | undefined,
    site: string,
    host: string | null,
  ) => ReturnType<typeof sendCommand>;
  remove: (
    person: Person | undefined,
    site: string,
    domain: unknown,
    more?: { withTwin?: boolean },
  ) => ReturnType<typeof sendCommand>;
  rowOf: (site: string, host: string) => Promise<DomainRow>;
  /** Lets the domain point here, with the proof of `tokens`. */
  point: (host: string, ...tokens: string[]) => void;
  /** A domain of `site` that is known to be its own. */
  verified: (person: Person, site: string, host?: string) => Promise<DomainRow>;
};

/** A name that no other test has. */
export function newHost(): string {
  return `shop-${randomBytes(5).toString("hex")}.example`;
}

/** A server whose sites have names before `sites.example`, and the name server that it asks. */
export async function createDomainScene(
  options: { works?: boolean; onFinished?: (cleanUp: () => Promise<void>) => void } = {},
): Promise<DomainScene> {
  const dns = await createDnsServer(options.onFinished);
  dns.zone.set("sites.example", { addresses: [here, "2001:db8::7"] });
  const server = await createTestServer({
    limits: noLimits,
    environment: { SITES_HOST: "sites.example", DNS_SERVERS: dns.address },
    ...options,
  });
  const send = (person: Person | undefined, name: string, input: object) =>
    sendCommand(server, person, name, input);
  const request = () => ({ request: randomUUID() });
  const scene: DomainScene = {
    ...server,
    dns,
    add: (person, site, host, more) => send(person, "add-domain", { ...request(), site, host, ...more }),
    check: (person, site, domain) => send(person, "check-domain", { site, domain }),
    canonical: (person, site, host) => send(person, "set-canonical-host", { ...request(), site, host }),
    remove: (person, site, domain, more) =>
      send(person, "remove-domain", { ...request(), site, domain, ...more }),
    rowOf: async (site, host) =>
      (await server.owner.query("select * from domains where site = $1 and host = $2", [site, host])).rows[0],
    point: (host, ...texts) => {
      dns.zone.set(host, { addresses: [here] });
      dns.zone.set(`_fabula.${host}`, { texts });
    },
    verified: async (person, site, host = newHost()) => {
      const { body } = await scene.add(person, site, host);
      const { token } = await scene.rowOf(site, host);
      scene.point(host, token);
      const { status, body: checked } = await scene.check(person, site, body.domain);
      if (checked.state !== "verified") throw new Error(`${status} ${JSON.stringify(checked)}`);
      return scene.rowOf(site, host);
    },
  };
  return scene;
}
