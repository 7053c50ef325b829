import { Link } from "react-router";
import { isComparable, stepsFromPlaces, sumOf } from "../../../contract/visit-ranges.ts";
import { visitSentence, visitWords } from "../../../contract/visit-words.ts";
import { useLoaded } from "../../account/area/use-loaded.ts";
import { Button } from "../../components/ui/button.tsx";
import { buttonClass } from "../../components/ui/button-class.ts";
import { RangeChoice, useVisitRange } from "../sites/visitors/range-choice.tsx";
import { readMyVisits } from "../sites/visitors/read-visits.ts";
import { VisitChart } from "../sites/visitors/visit-chart.tsx";
import { VisitFigures } from "../sites/visitors/visit-figures.tsx";
import { analyticsContent as words } from "./analytics-content.ts";
import { SiteRows } from "./site-rows.tsx";

/** The visits of all sites of somebody: what has changed in a sentence, how it went, and each site by itself. */
export function AllVisits() {
  const [range, choose] = useVisitRange();
  const { value, error, loading, again } = useLoaded(range.name, async () => ({
    ...(await readMyVisits(range)),
    range,
  }));

  if (!value) {
    return (
      <div className="grid justify-items-start gap-6 py-12">
        <h1 className="font-display text-6xl leading-[0.9] sm:text-8xl">{words.name}</h1>
        <p role="status" className="text-lg text-muted">
          {error ? words.failed : words.loading}
        </p>
        {error !== undefined && <Button onClick={again}>{words.retry}</Button>}
      </div>
    );
  }
  const { visits, days } = value;
  const steps = stepsFromPlaces(visits.steps, value.range, days);
  const sum = sumOf(visits.steps);
  const isEmpty = sum.views === 0 && visits.before.views === 0;
  if (visits.live === 0 && isEmpty) {
    const isNew = visits.found === 0;
    return (
      <div className="grid justify-items-start gap-8 py-10 sm:py-12">
        <h1 className="font-display text-6xl leading-[0.9] sm:text-8xl">{words.name}</h1>
        <p className="max-w-xl text-2xl leading-snug text-pretty">
          {isNew ? words.empty.none : words.empty.draft}
        </p>
        <Link to={isNew ? "/dashboard/new" : "/dashboard/sites"} className={buttonClass("solid")}>
          {isNew ? words.empty.begin : words.empty.toSites}
        </Link>
      </div>
    );
  }
  const sentence = visitSentence({
    ...sum,
    range: value.range,
    before: isComparable(visits.since, value.range, days.from) ? visits.before : undefined,
  });
  return (
    <div aria-busy={loading} className="grid gap-12 py-10 sm:py-12 lg:gap-16">
      <div className="grid gap-y-8">
        <div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,8fr)_auto]">
          <h1
            aria-live="polite"
            className="max-w-5xl font-display text-[clamp(2.75rem,6.4vw,6.5rem)] leading-[0.92] text-balance"
          >
            {sentence}
          </h1>
          <VisitFigures steps={steps} />
        </div>
        {error !== undefined && (
          <p role="alert" className="border-l-6 border-danger pl-4">
            {words.failed}{" "}
            <Button variant="text" onClick={again}>
              {words.retry}
            </Button>
          </p>
        )}
      </div>
      <section aria-label={words.label}>
        <div className="pb-6">
          <RangeChoice range={range} onChoose={choose} />
        </div>
        {isEmpty ? (
          <p className="max-w-xl border-t border-line py-8 text-2xl leading-snug text-pretty">
            {words.empty.live}
          </p>
        ) : (
          <VisitChart steps={steps} range={value.range} sentence={sentence} />
        )}
      </section>
      <section aria-labelledby="each-site">
        <h2 id="each-site" className="pb-4 font-display text-4xl">
          {words.sites}
        </h2>
        <SiteRows sites={visits.sites} steps={steps.length} over={value.range.name} />
        {visits.found > visits.sites.length && (
          <p className="pt-4 text-muted">{words.most(visits.sites.length, visits.found)}</p>
        )}
      </section>
      <p className="max-w-prose text-sm text-pretty text-muted">{visitWords.counted}</p>
    </div>
  );
}
