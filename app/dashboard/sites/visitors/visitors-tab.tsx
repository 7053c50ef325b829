import { mayDo } from "../../../../contract/permissions.ts";
import { isComparable, stepsOf, sumOf, type VisitRange } from "../../../../contract/visit-ranges.ts";
import { visitSentence, visitWords } from "../../../../contract/visit-words.ts";
import { type SiteVisits, unnamedSources } from "../../../../contract/visits.ts";
import { saveTable } from "../../../account/area/lists/save-table.ts";
import { useLoaded } from "../../../account/area/use-loaded.ts";
import { sendCommand } from "../../../account/send-command.ts";
import { showSuccess, useAction } from "../../../account/use-action.ts";
import { Button } from "../../../components/ui/button.tsx";
import { buttonClass } from "../../../components/ui/button-class.ts";
import { addressParts } from "../my-sites.ts";
import type { SitePanelProps } from "../site-panel.ts";
import { PublicPart } from "./public-part.tsx";
import { RangeChoice, useVisitRange } from "./range-choice.tsx";
import { type Days, readSiteVisits } from "./read-visits.ts";
import { VisitChart } from "./visit-chart.tsx";
import { VisitFigures } from "./visit-figures.tsx";
import { VisitLists } from "./visit-lists.tsx";
import { visitorsContent as words } from "./visitors-content.ts";

/** Who has visited a site: what has changed in a sentence, how it went day by day, and what they saw. */
export function VisitorsTab({ site, onChanged }: SitePanelProps) {
  const [range, choose] = useVisitRange();
  const { value, error, loading, again } = useLoaded(`${site.id} ${range.name}`, async () => {
    const [read, { before, after }] = await Promise.all([readSiteVisits(site.id, range), addressParts()]);
    return { ...read, range, address: before + site.subdomain + after };
  });
  const { busy, run } = useAction();

  if (!value) {
    return (
      <div className="grid justify-items-start gap-6 py-8">
        <p role="status" className="text-lg text-muted">
          {error ? words.failed : words.loading}
        </p>
        {error !== undefined && <Button onClick={again}>{words.retry}</Button>}
      </div>
    );
  }
  const { visits, days, address } = value;
  const isLive = site.state === "live" || site.state === "changed";
  if (visits.since === null && visits.missed.length === 0) {
    return (
      <section aria-label={words.label} className="grid justify-items-start gap-6 py-4">
        <p className="max-w-2xl font-display text-3xl leading-tight text-pretty sm:text-4xl">
          {isLive ? words.empty.live : words.empty.draft}
        </p>
        {isLive && (
          <a href={address} className={buttonClass("outline")}>
            {words.empty.visit}
          </a>
        )}
        <p className="max-w-prose text-muted text-pretty">{visitWords.counted}</p>
      </section>
    );
  }
  const sentence = sentenceOf(visits, value.range, days);
  const steps = stepsOf(visits, value.range, days);
  const save = () =>
    run(async () => {
      const { csv, count } = await sendCommand("export-visits", {
        site: site.id,
        first: days.from,
        last: days.to,
      });
      saveTable(csv, `${site.subdomain}-visitors.csv`);
      showSuccess(words.csvDone(count));
    });

  return (
    <section aria-label={words.label} aria-busy={loading} className="grid gap-12 lg:gap-16">
      <div className="grid gap-y-6">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
          <RangeChoice range={range} onChoose={choose} />
          <Button variant="text" busyLabel={busy && words.csvBusy} onClick={() => void save()}>
            {words.csv}
          </Button>
        </div>
        {error !== undefined && (
          <p role="alert" className="border-l-6 border-danger pl-4">
            {words.failed}{" "}
            <Button variant="text" onClick={again}>
              {words.retry}
            </Button>
          </p>
        )}
        <div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,8fr)_auto]">
          <h2
            aria-live="polite"
            className="max-w-4xl font-display text-4xl leading-[1.02] text-balance wrap-anywhere sm:text-6xl"
          >
            {sentence}
          </h2>
          <VisitFigures steps={steps} />
        </div>
      </div>
      <div>
        <VisitChart steps={steps} range={value.range} sentence={sentence} />
      </div>
      <VisitLists visits={visits} />
      {mayDo(site.role, "manage", site.settings) && (
        <PublicPart site={site} address={address} onChanged={onChanged} />
      )}
      <p className="max-w-prose text-sm text-pretty text-muted">{visitWords.counted}</p>
    </section>
  );
}

function sentenceOf(visits: SiteVisits, range: VisitRange, { from }: Days): string {
  const host = visits.sources.find(
    ({ source }) => source !== unnamedSources.direct && source !== unnamedSources.other,
  );
  return visitSentence({
    ...sumOf(visits.days),
    range,
    before: isComparable(visits.since, range, from) ? visits.before : undefined,
    from: host?.source,
    to: visits.led_to ?? undefined,
  });
}
