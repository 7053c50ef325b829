import type { DomainProblem } from "../../contract/domain-states.ts";
import type { Config } from "../config.ts";
import { type LookUp, NoDnsAnswer } from "./look-up.ts";
import { proofName, targetName } from "./target-name.ts";

/** What the records of a domain say at one moment. */
export type Records = {
  /** Of the TXT record that proves whose it is. */
  texts: string[];
  /** Where it points. */
  addresses: string[];
  /** Where it should. */
  targets: string[];
};

/** More records than anybody has. */
const mostRecords = 20;

/** The records of `host`; undefined where no name server answers. */
export async function examineHost(
  host: string,
  lookUp: LookUp,
  config: Pick<Config, "sitesHost">,
): Promise<Records | undefined> {
  try {
    const [texts, addresses, targets] = await Promise.all([
      lookUp.texts(proofName(host)),
      lookUp.addresses(host),
      lookUp.addresses(targetName(config)),
    ]);
    return {
      texts: texts.slice(0, mostRecords),
      addresses: addresses.slice(0, mostRecords),
      targets: targets.slice(0, mostRecords),
    };
  } catch (error) {
    if (error instanceof NoDnsAnswer) return undefined;
    throw error;
  }
}

/**
 * What is missing for `token` to have its domain, none where nothing is. Of one that `isHeld` already the proof is not asked
 * for again: many clear it away once it has served.
 */
export function problemOf(
  records: Records | undefined,
  token: string,
  isHeld: boolean,
): DomainProblem | undefined {
  if (!records) return "no_answer";
  const { texts, addresses, targets } = records;
  if (!isHeld && !texts.includes(token)) return texts.length > 0 ? "other_txt" : "no_txt";
  if (targets.length === 0) return "no_target";
  if (addresses.length === 0) return "no_address";
  // With one of several elsewhere, some visitors would be led there.
  return addresses.every((one) => targets.includes(one)) ? undefined : "elsewhere";
}
