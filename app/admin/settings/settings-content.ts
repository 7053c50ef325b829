import type { BlockingRule, StudioSettingKey } from "../../../contract/studio-setting-values.ts";
import { identity } from "../../identity/identity.ts";

const megabytes = (count: number) => `${count.toLocaleString("en")} MB`;

type SettingWords = { title: string; text: string };

export const settingsContent = {
  title: (room: string) => `${room} · System Settings · ${identity.name}`,
  description: "What holds for the whole studio, how the server is, and what was done.",
  heading: "System Settings",
  rooms: {
    label: "Parts of the settings",
    settings: "Settings",
    announcements: "Announcements",
    webhooks: "Webhooks",
    mails: "Mails",
    health: "Health",
    audit: "Audit log",
  },
  loading: "Fetching what is set...",
  failed: "What is set could not be fetched.",
  again: "Try again",
  settings: {
    sender: {
      title: "Who mails come from",
      text: "The name that stands before the address of every mail. The address itself is the server's, because mail servers check it.",
    },
    signUp: {
      title: "Who may sign up",
      text: "Whoever has an account signs in as before. By invitation means whoever is invited to work on a site, with the address that was invited.",
    },
    asksForAdmin: {
      title: "Who may ask to be an administrator",
      text: "A wish at sign-up gives no right: an administrator grants it. Addresses that the server names may ask at any time.",
    },
    freePlan: {
      title: "What an account has for nothing",
      text: "Who has more already keeps it. A number that is reached stops what is new and takes nothing down.",
    },
    blockingChecks: {
      title: "What stops a site from being published",
      text: "What is not ticked is still found and told, as advice.",
    },
    keepVisits: {
      title: "How long visits are kept",
      text: "Sums of days and pages, never of people. Once forgotten they do not come back.",
    },
    keepAudit: {
      title: "How long the audit is kept",
      text: "What was done, by whom. Once forgotten it does not come back.",
    },
    contactForm: {
      title: "What the landing page’s form does",
      text: "To Support means that it asks the studio, without an account: the name and the address are as they were typed. Visitors have the new form within seconds.",
    },
    keepContacts: {
      title: "How long those questions are kept",
      text: "Of whoever wrote by the landing page, counted from when they were last touched. Once forgotten they do not come back.",
    },
    maintenance: {
      title: "A word about maintenance",
      text: "Stands above every page of both dashboards for as long as it is set. Visitors of sites see nothing of it.",
    },
  } satisfies Record<StudioSettingKey, SettingWords>,
  fields: {
    sender: "Name",
    senderUsual: "as the server is set",
    signUp: { open: "Anybody", invited: "By invitation", closed: "Nobody" },
    asksForAdmin: { yes: "Whoever signs up", no: "Nobody" },
    contactForm: { console: "Writes to the visitor’s own console", support: "To Support" },
    plan: {
      sites: "Sites",
      pages: "Pages of a site",
      pictureMegabytes: "Pictures, in MB",
      messages: "Messages kept for a site",
    },
    planUsual: (sites: number, pages: number, pictures: number, messages: number) =>
      `${sites} sites of ${pages} pages, ${megabytes(pictures)} of pictures, ${messages.toLocaleString("en")} messages`,
    checks: {
      contrast: "Colors that cannot be read on each other",
      "dead-link": "Links that lead nowhere",
      "page-title": "Pages without a title",
      "picture-text": "Pictures of which nobody has said what they show",
      "form-receiver": "Forms that reach nobody",
      "sample-quotes": "Quotes of nobody's, from the design",
      "sample-figures": "Figures of the design's",
      "sample-prices": "Prices of the design's",
      "sample-address": "Addresses and numbers of the design's",
    } satisfies Record<BlockingRule, string>,
    checksUsual: "all of them",
    months: "Months",
    monthsUsual: (months: number) => `${months} months`,
    maintenance: "What is said",
    maintenanceUsual: "nothing",
  },
  usual: (said: string) => `Usually ${said}.`,
  changed: (who: string, when: string) => (who ? `Changed by ${who}, ${when}.` : `Changed ${when}.`),
  save: "Save",
  saving: "Saving...",
  saved: (title: string) => `${title}: saved.`,
  undo: "Back to what it was before",
  asUsual: "As usual",
  discard: "Discard",
} as const;

export const announcementsContent = {
  heading: "Announcements",
  text: "What every customer reads on the dashboard until they put it away. The three newest are shown.",
  form: {
    heading: "Say something",
    title: "Headline",
    body: "What it is about",
    from: "From",
    fromHint: "At once where this is empty.",
    until: "Until",
    untilHint: "Until it is withdrawn where this is empty.",
    send: "Announce",
    sending: "Announcing...",
    sent: "Announced.",
  },
  list: "All announcements",
  none: "Nothing has been announced yet.",
  states: { shown: "Shown now", waiting: "Waits", over: "Over", withdrawn: "Withdrawn" },
  between: (from: string, until: string | undefined) => (until ? `${from} to ${until}` : `From ${from}`),
  by: (who: string) => (who ? `by ${who}` : ""),
  withdraw: "Withdraw",
  show: "Show again",
  done: { withdrawn: "Withdrawn.", shown: "Shown again." },
  loading: "Fetching the announcements...",
  failed: "The announcements could not be fetched.",
} as const;

export const healthContent = {
  heading: "Health",
  loading: "Asking the server...",
  failed: "The server did not say how it is.",
  again: "Ask again",
  waiting: (count: number, what: string) => `${count === 0 ? "No" : count.toLocaleString("en")} ${what}`,
  groups: {
    server: "Server",
    database: "Database",
    work: "Work that waits",
    mail: "Mail",
  },
  rows: {
    node: "Node",
    upFor: "Running for",
    memory: "Memory in use",
    disk: "Free on the disk",
    postgres: "PostgreSQL",
    size: "Size",
    largest: "Largest tables",
    jobsWaiting: "Waiting",
    jobsRunning: "Running",
    jobsFailed: "Given up in a day",
    oldest: "Waiting for the longest",
    mailBy: "Goes out by",
    mailsWaiting: "Waiting",
    mailsFailed: "Not delivered in 7 days",
  },
  mail: {
    smtp: "a mail server",
    outbox: "the outbox of this machine",
    nowhere: "nothing: no mail server is set",
  },
  bytes: (count: number) =>
    count < 1e6
      ? `${Math.ceil(count / 1e3).toLocaleString("en")} KB`
      : `${Math.round(count / 1e6).toLocaleString("en")} MB`,
  gigabytes: (free: number, all: number) => `${free.toFixed(0)} of ${all.toFixed(0)} GB`,
  seconds: (count: number) =>
    count < 120
      ? `${count} s`
      : count < 7_200
        ? `${Math.round(count / 60)} min`
        : `${Math.round(count / 3600).toLocaleString("en")} h`,
  nothing: "nothing",
} as const;

export const auditContent = {
  heading: "Audit log",
  table: "What was done",
  loading: "Fetching what was done...",
  failed: "What was done could not be fetched.",
  search: "An act, a person or an id",
  sort: { label: "Order", newest: "Newest first" },
  kinds: { label: "About", all: "Everything" },
  kindOf: {
    site: "Sites",
    account: "Accounts",
    setting: "Settings",
    announcement: "Announcements",
    webhook: "Webhooks",
    backup: "Backups",
    mail: "Mails",
    picture: "Pictures",
    template: "Templates",
    ticket: "Questions",
    "saved-reply": "Saved replies",
    quote: "Quotes",
    invoice: "Invoices",
    subscription: "Hosting",
    studio: "The studio",
  } as Readonly<Record<string, string>>,
  columns: { act: "Act", who: "Who", what: "Of what", when: "When" },
  act: (act: string) => act.replace(/^./, (first) => first.toUpperCase()).replaceAll("-", " "),
  nobody: "the server itself",
  onBehalf: (who: string) => `as ${who}`,
  change: "What changed",
  show: "Show",
  before: "Before",
  after: "After",
  empty: "Nothing like that was done.",
  file: "audit.csv",
} as const;
