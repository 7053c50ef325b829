import type { VersionRow } from "../../../account/profile.ts";

const count = (number: number, one: string, more: string) =>
  `${number.toLocaleString("en")} ${number === 1 ? one : more}`;

/** What is said of the versions of a site: all of them, and one beside what the site is today. */
export const versionsContent = {
  list: "Versions",
  heading: (found: number, live: number | undefined): string => {
    if (found === 0) return "No version yet";
    if (live === undefined) return `${count(found, "version", "versions")}, none is live`;
    return live === found ? `Version ${live} is live` : `Version ${live} is live again`;
  },
  about:
    "Each publish is kept here for ever, as it was. Look at any of them, go live with it again, or bring it into the draft.",
  empty: "The first time you publish, a version of the site is kept here, and so is each one after it.",
  loading: "Looking up the versions",
  failed: "The versions could not be fetched. It is us or the network, not you.",
  retry: "Try again",
  older: "Show older ones",
  where: (shown: number, all: number) => `${shown.toLocaleString("en")} of ${all.toLocaleString("en")}`,
  version: (number: number) => `Version ${number}`,
  live: "Live",
  makeTemplate: "Make a template of it",
  by: ({ author, is_mine }: Pick<VersionRow, "author" | "is_mine">): string =>
    is_mine ? "by you" : `by ${author ?? "somebody"}`,
  weighs: (pages: number, bytes: number) =>
    `${count(pages, "page", "pages")}, ${Math.max(1, Math.round(bytes / 1024)).toLocaleString("en")} KiB`,
  /** What changed with it, in one line. */
  changes: ({ number, changes }: Pick<VersionRow, "number" | "changes">): string => {
    if (number === 1) return "The first version";
    if (changes === null) return "What changed was not written down.";
    return changes.length === 0 ? "Nothing that visitors see" : changes.join("; ");
  },

  opened: {
    ask: "Ask the studio about it",
    back: "All versions",
    missing: "The site has no such version.",
    name: "Name",
    nameHint: "For yourselves: visitors never see it.",
    rename: (name: string | null) => (name === null ? "Name it" : "Change its name"),
    save: "Save",
    cancel: "Cancel",
    named: (name: string) => `It is called “${name}” now.`,
    unnamed: "It has no name any more.",
    changed: "What changed with it",
    isLive: "This is what visitors see.",
    goLive: "Go live with this",
    going: "Going live...",
    goLiveText: "Going live shows it to visitors at once. The draft stays as it is.",
    wentLive: (number: number) => `Version ${number} is live. The draft is as it was.`,
    notLive: "It did not go live, and nothing has changed for visitors.",
    notSeen: "Whether it went live is not for you to see any more.",
    replaced: "Something was published later, and visitors see that.",
    bring: "Bring into the draft",
    bringHeading: (number: number) => `The draft becomes version ${number}`,
    bringText:
      "This is what changes in the draft; below you see it. Visitors see nothing of it until you publish.",
    unpublished: "What you have written since the last publish goes, and Undo brings it back.",
    bringNow: "Put it into the draft",
    bringing: "Putting it there...",
    leave: "Leave the draft as it is",
    same: "The draft says just what this version says.",
    brought: (number: number) => `The draft is version ${number} now.`,
    broughtOn: (number: number, when: string) =>
      `Version ${number} was put into the draft ${when}. What you have written since then stays when you undo it.`,
    undo: "Undo",
    undone: "The draft is as it was.",
    comparing: "Comparing it with the draft",
    compareFailed: "It could not be compared with the draft. It is us or the network, not you.",
  },

  pair: {
    label: (left: string, right: string, page: string) => `${left} beside ${right}: ${page}`,
    page: "Page",
    beside: "Beside it",
    draft: "The draft",
    live: (number: number) => `What is live: version ${number}`,
    liveShort: "What is live",
    view: "How",
    views: { beside: "Side by side", swipe: "Swipe" },
    swipe: "How much of the version is shown",
    percent: (value: number) => `${value} percent`,
    drawing: "Drawing the page",
    failed: "This page could not be drawn just now. Nothing of it is lost.",
    notThere: { version: "This version has no such page.", other: "There is no such page today." },
  },
} as const;
