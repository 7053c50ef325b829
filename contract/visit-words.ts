import type { VisitRange } from "./visit-ranges.ts";
import { unnamedSources, type VisitKind, type VisitSum } from "./visits.ts";

/** What is said of visits wherever they are shown, in the studio and to everybody. */
export const visitWords = {
  ranges: {
    label: "Over how long",
    options: { "7": "7 days", "30": "30 days", "90": "90 days", "12m": "12 months" },
  } satisfies { label: string; options: Record<VisitRange["name"], string> },
  kinds: { phone: "Phone", tablet: "Tablet", computer: "Computer" } satisfies Record<VisitKind, string>,
  visitors: (count: number) => `${inNumbers(count)} ${count === 1 ? "visitor" : "visitors"}`,
  views: (count: number) => `${inNumbers(count)} ${count === 1 ? "page seen" : "pages seen"}`,
  headings: {
    days: "Day by day",
    weeks: "Week by week",
    pages: "Pages",
    sources: "Where from",
    kinds: "On what",
  },
  columns: {
    day: "Day",
    week: "Week",
    visitors: "Visitors",
    views: "Pages seen",
    published: "Published",
    page: "Page",
    source: "From",
    kind: "Device",
  },
  counted:
    "Counted by the server, without a cookie or a script. Whoever comes back on another day counts again: nobody is recognised for longer than a day. Days are those of UTC.",
} as const;

/** A number as people read it: "1,204". */
export function inNumbers(count: number): string {
  return count.toLocaleString("en");
}

/** What is said of a page by its path: "Menu" of "/our/menu". */
export function pageInWords(path: string): string {
  const last = path.split("/").findLast((part) => part !== "");
  if (last === undefined) return "Home";
  const text = last.replaceAll(/[-_]+/g, " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What is said of where somebody came from. */
export function sourceInWords(source: string): string {
  if (source === unnamedSources.direct) return "Typed in, or not said";
  return source === unnamedSources.other ? "Many others" : source;
}

type Told = VisitSum & {
  range: Pick<VisitRange, "name">;
  /** Of as many days before, where they can be compared. */
  before?: VisitSum | undefined;
  /** The host that most came from, and the page that they saw. */
  from?: string | undefined;
  to?: string | undefined;
};

/** One or two sentences that say what has changed: "31 visitors in 7 days, 9 more than in the 7 before. Most came from google.com, to Menu." */
export function visitSentence({ visitors, views, range, before, from, to }: Told): string {
  const period = visitWords.ranges.options[range.name];
  // Who asks not to be told apart is seen, and is no visitor.
  const isUncounted = visitors === 0 && views > 0;
  const count = isUncounted ? views : visitors;
  const said = isUncounted ? visitWords.views(views) : visitWords.visitors(visitors);
  const earlier = before && (isUncounted ? before.views : before.visitors);
  const first = `${count === 0 ? "Nobody came" : said} in ${period}${compared(count, earlier, period)}.`;
  if (from === undefined || count === 0) return first;
  return `${first} Most came from ${from}${to === undefined ? "" : `, to ${pageInWords(to)}`}.`;
}

function compared(count: number, before: number | undefined, period: string): string {
  if (before === undefined) return "";
  const [number = ""] = period.split(" ");
  if (count === 0 && before === 0) return `, nor in the ${number} before`;
  if (count === before) return `, as many as in the ${number} before`;
  const more = Math.abs(count - before);
  if (count === 0) return `, after ${inNumbers(before)} in the ${number} before`;
  return `, ${inNumbers(more)} ${count > before ? "more" : "fewer"} than in the ${number} before`;
}

const dayFormat = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const longFormat = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** "3 Nov" */
export function dayInWords(day: string): string {
  return dayFormat.format(new Date(day));
}

/** "Tue, 3 November 2026", or of some days "3 Nov to 9 Nov" */
export function stepInWords({ first, last }: { first: string; last: string }): string {
  return first === last ? longFormat.format(new Date(first)) : `${dayInWords(first)} to ${dayInWords(last)}`;
}
