import type { TemplateChange } from "../../../contract/set-template.ts";
import type { TemplateState } from "../../../contract/template-list.ts";
import { type Trade, trades } from "../../../engine/facts/trades.ts";
import { identity } from "../../identity/identity.ts";
import type { LastAct } from "./last-act.ts";
import type { TemplatesQuery } from "./templates-query.ts";

const number = (count: number) => count.toLocaleString("en");
const percent = (share: number) => `${(Math.floor(share * 1000) / 10).toLocaleString("en")} %`;
const dayOf = (day: string) =>
  new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${day}T00:00:00Z`));

/** How a trade is called, in the words of who has it. */
export function tradeName(trade: string): string {
  return trades[trade as Trade]?.[0] ?? trade;
}

const states: Record<TemplateState, string> = { shown: "Shown", hidden: "Hidden", retired: "Retired" };

const sorts: readonly { by: TemplatesQuery["sort"]; label: string }[] = [
  { by: "order", label: "how they hang" },
  { by: "name", label: "name" },
  { by: "made", label: "sites made" },
  { by: "live", label: "sites live" },
  { by: "looked", label: "visits of the demo" },
  { by: "weight", label: "weight" },
  { by: "performance", label: "performance" },
  { by: "editable", label: "how much can be edited" },
];

export const templatesContent = {
  title: `Website Templates · ${identity.name}`,
  description: "All templates, what was measured of each, and what was made of it.",
  heading: "Website Templates",
  headline: (shown: number, all: number) =>
    shown === all
      ? `${number(all)} templates, all of them shown`
      : `${number(shown)} of ${number(all)} templates are shown`,
  make: "Make a template of a site",
  lead: "This is how they hang in the fitting room and in Create New Site. The landing page and the demos always show every design of the house.",
  list: "Templates",
  loading: "The templates are on their way.",
  failed: "The templates could not be fetched. What you see may be older.",
  empty: "No template is like this.",
  csvName: "templates.csv",
  search: "Name, trade or note",
  sort: {
    label: "By",
    options: sorts,
  },
  state: { label: "State", all: "All" },
  trade: { label: "Trade", all: "Any trade" },
  states,
  featured: "The studio's choice",
  made: (made: number, live: number) =>
    made === 0
      ? "No site yet"
      : `${number(made)} ${made === 1 ? "site" : "sites"}, ${live === 0 ? "none" : number(live)} live`,
  funnel: {
    heading: (weeks: number) => `From visit to site, ${weeks} weeks`,
    ofOwn: (weeks: number) => `Begun with it in ${weeks} weeks`,
    steps: {
      demos: "visits of the demo",
      editors: "began to change it",
      sites: "made a site",
      published: "published it",
    },
    line: (weeks: number) => `In ${weeks} weeks`,
  },
  figures: {
    heading: "What was measured",
    none: "not measured",
    nothing: "Nothing was measured of it yet.",
    rows: {
      weight: "Weight of its home",
      requests: "Requests",
      script: "Script in it",
      lighthouse: "Lighthouse, as on a phone",
      axe: "Accessibility (axe)",
      words: "Words that stand in the document",
      editable: "Text that can be edited",
    },
    kib: (bytes: number) => `${(bytes / 1024).toLocaleString("en", { maximumFractionDigits: 1 })} KiB`,
    lighthouseOf: "performance / accessibility / best practices / SEO",
    axe: (violations: number, pages: number) =>
      `${violations === 0 ? "nothing" : number(violations)} found on ${number(pages)} ${pages === 1 ? "page" : "pages"}`,
    lighthouseShort: (scores: string) => `Lighthouse ${scores}`,
    axeShort: (violations: number) => `axe ${number(violations)}`,
    requestsShort: (requests: number) => `${number(requests)} requests`,
    editableShort: (share: number) => `${percent(share)} editable`,
    percent,
    day: dayOf,
    onDay: (day: string) => `On ${dayOf(day)}.`,
  },
  order: {
    up: (brand: string) => `Move ${brand} up`,
    down: (brand: string) => `Move ${brand} down`,
    before: (brand: string) => `Move ${brand} before …`,
    choose: "Move before …",
    last: "To the end",
    moved: (brand: string, place: number) => `${brand} hangs at place ${place} now.`,
    back: "The templates hang as they did before.",
    usual: "Hang them as the catalogue has them",
    madeUsual: "The templates hang as the catalogue has them.",
    undo: "Undo",
    onlyWhole: "To move templates, look at all of them as they hang.",
  },
  one: {
    all: "All templates",
    missingHeading: "No such template",
    missing: "There is no template at this address. It may have been a site's that is none any more.",
    loading: "The template is on its way.",
    failed: "The template could not be fetched.",
    retry: "Try again",
    asIs: "Open the demo",
    makeNext: "Make a later version of it the next one",
    own: { heading: "As a business begins with it", tryOn: "Try it on" },
    ofSite: (name: string, version: number) => `Made of the site ${name}, version ${version}.`,
    ofGone: "The site that it was is gone; the template stays.",
    undo: "Undo the last change",
    lastBy: (by: string, when: string) => `Changed ${when}${by ? ` by ${by}` : ""}.`,
    taken: "Taken back.",
    preview: {
      heading: "As it is",
      widths: { label: "How wide it is shown", wide: "1440", tablet: "768", phone: "390" },
      page: "Page",
      home: "Home",
      label: (brand: string) => `A page of ${brand}`,
      drawing: (brand: string) => `${brand} is on its way.`,
      failed: "This page could not be fetched.",
    },
    state: {
      heading: "Where it is shown",
      options: {
        shown: "Everybody finds it in the fitting room and in Create New Site.",
        hidden: "It is on no list. Whoever has its link, or a draft of it, begins with it all the same.",
        retired:
          "Nobody begins a new site with it. Sites and drafts that there are stay as they are, and are published and updated on.",
      },
      always: "The landing page and its demo show it in any case.",
      set: (state: TemplateState) => ({ shown: "Show it", hidden: "Hide it", retired: "Retire it" })[state],
      done: (brand: string, state: TemplateState) =>
        ({
          shown: `${brand} is shown.`,
          hidden: `${brand} is hidden.`,
          retired: `${brand} is retired. No new site begins with it.`,
        })[state],
      busy: "One moment …",
      feature: "Mark it as the studio's choice",
      featureText: "The mark stands beside its name, where customers choose.",
      featured: (brand: string, is: boolean) =>
        is ? `${brand} is the studio's choice.` : `${brand} is one among all again.`,
    },
    trades: {
      heading: "Trades that it suits",
      text: "A business of these trades sees it first, and begins with it whole. Any other begins without what only these would show.",
      usual: (names: string) => `As its makers say: ${names || "none"}.`,
      own: "Chosen by the studio.",
      edit: "Choose trades",
      save: "Save",
      asUsual: "As its makers say",
      cancel: "Cancel",
      done: (brand: string) => `The trades of ${brand} are kept.`,
    },
    note: {
      heading: "A note for the studio",
      label: "Note",
      hint: "Nobody else reads it.",
      save: "Save the note",
      done: "The note is kept.",
    },
    versions: {
      heading: "Versions",
      version: (version: number) => `Version ${version}`,
      newest: "New sites begin with this one.",
      none: "No note yet.",
      by: (by: string, when: string) => `${by ? `${by}, ` : ""}${when}`,
      edit: (version: number) => `Note on version ${version}`,
      change: "Write a note",
      changeOf: (version: number) => `Write a note on version ${version}`,
      save: "Save",
      cancel: "Cancel",
      done: (version: number) => `The note on version ${version} is kept.`,
      failed: "The notes could not be fetched.",
    },
    sites: {
      heading: (count: number) =>
        count === 0
          ? "No site began with it yet"
          : `${number(count)} ${count === 1 ? "site" : "sites"} began with it`,
      states: {
        draft: "Never published",
        live: "Live",
        unpublished: "Unpublished",
        suspended: "Suspended",
        trashed: "In the trash",
      },
      wears: (brand: string) => `wears ${brand} now`,
      nobody: "nobody's any more",
      failed: "The sites could not be fetched.",
    },
  },
  /** What the last act was, for whoever takes it back: what it would be again. */
  again: (act: LastAct) =>
    act.kind === "noted" ? `the note on version ${act.version} as before` : decidedBefore(act.before),
};

function decidedBefore({ state, isFeatured, trades: suited, note }: TemplateChange): string {
  return [
    state !== undefined && states[state].toLowerCase(),
    isFeatured !== undefined && (isFeatured ? "the studio's choice" : "not the studio's choice"),
    suited !== undefined && "the trades as before",
    note !== undefined && "the note as before",
  ]
    .filter(Boolean)
    .join(", ");
}
