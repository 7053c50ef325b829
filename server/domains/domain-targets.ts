import { domainTargets as command } from "../../contract/domain-targets.ts";
import { handle } from "../api/handle-command.ts";
import { countDomainUse } from "./domain-limits.ts";
import { createLookUp, NoDnsAnswer } from "./look-up.ts";
import { targetName } from "./target-name.ts";

export const domainTargets = handle(command, async ({ actor, parts }) => {
  await countDomainUse(parts.database, "domain-targets", actor.id);
  const name = targetName(parts.config);
  try {
    return { name, addresses: await createLookUp(parts.config).addresses(name) };
  } catch (error) {
    if (error instanceof NoDnsAnswer) return { name, addresses: [] };
    throw error;
  }
});
