import type { MySite } from "../../account/profile.ts";
import { Button } from "../../components/ui/button.tsx";
import { BrandBeside } from "./brand-beside.tsx";
import { brandContent } from "./brand-content.ts";
import type { BrandChange } from "./read-branded-sites.ts";
import { stepOf } from "./site-step.ts";

const words = brandContent.sites;

type Props = {
  site: MySite;
  brand: number | undefined;
  change: BrandChange | undefined;
  /** Why what was last asked for here was not done. */
  problem: string | undefined;
  isBusy: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onApply: (revision: number) => void;
  onUndo: () => void;
};

/** One site: what the brand did to it, the way back, and a look at it before and after. */
export function BrandSiteLine({
  site,
  brand,
  change,
  problem,
  isBusy,
  isOpen,
  onOpen,
  onApply,
  onUndo,
}: Props) {
  const { name, revision } = site;
  // What was done before somebody changed the site is history, and its way back is under Design.
  const isDone = change?.state === "done" && revision === change.revision + 1;
  const isCurrent =
    isDone || change?.state === "waiting" || (change && change.brand === brand && isNews(change, revision));
  const told = change && isCurrent ? stepOf(change) : undefined;
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <p className="min-w-0">
          <span className="font-display text-2xl wrap-anywhere">{name}</span>{" "}
          <span className="block max-w-prose text-sm text-pretty text-muted" aria-live="polite">
            {problem || told?.problem || (told && words.states[told.step])}
          </span>
        </p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {isDone && (
            <Button variant="text" aria-label={words.undoOf(name)} disabled={isBusy} onClick={onUndo}>
              {words.undo}
            </Button>
          )}
          {brand !== undefined && (
            <Button
              variant="text"
              aria-expanded={isOpen}
              aria-label={isOpen ? words.closeOf(name) : words.lookOf(name)}
              onClick={() => onOpen(!isOpen)}
            >
              {isOpen ? words.close : words.look}
            </Button>
          )}
        </div>
      </div>
      {isOpen && (
        <BrandBeside
          site={site}
          token={`${revision} ${brand} ${change?.at ?? ""}`}
          isBusy={isBusy}
          onApply={onApply}
        />
      )}
    </li>
  );
}

/** Whether what was not done, or was taken back, is still as it was left. */
function isNews({ state, revision: before }: BrandChange, revision: number): boolean {
  if (state === "undone") return revision === before + 2;
  return state === "same" ? revision === before : true;
}
