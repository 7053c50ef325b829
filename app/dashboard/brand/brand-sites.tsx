import { useRef, useState } from "react";
import { Link } from "react-router";
import { CommandRefused } from "../../account/command-refused.ts";
import { describeError } from "../../account/describe-error.ts";
import type { MySite } from "../../account/profile.ts";
import { sendCommand } from "../../account/send-command.ts";
import { Button } from "../../components/ui/button.tsx";
import { buttonClass } from "../../components/ui/button-class.ts";
import { brandContent } from "./brand-content.ts";
import { BrandSiteLine } from "./brand-site-line.tsx";
import type { BrandChange, BrandedSites } from "./read-branded-sites.ts";
import { isUnderWay } from "./site-step.ts";
import { useBrandedSites } from "./use-branded-sites.ts";

const words = brandContent.sites;

type Props = {
  first: BrandedSites;
  /** The revision of the brand that is saved; undefined while the form says something else. */
  brand: number | undefined;
};

/** The sites that may wear the brand: one by one with a look before and after, or all of them, each by itself and by the server. */
export function BrandSites({ first, brand }: Props) {
  const { sites, changes, look } = useBrandedSites(first);
  const [opened, setOpened] = useState<string>();
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [asking, setAsking] = useState<string>();
  const isAsking = useRef(false);
  const [run, setRun] = useState<string>();

  /** Asks for something about a site, or about all: one at a time, and what it came to is looked up in any case. */
  async function ask(about: string, act: () => Promise<void>): Promise<void> {
    if (isAsking.current) return;
    isAsking.current = true;
    setAsking(about);
    setProblems((before) => ({ ...before, [about]: "" }));
    try {
      await act();
    } catch (error) {
      if (!(error instanceof CommandRefused) || error.code !== "not_now" || about === all)
        setProblems((before) => ({ ...before, [about]: describeError(error) }));
    } finally {
      await look().catch(() => undefined);
      isAsking.current = false;
      setAsking(undefined);
    }
  }

  const everywhere = () =>
    ask(all, async () => {
      if (brand === undefined) return;
      const answer = await sendCommand("apply-brand-everywhere", { request: crypto.randomUUID(), brand });
      setRun(answer.run);
    });
  const apply = ({ id, state }: MySite, revision: number) =>
    ask(id, async () => {
      if (brand === undefined) return;
      const publish = state === "live";
      await sendCommand("apply-brand", { request: crypto.randomUUID(), site: id, revision, brand, publish });
    });
  const undo = ({ id }: MySite) =>
    ask(id, async () => {
      await sendCommand("undo-brand", { request: crypto.randomUUID(), site: id });
    });

  const shown = [...changes.values()].filter(({ site }) => sites.some(({ id }) => id === site));
  const isBusy = asking !== undefined || shown.some(isUnderWay);
  const progress = progressOf(shown, run);

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
        {progress && (progress.done < progress.all ? words.working(progress) : words.done(progress.all))}
      </p>
      {problems[all] && (
        <p role="alert" className="mb-4 text-lg">
          {problems[all]}
        </p>
      )}
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
        {sites.map((site) => (
          <BrandSiteLine
            key={site.id}
            site={site}
            brand={brand}
            change={changes.get(site.id)}
            problem={problems[site.id]}
            isBusy={isBusy}
            isOpen={opened === site.id && brand !== undefined}
            onOpen={(isOpen) => setOpened(isOpen ? site.id : undefined)}
            onApply={(revision) => void apply(site, revision)}
            onUndo={() => void undo(site)}
          />
        ))}
      </ul>
    </section>
  );
}

/** What is about all sites rather than about one. */
const all = "all";

/** How far the sites are that were asked for at once: those that are under way, or those of `run`, which was asked for here. */
function progressOf(
  changes: readonly BrandChange[],
  run: string | undefined,
): { done: number; all: number } | undefined {
  const current = changes.find(({ state }) => state === "waiting")?.run ?? run;
  const together = changes.filter((change) => change.run === current);
  if (together.length === 0) return undefined;
  return { done: together.filter((change) => !isUnderWay(change)).length, all: together.length };
}
