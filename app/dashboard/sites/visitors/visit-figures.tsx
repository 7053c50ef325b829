import { inNumbers, visitWords } from "../../../../contract/visit-words.ts";
import type { VisitSum } from "../../../../contract/visits.ts";

/** The two numbers that all others are parts of. */
export function VisitFigures({ visitors, views }: VisitSum) {
  const figures = [
    [visitWords.columns.visitors, visitors],
    [visitWords.columns.views, views],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-4">
      {figures.map(([name, count]) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-display text-5xl leading-none tabular-nums sm:text-6xl">{inNumbers(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
