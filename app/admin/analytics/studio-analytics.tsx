import { useSearchParams } from "react-router";
import { tellShortDay } from "../../../contract/day.ts";
import type { StudioFigures, StudioWeek } from "../../../contract/studio-figures.ts";
import { CsvButton } from "../../account/area/lists/csv-button.tsx";
import { FilterChoice } from "../../account/area/lists/filter-choice.tsx";
import { ListFailed } from "../../account/area/lists/list-failed.tsx";
import { ListWaiting } from "../../account/area/lists/list-waiting.tsx";
import { useLoaded } from "../../account/area/use-loaded.ts";
import { openBackend } from "../../account/open-backend.ts";
import { sendCommand } from "../../account/send-command.ts";
import { ColumnChart } from "../../components/chart/column-chart.tsx";
import { DesignTable } from "./design-table.tsx";
import { SlowStatements } from "./slow-statements.tsx";
import { studioContent as words } from "./studio-content.ts";
import { WeekTable } from "./week-table.tsx";

const ranges = ["4", "12", "52"] as const;

/** How the studio goes: who came and how far, what happened, and which designs they wore. */
export function StudioAnalytics() {
  const [search, setSearch] = useSearchParams();
  const range = ranges.find((one) => one === search.get("over")) ?? "12";
  const { value, error, loading, again } = useLoaded(range, () => readFigures(Number(range)));
  if (!value) return <ListWaiting heading={words.name} words={words} error={error} again={again} />;
  const { weeks } = value;
  const lastWeek = weeks.at(-1);
  const sum = (name: Exclude<keyof StudioWeek, "week">) => weeks.reduce((all, week) => all + week[name], 0);
  const sentence = words.sentence(sum("confirmed"), sum("published"));
  return (
    <div aria-busy={loading} className="grid grid-cols-[minmax(0,1fr)] gap-14 py-10 sm:py-12">
      <div className="grid gap-8">
        <h1
          aria-live="polite"
          className="max-w-5xl font-display text-[clamp(2.75rem,6.4vw,6.5rem)] leading-[0.92] text-balance"
        >
          {sentence}
        </h1>
        <ListFailed error={error} text={words.failed} again={again} />
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <FilterChoice
            words={{
              label: words.ranges.label,
              all: words.ranges.options["12"],
              options: ranges
                .filter((one) => one !== "12")
                .map((one) => ({ value: one, label: words.ranges.options[one] })),
            }}
            value={range === "12" ? undefined : range}
            look="open"
            onChoose={(over) => setSearch(over ? { over } : {}, { replace: true, preventScrollReset: true })}
          />
          <CsvButton
            name={words.file}
            load={() => sendCommand("export-studio-figures", { weeks: Number(range) })}
          />
        </div>
      </div>
      <ColumnChart
        text={words.chart.text(sentence)}
        first={weeks[0] ? tellShortDay(weeks[0].week) : ""}
        last={lastWeek ? tellShortDay(lastWeek.week) : ""}
        names={words.chart.names}
        columns={weeks.map((week) => ({
          value: week.confirmed,
          behind: Math.max(week.signed_up, week.confirmed),
          label: words.chart.column(week),
        }))}
      />
      <WeekTable words={words.funnel} weeks={weeks} sum={sum} />
      <WeekTable words={words.happened} weeks={weeks} sum={sum} />
      <DesignTable designs={value.designs} weeks={Number(range)} />
      <Now figures={value} />
      <SlowStatements />
    </div>
  );
}

async function readFigures(weeks: number): Promise<StudioFigures> {
  const { data } = await openBackend();
  const { data: figures, error } = await data.rpc("studio_figures", { weeks });
  if (error) throw error;
  return figures;
}

function Now({ figures: { mails, pictureBytes, siteBytes } }: { figures: StudioFigures }) {
  const { heading, rows, megabytes } = words.now;
  const said = [
    [rows.mailsFailed, mails.failed.toLocaleString("en")],
    [rows.mailsWaiting, mails.waiting.toLocaleString("en")],
    [rows.pictures, megabytes(pictureBytes)],
    [rows.sites, megabytes(siteBytes)],
  ] as const;
  return (
    <section aria-labelledby="now">
      <h2 id="now" className="pb-4 font-display text-4xl">
        {heading}
      </h2>
      <dl className="grid gap-x-12 sm:grid-cols-2">
        {said.map(([what, count]) => (
          <div key={what} className="grid grid-cols-2 gap-4 border-t border-line py-3">
            <dt className="text-muted">{what}</dt>
            <dd className="text-right tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
