import { Resolver } from "node:dns/promises";
import type { Config } from "../config.ts";

/** No name server has said anything that counts: neither that there is a record nor that there is none. */
export class NoDnsAnswer extends Error {}

export type LookUp = {
  /** The texts of a name's TXT records; none where it has none. Throws `NoDnsAnswer`. */
  texts: (name: string) => Promise<string[]>;
  /** Its IPv4 and IPv6 addresses, also by way of a CNAME. Throws as `texts`. */
  addresses: (name: string) => Promise<string[]>;
};

/** What a name server says that knows the name, or whose it would be, and has no such record. */
const isNone = new Set(["ENODATA", "ENOTFOUND"]);

/** Asks the name servers of the configuration, or those of this machine; never its hosts file. */
export function createLookUp({ dnsServers }: Pick<Config, "dnsServers">): LookUp {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  if (dnsServers) resolver.setServers(dnsServers);
  return {
    texts: async (name) => (await recordsOf(resolver.resolveTxt(name))).map((parts) => plain(parts.join(""))),
    addresses: async (name) => {
      const both = await Promise.all([
        recordsOf(resolver.resolve4(name)),
        recordsOf(resolver.resolve6(name)),
      ]);
      return both.flat().sort();
    },
  };
}

async function recordsOf<Record>(asked: Promise<Record[]>): Promise<Record[]> {
  try {
    return await asked;
  } catch (error) {
    const { code = "" } = error as { code?: string };
    if (isNone.has(code)) return [];
    throw new NoDnsAnswer(code, { cause: error });
  }
}

/** Whoever writes a record may write anything: it is shown and kept. */
function plain(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, "").slice(0, 200);
}
