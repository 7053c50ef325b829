import { sumOf, type VisitStep } from "../../../../contract/visit-ranges.ts";
import { dayInWords, inNumbers, visitWords } from "../../../../contract/visit-words.ts";
import { visitorsContent } from "./visitors-content.ts";

/** What the sentence beside it leaves out: how many pages were seen, and when most came. */
export function VisitFigures({ steps }: { steps: readonly VisitStep[] }) {
  const { views } = sumOf(steps);
  const best = steps.reduce<VisitStep | undefined>(
    (most, step) => (step.visitors > (most?.visitors ?? 0) ? step : most),
    undefined,
  );
  const figures: [name: string, count: number][] = [
    [visitWords.columns.views, views],
    ...(best
      ? [
          [visitorsContent.best(dayInWords(best.first), best.first === best.last), best.visitors] as [
            string,
            number,
          ],
        ]
      : []),
  ];
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
