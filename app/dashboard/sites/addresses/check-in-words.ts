import type { DomainProblem, DomainState } from "../../../../contract/domain-states.ts";
import { addressesContent } from "./addresses-content.ts";

const { states, problems } = addressesContent;

/** What came of a check. */
export function checkInWords({
  state,
  problem,
}: {
  state: DomainState;
  problem: DomainProblem | null;
}): string {
  return problem ? `${states[state]}. ${problems[problem]}` : `${states[state]}.`;
}
