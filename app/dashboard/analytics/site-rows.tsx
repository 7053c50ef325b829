import { Link } from "react-router";
import { visitWords } from "../../../contract/visit-words.ts";
import type { MyVisits } from "../../../contract/visits.ts";
import { SparkChart } from "../../components/chart/spark-chart.tsx";
import { analyticsContent as words } from "./analytics-content.ts";

type Props = {
  sites: MyVisits["sites"];
  /** How many columns each drawing has. */
  steps: number;
  /** The range that each site's own page opens with. */
  over: string;
};

/** Sites one below the other, each with how it went; the name leads to all that is known of it. */
export function SiteRows({ sites, steps, over }: Props) {
  return (
    <ul className="border-b border-line">
      {sites.map(({ id, name, status, visitors, views, steps: own }) => (
        <li
          key={id}
          className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 border-t border-line py-4 hover:bg-raised sm:grid-cols-[minmax(0,5fr)_minmax(8rem,4fr)_minmax(9rem,2fr)]"
        >
          <div className="min-w-0">
            <Link
              to={`/dashboard/sites/${id}?over=${over}#visitors`}
              aria-label={words.visitorsOf(name)}
              className="inline-flex min-h-11 items-center font-display text-2xl leading-tight wrap-anywhere underline-offset-6 after:absolute after:inset-0 hover:underline sm:text-3xl"
            >
              {name}
            </Link>
            {words.states[status] !== "" && <p className="text-sm text-muted">{words.states[status]}</p>}
          </div>
          <SparkChart
            className="col-span-2 h-10 w-full max-sm:order-last sm:col-span-1 sm:h-12"
            values={Array.from({ length: steps }, (_, place) => own[place] ?? 0)}
          />
          <p className="text-right tabular-nums">
            <span className="block">{visitWords.visitors(visitors)}</span>
            <span className="block text-sm text-muted">{visitWords.views(views)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
