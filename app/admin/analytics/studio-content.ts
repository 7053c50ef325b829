import { tellShortDay } from "../../../contract/day.ts";
import type { StudioWeek } from "../../../contract/studio-figures.ts";
import { identity } from "../../identity/identity.ts";

const many = (count: number, one: string, more: string) =>
  `${count === 0 ? "No" : count.toLocaleString("en")} ${count === 1 ? one : more}`;

export const studioContent = {
  title: `Analytics · ${identity.name}`,
  description: "Who came to the studio, how far they went, and which designs they wore.",
  name: "Analytics",
  loading: "Counting...",
  failed: "The figures could not be fetched.",
  again: "Try again",
  ranges: {
    label: "Over how long",
    options: { "4": "4 weeks", "12": "12 weeks", "52": "A year" },
  },
  sentence: (people: number, published: number) =>
    people === 0
      ? "Nobody has opened an account in these weeks."
      : `${many(people, "person", "people")} opened an account, ${published === 0 ? "nobody" : published.toLocaleString("en")} of them published.`,
  chart: {
    text: (sentence: string) => `Accounts by week. ${sentence}`,
    names: { value: "Opened an account", behind: "Signed up", mark: "" },
    column: ({ week, signed_up, confirmed }: StudioWeek) =>
      `Week of ${tellShortDay(week)}: ${signed_up} signed up, ${confirmed} opened an account`,
  },
  funnel: {
    heading: "How far they came",
    text: "Of those who signed up in a week, how far they have come until today. Whoever never confirmed is forgotten after 90 days: of older weeks only those who did are known.",
    week: "Week of",
    columns: {
      signed_up: "Signed up",
      confirmed: "Confirmed",
      with_site: "First site",
      published: "Published",
      returned: "Came back",
      paying: "Pay",
    },
  },
  happened: {
    heading: "What happened",
    text: "Bots are left out, and nobody is told apart: these are sums of days.",
    columns: {
      demos: "Demo pages",
      fittings: "Fittings",
      editors: "Editors without account",
      visits: "Visitors of sites",
      messages: "Messages",
      publishes: "Published",
      failed: "Failed",
    },
  },
  all: "All weeks",
  designs: {
    heading: "By design",
    name: "Design",
    columns: {
      demos: "Demo pages",
      editors: "Tried in the editor",
      sites: "Sites made",
      published: "Published",
      returned: "Came back",
      paying: "Pay",
    },
    file: "designs.csv",
    none: "No design was looked at in these weeks.",
  },
  now: {
    heading: "At this moment",
    rows: {
      mailsFailed: "Mails not delivered",
      mailsWaiting: "Mails waiting",
      pictures: "Pictures of customers",
      sites: "Published sites, in the database",
    },
    megabytes: (count: number) => `${(count / 1e6).toLocaleString("en", { maximumFractionDigits: 1 })} MB`,
  },
  statements: {
    heading: "Slow statements",
    text: (days: number) =>
      `What the database was asked in the last ${days} days, slowest first, without the values that it was asked with. All servers together, written down each minute.`,
    none: "Nothing was counted yet. The first figures come a minute after a start.",
    name: "Statement",
    columns: {
      count: "Times",
      mean_ms: "Mean",
      p95_ms: "95 of 100 within",
      longest_ms: "Longest",
    },
    milliseconds: (ms: number) => `${ms.toLocaleString("en", { maximumFractionDigits: ms < 10 ? 1 : 0 })} ms`,
    file: "statements.csv",
  },
  file: "studio.csv",
} as const;
