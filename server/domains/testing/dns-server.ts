import type { AddressInfo } from "node:net";
import dns2 from "dns2";
import { onTestFinished } from "vitest";

/** What names have, as it stands at the moment of a question: addresses (of IPv4 or IPv6), texts, or another name that they stand for. */
export type Zone = Map<string, { addresses?: string[]; texts?: string[]; alias?: string }>;

export type DnsServer = {
  zone: Zone;
  /** As DNS_SERVERS takes it. */
  address: string;
  port: number;
  /** Whether it says nothing to anybody. */
  silence: (isSilent: boolean) => void;
};

const { Packet } = dns2;

/** A name server of a test's own, which knows its zone and nothing else. */
export async function createDnsServer(
  onFinished: (cleanUp: () => Promise<void>) => void = onTestFinished,
): Promise<DnsServer> {
  const zone: Zone = new Map();
  let isSilent = false;
  const server = dns2.createUDPServer((request, send) => {
    if (isSilent) return;
    const response = Packet.createResponseFromRequest(request);
    const [question] = request.questions;
    if (question)
      for (const answer of answersTo(zone, question.name.toLowerCase(), question.type))
        response.answers.push(answer as never);
    const isKnown = question && zone.has(question.name.toLowerCase());
    response.header.rcode = isKnown ? 0 : 3;
    send(response);
  });
  await server.listen(0, "127.0.0.1");
  const { port } = server.address() as AddressInfo;
  onFinished(async () => {
    server.close();
  });
  return {
    zone,
    port,
    address: `127.0.0.1:${port}`,
    silence: (silent) => {
      isSilent = silent;
    },
  };
}

function answersTo(zone: Zone, name: string, type: number): object[] {
  const found = zone.get(name);
  if (!found) return [];
  const { TYPE, CLASS } = Packet;
  const record = (kind: number, data: object) => ({ name, type: kind, class: CLASS.IN, ttl: 0, ...data });
  if (found.alias !== undefined && type !== TYPE.TXT)
    return [record(TYPE.CNAME, { domain: found.alias }), ...answersTo(zone, found.alias, type)];
  if (type === TYPE.TXT) return (found.texts ?? []).map((data) => record(TYPE.TXT, { data }));
  const isWanted = (address: string) => (type === TYPE.AAAA) === address.includes(":");
  if (type !== TYPE.A && type !== TYPE.AAAA) return [];
  return (found.addresses ?? []).filter(isWanted).map((address) => record(type, { address }));
}
