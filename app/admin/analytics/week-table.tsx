import { useId } from "react";
import { tellShortDay } from "../../../contract/day.ts";
import type { StudioWeek } from "../../../contract/studio-figures.ts";
import { studioContent } from "./studio-content.ts";

type Figure = Exclude<keyof StudioWeek, "week">;

type Props<Name extends Figure> = {
  words: { heading: string; text: string; columns: Readonly<Record<Name, string>> };
  weeks: readonly StudioWeek[];
  sum: (name: Figure) => number;
  /** Each is of those before it: how many of the first they are is drawn. */
  isFunnel?: boolean;
};

/** So many beside each other that none is left alone. */
const columns: Readonly<Record<number, string>> = {
  6: "sm:grid-cols-3 lg:grid-cols-6",
  7: "sm:grid-cols-4 lg:grid-cols-7",
};

/** Figures by week, all of them together first; the weeks stand behind a press. */
export function WeekTable<Name extends Figure>({ words, weeks, sum, isFunnel }: Props<Name>) {
  const id = useId();
  const names = Object.keys(words.columns) as Name[];
  const most = Math.max(...names.map(sum));
  const shown = (count: number) => count.toLocaleString("en");
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-display text-4xl">
        {words.heading}
      </h2>
      <p className="max-w-prose pt-2 pb-6 text-muted">{words.text}</p>
      <dl
        className={`grid grid-cols-2 border-t border-line ${names.length % 2 === 1 ? "max-sm:[&>:first-child]:col-span-full" : ""} ${columns[names.length] ?? ""}`}
      >
        {names.map((name) => (
          <div key={name} className="flex flex-col-reverse justify-end gap-1 border-b border-line py-4 pr-4">
            {isFunnel && (
              <span aria-hidden className="mt-2 block h-1 bg-line/60">
                <span
                  className="block h-full bg-accent"
                  style={{ width: `${(100 * sum(name)) / Math.max(1, most)}%` }}
                />
              </span>
            )}
            <dt className="text-sm text-pretty text-muted">{words.columns[name]}</dt>
            <dd className="font-display text-4xl tabular-nums">{shown(sum(name))}</dd>
          </div>
        ))}
      </dl>
      <details className="mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline decoration-1 underline-offset-4 hover:text-accent">
          {studioContent.all}
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
        <section className="overflow-x-auto" tabIndex={0} aria-label={studioContent.all}>
          <table className="w-full min-w-2xl text-left tabular-nums">
            <thead className="text-sm text-muted">
              <tr>
                <th scope="col" className="sticky left-0 bg-paper py-2 pr-4 font-normal whitespace-nowrap">
                  {studioContent.funnel.week}
                </th>
                {names.map((name) => (
                  <th key={name} scope="col" className="py-2 pr-4 text-right font-normal last:pr-0">
                    {words.columns[name]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.toReversed().map((one) => (
                <tr key={one.week} className="border-t border-line">
                  <th scope="row" className="sticky left-0 bg-paper py-2 pr-4 font-normal whitespace-nowrap">
                    {tellShortDay(one.week)}
                  </th>
                  {names.map((name) => (
                    <td key={name} className="py-2 pr-4 text-right last:pr-0">
                      {shown(one[name])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </section>
  );
}
