import { useEffect, useRef, useState } from "react";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { knownWorkshop, openWorkshop, type Workshop } from "./workshop.ts";

/** A site, and what its design is drawn and edited with. */
type Fitting = { site: SiteDocument; workshop: Workshop };

/** Milliseconds after which it is tried again to fetch a design, as without a network. */
const later = 4_000;

/**
 * `latest` with the workshop of its design. Where somebody has given it another design, whose workshop is not here yet, the site stays as
 * it was until that has come: `isBehind` meanwhile.
 */
export function useWorkshop(latest: SiteDocument, first: Workshop): Fitting & { isBehind: boolean } {
  const slug = latest.design ?? "";
  const [, setLoads] = useState(0);
  const workshop = slug === first.slug ? first : knownWorkshop(slug);
  const last = useRef<Fitting>({ site: latest, workshop: first });
  if (workshop) last.current = { site: latest, workshop };
  const isBehind = workshop === undefined;

  useEffect(() => {
    if (!isBehind) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    function load(): void {
      openWorkshop(slug).then(
        () => !isOver && setLoads((count) => count + 1),
        () => {
          if (!isOver) timer = setTimeout(load, later);
        },
      );
    }
    load();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [slug, isBehind]);

  return { ...last.current, isBehind };
}
