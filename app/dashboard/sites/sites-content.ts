import type { InvitedRole } from "../../../contract/permissions.ts";
import type { SiteState } from "../../account/profile.ts";
import { identity } from "../../identity/identity.ts";

const numbers = [
  "No",
  "One",
  "Two",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
  "Ten",
  "Eleven",
  "Twelve",
];

const inWords = (count: number) => numbers[count] ?? count.toLocaleString("en");
const sitesOf = (count: number) => `${inWords(count)} ${count === 1 ? "site" : "sites"}`;
const some = (count: number, one: string, more: string) =>
  `${inWords(count).toLowerCase()} ${count === 1 ? one : more}`;

/** What is said of sites where all of them stand, and where one does. */
export const sitesContent = {
  title: `My Websites · ${identity.name}`,
  description: "Every site you own, with what is live and what is still a draft.",
  /** The state of all in words. */
  headline: (all: number, { live, changed, draft }: Readonly<Record<SiteState, number>>): string => {
    if (all === 0) return "No site yet";
    if (changed > 0) return `${sitesOf(all)}, ${some(changed, "has", "have")} changes`;
    if (draft > 0 && live > 0) return `${sitesOf(all)}, ${some(draft, "is", "are")} still a draft`;
    if (draft === all) return all === 1 ? "One site, still a draft" : `${sitesOf(all)}, all still drafts`;
    if (live === all) return all === 1 ? "One site, and it is live" : `${sitesOf(all)}, all live`;
    return `${sitesOf(all)}, ${live === 0 ? "none" : some(live, "is", "are")} live`;
  },
  headings: { name: "My Websites" },
  states: {
    draft: "Draft",
    live: "Live",
    changed: "Live with changes",
    unpublished: "Unpublished",
    suspended: "Suspended",
    trashed: "In the trash",
  } satisfies Record<SiteState, string>,
  filters: {
    label: "Which sites",
    all: "All",
    options: [
      { state: "live", label: "Live" },
      { state: "changed", label: "With changes" },
      { state: "draft", label: "Drafts" },
      { state: "unpublished", label: "Unpublished" },
      { state: "suspended", label: "Suspended" },
      { state: "trashed", label: "Trash" },
    ],
  },
  search: { label: "Search by name or address" },
  sort: {
    label: "In the order of",
    options: [
      { by: "changed", label: "Last change" },
      { by: "name", label: "Name" },
      { by: "created", label: "Age" },
    ],
  },
  /** On the card of a site that is somebody else's. */
  shared: {
    editor: "Somebody else’s: you are an editor",
    viewer: "Somebody else’s: you are a viewer",
  } satisfies Record<InvitedRole, string>,
  changed: (when: string) => `Changed ${when}`,
  unread: (count: number) => `${inWords(count)} new ${count === 1 ? "message" : "messages"}`,
  erased: (when: string) => `Erased for good on ${when}`,
  drawingFailed: "This page could not be drawn just now. Nothing of it is lost.",
  acts: {
    moreShort: "More",
    more: (name: string) => `More for ${name}`,
    duplicate: "Duplicate",
    rename: "Rename",
    unpublish: "Unpublish",
    trash: "Move to trash",
    restore: "Take out of the trash",
    newName: "New name",
    save: "Save",
    cancel: "Cancel",
  },
  notices: {
    trashed: (name: string) => `${name} is in the trash. It stays there for 30 days.`,
    undo: "Undo",
    restored: (name: string) => `${name} is back, as it was.`,
    renamed: (name: string) => `It is called ${name} now.`,
    unpublished: (name: string) => `${name} is no longer to be seen. Everything is kept.`,
    moved: (address: string) => `It is found at ${address} now.`,
    saved: "Kept.",
  },
  empty: {
    first: "Nothing stands here yet. The first site takes a minute, and nobody sees it until you say so.",
    begin: "Create New Site",
    found: "No site is called like that, or stands in this state.",
    trash: "The trash is empty.",
  },
  loading: "Looking up your sites",
  failed: "Your sites could not be fetched. It is us or the network, not you.",
  retry: "Try again",

  site: {
    title: "Your site",
    description:
      "One of your sites: what to do next, what it says, its messages, its visitors and its settings.",
    all: "All my websites",
    ask: "Ask the studio about this site",
    loading: "Opening your site",
    missingHeading: "No such site",
    missing: "There is no site here, or you do not work on it any more.",
    failed: "Your site could not be fetched. It is us or the network, not you.",
    /** What to do next, by the state. */
    next: {
      draft: "Nobody sees it yet. Publish it, and this is its address:",
      live: "It is live, just as it stands here, at",
      changed: "Visitors still see the version before your last changes. Publish them at",
      unpublished: "Visitors are told that it is gone. Publish it, and it is back at",
      suspended:
        "It stands still: visitors read that it is away. Where an invoice is open under Billing, it is back the moment that one is paid; else write to us. You can export it all the same.",
      trashed: "It is in the trash, where nobody sees it. Take it out, and all is as it was.",
    } satisfies Record<SiteState, string>,
    edit: "Edit the page",
    publish: "Publish",
    publishChanges: "Publish the changes",
    publishing: "Publishing...",
    visit: "Visit the site",
    progress: {
      label: "Publishing",
      waiting: "It is next in line.",
      running: (done: number, pages: number) =>
        pages === 0 ? "The pages are being drawn." : `Page ${Math.min(done + 1, pages)} of ${pages}.`,
    },
    done: {
      heading: "It is live",
      weights: "What each page weighs",
      weight: (html: number, scripts: number) =>
        `${(html / 1024).toFixed(1)} KiB${scripts > 0 ? ` and ${(scripts / 1024).toFixed(1)} KiB of script` : ""}`,
      findings: "What the check would still mend",
    },
    /** To whoever works on it and may not publish. */
    notYours: "When that is, its owner says.",
    failedPublish: "It was not published, and nothing has changed for visitors.",
    replaced: "A later publish came first, and visitors see that one.",
    held: {
      mend: "Something must be mended first",
      heading: "Some words are still those of the design",
      text: "They speak for a business that does not exist. Hide those sections and publish the rest, or go over them first.",
      list: "What the check says",
      hide: "Hide them and publish",
      goOver: "Go over them",
      asIs: "Publish as it is",
      again: "Publish again",
      changed: "The draft has changed since it was checked, so nothing was published. Look at it again.",
    },
    tabs: {
      label: "About this site",
      content: "Content",
      messages: "Messages",
      visitors: "Visitors",
      versions: "Versions",
      previews: "Previews",
      people: "People",
      design: "Design",
      addresses: "Addresses",
      settings: "Settings",
    },
    settings: {
      name: "Name",
      nameHint: "Among your sites. What the business is called, its facts say.",
      address: "Address",
      addressHint:
        "The earlier address leads to the new one, until somebody else takes it. What is live is built anew.",
      messagesTo: "Messages are mailed to",
      messagesToHint:
        "The address of somebody who works on this site; your own as long as nothing stands here.",
      keepFor: "Days for which messages that are done are kept",
      keepForHint: "For ever as long as nothing stands here.",
      save: "Save",
      saving: "Saving...",
      danger: "Taking it down",
      unpublishText:
        "Visitors are told that it is gone. Draft and versions stay, and Publish brings it back.",
      trashText: "It waits in the trash for 30 days, then it is erased with its pictures and messages.",
      notOwner: "Only the owner of this site can change these.",
    },
  },
} as const;

const steps = [
  [60, "second", 1],
  [3600, "minute", 60],
  [86_400, "hour", 3600],
  [604_800, "day", 86_400],
] as const;

/** When something was, as people say it: "3 minutes ago", and by its date when that is long ago. */
export function whenInWords(at: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(at)) / 1000);
  if (seconds < 45) return "just now";
  const step = steps.find(([below]) => seconds < below);
  if (!step) return `on ${dateInWords(at)}`;
  const [, unit, size] = step;
  return new Intl.RelativeTimeFormat("en", { numeric: "always" }).format(-Math.round(seconds / size), unit);
}

/** The day of a moment: "23 November 2026". */
export function dateInWords(at: string | number): string {
  return new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" }).format(
    new Date(at),
  );
}
