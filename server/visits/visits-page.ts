import { isComparable, stepsOf, sumOf, type VisitRange } from "../../contract/visit-ranges.ts";
import {
  dayInWords,
  inNumbers,
  pageInWords,
  sourceInWords,
  stepInWords,
  visitSentence,
  visitWords,
} from "../../contract/visit-words.ts";
import { type SiteVisits, unnamedSources } from "../../contract/visits.ts";
import { chartHeight, columnsPath, roundTop } from "../../engine/chart/columns.ts";
import { visitsPageContent as words } from "./visits-page-content.ts";
import { visitsPageStyle } from "./visits-page-style.ts";

/** From where fewer came than this could be somebody whom one knows. */
const fewest = 3;
const mostListed = 10;

type Shown = { host: string; range: VisitRange; days: { from: string; to: string } };

/** The page that shows everybody how many visit a site: a whole document that asks for nothing else. */
export function visitsPage(visits: SiteVisits, { host, range, days }: Shown): string {
  const steps = stepsOf(visits, range, days);
  const sources = visits.sources.filter(({ views }) => views >= fewest);
  const from = sources.find(({ source }) => !Object.values<string>(unnamedSources).includes(source));
  const sentence = visitSentence({
    ...sumOf(steps),
    range,
    before: isComparable(visits.since, range, days.from) ? visits.before : undefined,
    from: from?.source,
    to:
      from && visits.sources.indexOf(from) === visits.sources.findIndex(isHost)
        ? (visits.led_to ?? undefined)
        : undefined,
  });
  const lists = [
    list(
      visitWords.headings.pages,
      visits.pages.map(({ page, views }) => [pageInWords(page), views]),
    ),
    list(
      visitWords.headings.sources,
      sources.map(({ source, views }) => [sourceInWords(source), views]),
    ),
    list(
      visitWords.headings.kinds,
      visits.kinds.map(({ kind, views }) => [visitWords.kinds[kind], views]),
    ),
  ];
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex"><link rel="icon" href="data:,">',
    `<title>${text(words.title(host))}</title><style>${visitsPageStyle}</style></head><body>`,
    `<nav><a href="/">${text(words.back(host))}</a></nav><main><h1>${text(sentence)}</h1>`,
    chart(steps, sentence),
    `<div class="lists">${lists.join("")}</div></main>`,
    `<footer><p>${text(visitWords.counted)}</p><p>${text(words.few)}</p></footer></body></html>`,
  ].join("");
}

function chart(steps: ReturnType<typeof stepsOf>, sentence: string): string {
  const views = steps.map((step) => step.views);
  const top = roundTop(views);
  const { columns } = visitWords;
  const [first, last] = [steps[0]?.first ?? "", steps.at(-1)?.last ?? ""];
  const rows = steps
    .toReversed()
    .map(
      (step) =>
        `<tr><th scope="row">${text(stepInWords(step))}</th><td>${inNumbers(step.visitors)}</td><td>${inNumbers(step.views)}</td></tr>`,
    );
  return [
    `<figure><p class="top"><span>${inNumbers(top)}</span></p>`,
    `<svg viewBox="0 0 ${steps.length} ${chartHeight}" preserveAspectRatio="none" role="img" aria-label="${text(words.chart(sentence))}">`,
    `<path class="views" d="${columnsPath(views, top)}"/>`,
    `<path class="visitors" d="${columnsPath(
      steps.map(({ visitors }) => visitors),
      top,
    )}"/></svg>`,
    `<figcaption class="key"><span>${dayInWords(first)}</span><span><b>${columns.visitors}</b><b>${columns.views}</b></span><span>${dayInWords(last)}</span></figcaption></figure>`,
    `<details><summary>${words.table}</summary><table><thead><tr><th scope="col">${columns.day}</th><th scope="col">${columns.visitors}</th><th scope="col">${columns.views}</th></tr></thead><tbody>${rows.join("")}</tbody></table></details>`,
  ].join("");
}

function list(heading: string, rows: [name: string, views: number][]): string {
  if (rows.length === 0) return "";
  const most = Math.max(...rows.map(([, views]) => views));
  const items = rows
    .slice(0, mostListed)
    .map(
      ([name, views]) =>
        `<li><span>${text(name)}</span><b>${inNumbers(views)}</b><svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true"><rect width="${Math.round((views / most) * 1000) / 10}" height="1"/></svg></li>`,
    );
  return `<section><h2>${heading}</h2><ol>${items.join("")}</ol></section>`;
}

function isHost({ source }: { source: string }): boolean {
  return source !== unnamedSources.direct && source !== unnamedSources.other;
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Visitors made up some of it. */
function text(said: string): string {
  return said.replaceAll(/[&<>"]/g, (letter) => escapes[letter] ?? letter);
}
