import { mostStudioWebhooks, type StudioEvent } from "../../../contract/studio-events.ts";

const numbers = ["No", "One", "Two", "Three", "Four", "Five"];

export const webhooksContent = {
  heading: "Webhooks",
  loading: "Fetching the webhooks...",
  failed: "The webhooks could not be fetched.",
  again: "Try again",
  sentence: (count: number) =>
    count === 0
      ? "Nobody outside hears what happens here."
      : `${numbers[count] ?? count} ${count === 1 ? "address hears" : "addresses hear"} what happens here.`,
  text: "An address of another program is told within a minute what happens in the studio: by its id and name, never by what people write or where they can be written to. It is signed by the rules of standardwebhooks.com.",
  none: "Add the first address, and it hears of everything that you tick.",
  full: `There are ${mostStudioWebhooks} addresses. Remove one before you add another.`,
  form: {
    add: "Add an address",
    change: "Change an address",
    url: "Told at",
    urlHint: "It begins with https:// and is found in the open internet.",
    events: "What it hears of",
    all: "Tick all",
    noneOfThem: "Untick all",
    choose: "Tick at least one.",
    save: "Save",
    saving: "Saving...",
    cancel: "Cancel",
    saved: "Saved.",
    another: "Another address gets another secret.",
  },
  events: {
    "account.created": "Somebody opens an account",
    "account.suspended": "An account is suspended",
    "site.created": "A site is made",
    "site.published": "A site is published",
    "site.unpublished": "A site is taken down",
    "quote.accepted": "A quote is accepted",
    "invoice.issued": "An invoice is issued",
    "invoice.paid": "An invoice is paid",
    "invoice.overdue": "An invoice is overdue",
    "ticket.opened": "A question is asked",
    "ticket.answered": "A question is answered",
  } satisfies Record<StudioEvent, string>,
  hears: (count: number, all: number) =>
    count === all ? "Hears of everything" : `Hears of ${count} of ${all} things`,
  waiting: (count: number) => (count === 1 ? "one waits" : `${count.toLocaleString("en")} wait`),
  since: (when: string) => `since ${when}`,
  failing: (when: string) =>
    `It has taken nothing since ${when}. After three days it is switched off, and what waits is kept.`,
  off: (when: string) =>
    `It was switched off ${when}, after three days without an answer. Change it and save, and it hears of what waits.`,
  test: "Send a test",
  testing: "Sending...",
  change: "Change",
  remove: "Remove",
  sure: "Its secret goes with it, and so does what waits.",
  reallyRemove: "Remove it",
  keep: "Keep it",
  removing: "Removing...",
  removed: "Removed: it hears nothing more.",
  took: (status: number) => `It answered ${status}, and has taken it.`,
  refused: (status: number) => `It answered ${status}, and has not taken it.`,
  unreached: (problem: string) => `Nothing answered: ${problem}.`,
  deliveries: {
    heading: "What it was told last",
    none: "Nothing yet.",
    aTest: "A test",
    again: "Send again",
    sending: "Sending...",
    againOf: (what: string, when: string) => `Send again: ${what}, ${when}`,
    answered: (status: number) => `answered ${status}`,
    soon: "goes out within a minute",
    soonAgain: "is tried again within a minute",
    later: (when: string) => `is tried again ${when}`,
    waits: "waits until it is switched on",
    givenUp: "given up",
    tries: (count: number) => `${count} tries`,
    tookMs: (ms: number) => `${ms.toLocaleString("en")} ms`,
  },
  look: "Look again",
  example: {
    heading: "What it receives",
    text: "A POST with a header webhook-id that is the same at each try, and a signature to check.",
    body: `{
  "type": "site.published",
  "timestamp": "2026-11-26T10:04:12.000Z",
  "data": {
    "site": {
      "id": "5d0e9a1c-...",
      "name": "Weir & Sons",
      "subdomain": "weir",
      "design": "plumbing"
    },
    "account": { "id": "b71f44e2-...", "name": "Ada Weir" },
    "version": 4,
    "isFirst": false
  }
}`,
  },
} as const;
