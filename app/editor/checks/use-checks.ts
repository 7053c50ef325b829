import { useEffect, useMemo, useRef, useState } from "react";
import type { Finding } from "../../../engine/checks/finding.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { handRests } from "../typing/resting-hand.ts";
import type { Workshop } from "../workshop/workshop.ts";
import type { DraftFindings } from "./find-in-draft.ts";
import type { Overflow } from "./find-overflow.ts";
import type { MissingFact } from "./missing-in-draft.ts";
import type { SampleSection } from "./samples-in-draft.ts";

/** Milliseconds without a change after which the draft is looked at: letters of one word are not. */
const quiet = 300;
/** Those that the page is given to open before it is looked at for the first time. */
const opening = 1_200;
/** And those after which what looks is fetched again, when there was no server. */
const later = 5_000;

/** What the checks find; `overflow` is undefined until all pages have been measured once. */
export type Checks = {
  findings: readonly Finding[];
  missing: readonly MissingFact[];
  samples: readonly SampleSection[];
  overflow: readonly Overflow[] | undefined;
};

type Looking = NonNullable<Awaited<ReturnType<typeof fetchLooking>>>;

/**
 * What the checks find in the draft: what only has to be read from it at once, what has to be drawn a moment after its last change,
 * the page at `path` before the others. Undefined until they have looked once.
 */
export function useChecks(site: SiteDocument, path: string, workshop: Workshop): Checks | undefined {
  const [looked, setLooked] = useState<DraftFindings & { by: Looking }>();
  const [overflow, setOverflow] = useState<readonly Overflow[]>();
  const wait = useRef(opening);
  const shown = useRef(path);
  shown.current = path;
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    let timer = setTimeout(look, wait.current);
    async function look(): Promise<void> {
      const by = await fetchLooking();
      if (signal.aborted) return;
      if (!by) {
        timer = setTimeout(look, later);
        return;
      }
      wait.current = quiet;
      // Letters that a text has no room for change no draft.
      await handRests();
      if (signal.aborted) return;
      const first = shown.current;
      await by.findInDraft(site, workshop.views, first, signal, (found) => setLooked({ ...found, by }));
      if (!signal.aborted) await by.findOverflow(site, workshop, first, signal, setOverflow);
    }
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [site, workshop]);
  return useMemo(
    () =>
      looked && {
        findings: looked.findings,
        missing: looked.by.missingInDraft(site.facts),
        samples: looked.by.samplesInDraft(site, workshop.forms, looked.openings),
        overflow,
      },
    [looked, overflow, site, workshop],
  );
}

/** What looks, which is fetched when the page has long been ready to be typed into; undefined where it cannot be had now. */
async function fetchLooking() {
  try {
    const [draft, overflow, samples, missing] = await Promise.all([
      import("./find-in-draft.ts"),
      import("./find-overflow.ts"),
      import("./samples-in-draft.ts"),
      import("./missing-in-draft.ts"),
    ]);
    return { ...draft, ...overflow, ...samples, ...missing };
  } catch {
    return undefined;
  }
}

/** How many things there are to look at; sections of samples are one. */
export function countOf({ findings, missing, samples, overflow }: Checks): number {
  return findings.length + missing.length + (samples.length > 0 ? 1 : 0) + (overflow?.length ?? 0);
}
