import { isbot } from "isbot";
import type { VisitKind } from "../../contract/visits.ts";

/** What a browser that says this of itself runs on; undefined for a machine that reads by itself. */
export type ReadAgent = (agent: string) => VisitKind | undefined;

const tablet = /iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Kindle|Android(?!.*Mobile)/i;
const phone = /Mobi|iPhone|iPod|Windows Phone|Opera Mini/i;

/** Names that are remembered: looking through a name costs more than all else of a visit, and there are few of them. */
const mostKnown = 4_000;
/** What follows says nothing that decides. */
const longestName = 400;

/** Reads the names of browsers, those that come often at once. */
export function createAgentReader(): ReadAgent {
  const known = new Map<string, VisitKind | undefined>();
  return (agent) => {
    if (known.has(agent)) return known.get(agent);
    const kind = kindOf(agent.slice(0, longestName));
    if (agent.length > longestName) return kind;
    if (known.size >= mostKnown) known.clear();
    known.set(agent, kind);
    return kind;
  };
}

function kindOf(agent: string): VisitKind | undefined {
  if (agent.trim() === "" || isbot(agent)) return undefined;
  if (tablet.test(agent)) return "tablet";
  return phone.test(agent) ? "phone" : "computer";
}
