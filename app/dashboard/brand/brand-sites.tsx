import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { CommandRefused } from "../../account/command-refused.ts";
import { describeError } from "../../account/describe-error.ts";
import type { MySite } from "../../account/profile.ts";
import { Button } from "../../components/ui/button.tsx";
import { buttonClass } from "../../components/ui/button-class.ts";
import { type Applied, applyBrand, takeBack } from "./brand-acts.ts";
import { BrandBeside } from "./brand-beside.tsx";
import { brandContent, type SiteStep } from "./brand-content.ts";

const words = brandContent.sites;

type Row = { step?: SiteStep; problem?: string; applied?: Applied | undefined; revision: number };

type Props = {
  sites: readonly MySite[];
  /** The revision of the brand that is saved; undefined while the form says something else. */
  brand: number | undefined;
};

/** The sites that may wear the brand: one by one with a look before and after, or all of them, each by itself. */
export function BrandSites({ sites, brand }: Props) {
  const [rows, setRows] = useState<Readonly<Record<string, Row>>>({});
  const [opened, setOpened] = useState<string>();
  const [progress, setProgress] = useState<{ done: number; all: number }>();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const rowOf = (site: MySite): Row => rows[site.id] ?? { revision: site.revision };
  const set = (id: string, change: Partial<Row>, revision: number) =>
    setRows((before) => ({ ...before, [id]: { ...(before[id] ?? { revision }), ...change } }));
  const isBusy = Object.values(rows).some(({ step }) => step && !isOver(step));

  async function apply(site: MySite): Promise<void> {
    if (brand === undefined) return;
    const { revision } = rowOf(site);
    const tell = (step: SiteStep) => set(site.id, { step, problem: "" }, revision);
    try {
      const applied = await applyBrand(site, revision, brand, tell);
      set(site.id, { applied, revision: revision + 1, problem: applied.problem ?? "" }, revision);
    } catch (error) {
      if (error instanceof CommandRefused && error.code === "not_now") tell("same");
      else set(site.id, { step: "undone", problem: describeError(error) }, revision);
    }
  }

  async function undo(site: MySite, applied: Applied): Promise<void> {
    const { revision } = rowOf(site);
    try {
      await takeBack(site, applied, (step) => set(site.id, { step, problem: "" }, revision));
      set(site.id, { applied: undefined, revision: revision + 1 }, revision);
    } catch (error) {
      set(site.id, { step: "draft", problem: describeError(error) }, revision);
    }
  }

  async function everywhere(): Promise<void> {
    setProgress({ done: 0, all: sites.length });
    for (const [index, site] of sites.entries()) {
      if (isGone.current) return;
      await apply(site);
      setProgress({ done: index + 1, all: sites.length });
    }
  }

  return (
    <section aria-labelledby="brand-sites" className="mt-16 border-t-2 border-ink pt-6">
      <div className="mb-6 grid items-end gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <h2 id="brand-sites" className="font-display text-5xl leading-none">
          {words.heading}
        </h2>
        {sites.length > 0 && brand !== undefined && (
          <div className="grid justify-items-start gap-4">
            <p className="text-sm text-pretty text-muted">{words.everywhereText}</p>
            <Button variant="outline" busyLabel={isBusy && words.applying} onClick={() => void everywhere()}>
              {words.everywhere(sites.length)}
            </Button>
          </div>
        )}
      </div>
      <p role="status" className={progress ? "mb-4 text-lg" : "sr-only"}>
        {progress &&
          (progress.done < progress.all
            ? words.working(progress.done, progress.all)
            : words.done(progress.all))}
      </p>
      {sites.length === 0 ? (
        <p className="grid justify-items-start gap-4 text-lg text-muted">
          {words.none}
          <Link to="/dashboard/new" className={buttonClass("outline")}>
            {words.begin}
          </Link>
        </p>
      ) : (
        brand === undefined && <p className="mb-6 text-lg text-muted">{words.first}</p>
      )}
      <ul className="border-t border-line empty:border-0">
        {sites.map((site) => {
          const { step, problem, applied, revision } = rowOf(site);
          const isOpen = opened === site.id && brand !== undefined;
          return (
            <li key={site.id} className="border-b border-line py-4">
              <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
                <p className="min-w-0">
                  <span className="font-display text-2xl wrap-anywhere">{site.name}</span>{" "}
                  <span className="block text-sm text-muted" aria-live="polite">
                    {problem || (step && words.states[step])}
                  </span>
                </p>
                <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
                  {applied && (
                    <Button
                      variant="text"
                      aria-label={words.undoOf(site.name)}
                      disabled={isBusy}
                      onClick={() => void undo(site, applied)}
                    >
                      {words.undo}
                    </Button>
                  )}
                  {brand !== undefined && (
                    <Button
                      variant="text"
                      aria-expanded={isOpen}
                      aria-label={isOpen ? words.close : words.lookOf(site.name)}
                      onClick={() => setOpened(isOpen ? undefined : site.id)}
                    >
                      {isOpen ? words.close : words.look}
                    </Button>
                  )}
                </div>
              </div>
              {isOpen && (
                <BrandBeside
                  site={site}
                  token={`${revision} ${brand}`}
                  isBusy={isBusy}
                  onApply={() => void apply(site)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function isOver(step: SiteStep): boolean {
  return ["published", "draft", "same", "undone"].includes(step);
}
