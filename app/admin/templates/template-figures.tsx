import type { StudioTemplate } from "./read-templates.ts";
import { stepsOf, weeksCounted } from "./read-templates.ts";
import { templatesContent } from "./templates-content.ts";

const { figures: words, funnel } = templatesContent;

/** How far those came who looked at it, and what was measured of it on which day. */
export function TemplateFiguresTable({ template }: { template: StudioTemplate }) {
  const { counts } = template;
  const rows = rowsOf(template);
  const days = new Set(rows.flatMap(([, , day]) => day ?? []));
  // All of one day is said of it once.
  const [only] = days.size === 1 ? days : [];
  const most = Math.max(1, counts.demos, counts.editors, counts.sites, counts.published);
  return (
    <>
      <section aria-labelledby="template-funnel" className="lg:border-t-2 lg:border-ink lg:pt-5">
        <h2 id="template-funnel" className="pb-4 font-display text-4xl leading-none text-balance">
          {template.own ? funnel.ofOwn(weeksCounted) : funnel.heading(weeksCounted)}
        </h2>
        <dl className="border-b border-line">
          {stepsOf(template).map((step) => (
            <div
              key={step}
              className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-baseline gap-x-4 border-t border-line py-3"
            >
              <dt className="order-2">
                {funnel.steps[step]}
                <span aria-hidden className="mt-2 block h-1 bg-line/60">
                  <span
                    className="block h-full bg-accent"
                    style={{ width: `${(counts[step] / most) * 100}%` }}
                  />
                </span>
              </dt>
              <dd className="order-1 text-right font-display text-4xl leading-none tabular-nums">
                {counts[step].toLocaleString("en")}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="template-figures">
        <h2 id="template-figures" className="pb-4 font-display text-4xl leading-none">
          {words.heading}
        </h2>
        {rows.every(([, value]) => value === undefined) ? (
          <p className="border-y border-line py-4 text-muted">{words.nothing}</p>
        ) : (
          <>
            {only && <p className="-mt-1 pb-4 text-muted">{words.onDay(only)}</p>}
            <dl className="border-b border-line">
              {rows.map(([what, value, day]) => (
                <div
                  key={what}
                  className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[minmax(0,1fr)_auto]"
                >
                  <dt className="text-pretty text-muted">{what}</dt>
                  <dd className="tabular-nums sm:text-right">
                    {value ?? <span className="text-muted">{words.none}</span>}
                    {day && !only && <span className="block text-sm text-muted">{words.day(day)}</span>}
                  </dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </section>
    </>
  );
}

function rowsOf({ figures }: StudioTemplate): [string, string | undefined, string | undefined][] {
  const { weight, lighthouse, axe, words: said, editable } = figures;
  const { rows } = words;
  return [
    [rows.weight, weight && words.kib(weight.bytes), weight?.day],
    [rows.requests, weight && String(weight.requests), weight?.day],
    [rows.script, weight && words.kib(weight.scriptBytes), weight?.day],
    [
      `${rows.lighthouse}: ${words.lighthouseOf}`,
      lighthouse &&
        [lighthouse.performance, lighthouse.accessibility, lighthouse.bestPractices, lighthouse.seo].join(
          " / ",
        ),
      lighthouse?.day,
    ],
    [rows.axe, axe && words.axe(axe.violations, axe.pages), axe?.day],
    [rows.words, said && words.percent(said.share), said?.day],
    [rows.editable, editable && words.percent(editable.share), editable?.day],
  ];
}
