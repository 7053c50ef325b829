import { useEffect, useState } from "react";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import type { Workshop } from "../workshop/workshop.ts";
import type { DraftFindings } from "./find-in-draft.ts";
import type { Overflow } from "./find-overflow.ts";

/** Milliseconds without a change after which the draft is looked at. */
const quiet = 1_200;
/** And those after which what looks is fetched again, when there was no server. */
const later = 5_000;

/** What the checks find; `overflow` is undefined until all pages have been measured once. */
export type Checks = DraftFindings & { overflow: readonly Overflow[] | undefined };

/** What the checks find in the draft, a moment after its last change; undefined until they have looked once. */
export function useChecks(site: SiteDocument, workshop: Workshop): Checks | undefined {
  const [found, setFound] = useState<DraftFindings>();
  const [overflow, setOverflow] = useState<readonly Overflow[]>();
  useEffect(() => {
    const ending = new AbortController();
    let timer = setTimeout(look, quiet);
    async function look(): Promise<void> {
      const looking = await fetchLooking();
      if (ending.signal.aborted) return;
      if (!looking) {
        timer = setTimeout(look, later);
        return;
      }
      const findings = await looking.findInDraft(site, workshop.views, ending.signal);
      if (!findings || ending.signal.aborted) return;
      setFound(findings);
      const measured = await looking.findOverflow(site, workshop, ending.signal);
      if (measured && !ending.signal.aborted) setOverflow(measured);
    }
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [site, workshop]);
  return found && { ...found, overflow };
}

/** What looks, which is fetched when the page has long been ready to be typed into; undefined where it cannot be had now. */
async function fetchLooking() {
  try {
    const [draft, overflow] = await Promise.all([import("./find-in-draft.ts"), import("./find-overflow.ts")]);
    return { ...draft, ...overflow };
  } catch {
    return undefined;
  }
}

/** How many things there are to look at; sections of samples are one. */
export function countOf({ findings, missing, samples, overflow }: Checks): number {
  return findings.length + missing.length + (samples.length > 0 ? 1 : 0) + (overflow?.length ?? 0);
}
