import { useCallback, useEffect, useRef, useState } from "react";
import { type BrandedSites, readBrandedSites } from "./read-branded-sites.ts";
import { isUnderWay } from "./site-step.ts";

/** Milliseconds between two looks while something is under way. */
const pause = 600;

/**
 * The sites with what the brand did to them, looked at again while the server works on any of them, whoever asked for it and where,
 * and when somebody comes back to the page. `look` gives them as they are by now.
 */
export function useBrandedSites(first: BrandedSites): BrandedSites & { look: () => Promise<void> } {
  const [state, setState] = useState(first);
  const isGone = useRef(false);
  const look = useCallback(async () => {
    const next = await readBrandedSites();
    if (!isGone.current) setState(next);
  }, []);
  useEffect(() => {
    isGone.current = false;
    const come = () => {
      // What cannot be fetched now stands as it was.
      if (!document.hidden) look().catch(() => undefined);
    };
    document.addEventListener("visibilitychange", come);
    return () => {
      isGone.current = true;
      document.removeEventListener("visibilitychange", come);
    };
  }, [look]);
  const isBusy = [...state.changes.values()].some(isUnderWay);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was seen last says when to look again
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => look().catch(() => setState((before) => ({ ...before }))), pause);
    return () => clearTimeout(timer);
  }, [isBusy, state, look]);
  return { ...state, look };
}
