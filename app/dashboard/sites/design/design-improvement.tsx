import { useLoaded } from "../../../account/area/use-loaded.ts";
import { Button } from "../../../components/ui/button.tsx";
import { DrawnView } from "../../drawn-view.tsx";
import { brandNamed } from "./brand-named.ts";
import { designContent } from "./design-content.ts";
import type { Worn } from "./read-worn.ts";
import type { WornPages } from "./worn-pages.ts";

const words = designContent.improved;

type Props = {
  worn: Worn;
  pages: WornPages;
  busy: boolean;
  onTake: () => void;
  /** Told the version of the design that is left out. */
  onDecline: (version: number) => void;
};

/**
 * What the studio has improved of the design that a site wears, before and after, until somebody takes it or says "not now". Where
 * nothing is, or it cannot be found out just now, there is nothing.
 */
export function DesignImprovement({ worn, pages, busy, onTake, onDecline }: Props) {
  const { design, revision, declined } = worn;
  const { value: after } = useLoaded(`${design} ${revision}`, () => pages.inDesign(design, revision));
  const improvement = after?.improvement;
  if (!after || !improvement || declined === `${design} ${improvement.version}`) return null;
  const drawings = {
    before: async () => (await pages.asItIs(revision)).html,
    after: async () => after.html,
  };
  return (
    <section aria-labelledby="improved" className="grid gap-6 border-t-2 border-accent pt-5">
      <div className="grid items-end gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <h3 id="improved" className="font-display text-4xl leading-none text-balance sm:text-5xl">
          {words.heading(brandNamed(design))}
        </h3>
        <p className="max-w-prose text-pretty text-muted">
          {words.changes(improvement.changes)} {words.kept(improvement.kept)} {words.stays}
        </p>
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        {(["before", "after"] as const).map((which) => (
          <figure key={which}>
            <div className="aspect-[4/3] border border-line [&>div]:size-full">
              <DrawnView
                token={`${design} ${revision} ${improvement.version} ${which}`}
                draw={drawings[which]}
                title={words[which]}
                failed={designContent.stage.failed}
              />
            </div>
            <figcaption className="mt-2 text-sm text-muted">{words[which]}</figcaption>
          </figure>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button busyLabel={busy && words.taking} onClick={onTake}>
          {words.take}
        </Button>
        <Button variant="text" disabled={busy} onClick={() => onDecline(improvement.version)}>
          {words.decline}
        </Button>
      </div>
    </section>
  );
}
