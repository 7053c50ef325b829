import { Button } from "../../../components/ui/button.tsx";
import { brandNamed } from "./brand-named.ts";
import { designContent, minuteInWords } from "./design-content.ts";
import type { Worn, WornBefore } from "./read-worn.ts";

const words = designContent.way;

type Props = {
  before: WornBefore;
  worn: Worn;
  busy: boolean;
  mayChange: boolean;
  /** As it was, to the letter. */
  onExact: (before: WornBefore) => void;
  /** The present words in the earlier design. */
  onPoured: (before: WornBefore) => void;
};

/** The way back to what the site wore before: to the letter while nothing has changed since, else as its owner wants it. */
export function WayBack({ before, worn, busy, mayChange, onExact, onPoured }: Props) {
  const isUntouched = worn.revision === before.revision + 1;
  const isSameDesign = worn.design === before.design;
  const brand = brandNamed(before.design);
  return (
    <section aria-labelledby="way-back" className="grid gap-4 border-y border-line py-6">
      <h3 id="way-back" className="font-display text-3xl leading-tight">
        {isSameDesign ? words.sameHeading : words.heading(brand)}
      </h3>
      <p className="max-w-prose text-pretty text-muted">{isUntouched ? words.untouched : words.touched}</p>
      {mayChange && (
        <div className="flex flex-wrap gap-4">
          <Button variant="outline" busyLabel={busy && words.busy} onClick={() => onExact(before)}>
            {isUntouched ? words.back : words.exactly(minuteInWords(before.at))}
          </Button>
          {!isUntouched && !isSameDesign && (
            <Button variant="outline" busyLabel={busy && words.busy} onClick={() => onPoured(before)}>
              {words.poured}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
