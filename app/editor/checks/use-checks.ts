import { useEffect, useState } from "react";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import type { Workshop } from "../workshop/workshop.ts";
import type { DraftFindings } from "./find-in-draft.ts";
import type { Overflow } from "./find-overflow.ts";

/** Milliseconds without a change after which the draft is looked at. */
const quiet = 1_200;

/** What the checks find; `overflow` is undefined until all pages have been measured once. */
export type Checks = DraftFindings & { overflow: readonly Overflow[] | undefined };

/** What the checks find in the draft, a moment after its last change; undefined until they have looked once. */
export function useChecks(site: SiteDocument, workshop: Workshop): Checks | undefined {
  const [found, setFound] = useState<DraftFindings>();
  const [overflow, setOverflow] = useState<readonly Overflow[]>();
  useEffect(() => {
    const ending = new AbortController();
    const timer = setTimeout(async () => {
      // What looks is fetched when the page has long been ready to be typed into.
      const { findInDraft } = await import("./find-in-draft.ts");
      const findings = await findInDraft(site, workshop.views, ending.signal);
      if (findings && !ending.signal.aborted) setFound(findings);
      const { findOverflow } = await import("./find-overflow.ts");
      if (ending.signal.aborted) return;
      const measured = await findOverflow(site, workshop, ending.signal);
      if (measured && !ending.signal.aborted) setOverflow(measured);
    }, quiet);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [site, workshop]);
  return found && { ...found, overflow };
}

/** How many things there are to look at; sections of samples are one. */
export function countOf({ findings, missing, samples, overflow }: Checks): number {
  return findings.length + missing.length + (samples.length > 0 ? 1 : 0) + (overflow?.length ?? 0);
}
