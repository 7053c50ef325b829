import type { VisitRange, VisitStep } from "../../../../contract/visit-ranges.ts";
import { dayInWords, inNumbers, stepInWords, visitWords } from "../../../../contract/visit-words.ts";
import { ColumnChart } from "../../../components/chart/column-chart.tsx";
import { visitorsContent as words } from "./visitors-content.ts";

const { columns } = visitWords;

type Props = { steps: readonly VisitStep[]; range: VisitRange; sentence: string };

/** Visits over time as a picture, and behind it as a table. */
export function VisitChart({ steps, range, sentence }: Props) {
  const isByDay = range.step === 1;
  const hasPublishes = steps.some(({ versions }) => versions.length > 0);
  return (
    <>
      <ColumnChart
        text={words.chart(sentence, range.step)}
        first={dayInWords(steps[0]?.first ?? "")}
        last={dayInWords(steps.at(-1)?.last ?? "")}
        names={{ value: columns.visitors, behind: columns.views, mark: columns.published }}
        columns={steps.map((step) => ({
          value: step.visitors,
          behind: step.views,
          label: words.column(
            stepInWords(step),
            visitWords.visitors(step.visitors),
            visitWords.views(step.views),
          ),
          mark: step.versions.length > 0 ? words.published(step.versions) : undefined,
        }))}
      />
      <details className="mt-4">
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline decoration-1 underline-offset-4 hover:text-accent">
          {words.table}
        </summary>
        <div className="overflow-x-auto">
          <table className="w-full max-w-3xl text-left tabular-nums">
            <caption className="sr-only">{visitWords.headings[isByDay ? "days" : "weeks"]}</caption>
            <thead className="text-sm text-muted">
              <tr>
                <th scope="col" className="py-2 pr-4 font-normal">
                  {isByDay ? columns.day : columns.week}
                </th>
                <th scope="col" className="py-2 pr-4 text-right font-normal">
                  {columns.visitors}
                </th>
                <th scope="col" className="py-2 pr-4 text-right font-normal">
                  {columns.views}
                </th>
                {hasPublishes && (
                  <th scope="col" className="py-2 font-normal">
                    {columns.published}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {steps.toReversed().map((step) => (
                <tr key={step.first} className="border-t border-line">
                  <th scope="row" className="py-2 pr-4 font-normal">
                    {stepInWords(step)}
                  </th>
                  <td className="py-2 pr-4 text-right">{inNumbers(step.visitors)}</td>
                  <td className="py-2 pr-4 text-right">{inNumbers(step.views)}</td>
                  {hasPublishes && <td className="py-2">{words.publishedShort(step.versions)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}
