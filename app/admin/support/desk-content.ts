import type { SupportAccess, TicketRating } from "../../../contract/ticket.ts";
import type { DeskCounts, TicketDoor } from "../../account/profile.ts";
import { identity } from "../../identity/identity.ts";

const numbers = [
  "Nothing",
  "One question",
  "Two questions",
  "Three questions",
  "Four questions",
  "Five questions",
];

/** All that the studio's room of questions says. */
export const deskContent = {
  title: `Support · ${identity.name}`,
  description: "Questions from customers, who waits longest first.",
  heading: "Support",
  headline: ({ open }: DeskCounts): string =>
    `${numbers[open] ?? `${open.toLocaleString("en")} questions`} ${open < 2 ? "waits" : "wait"} for an answer`,
  longest: (when: string) => `The one that waits longest was asked ${when}.`,
  nothing: "What comes next stands here, and is mailed to you once an hour at most.",
  loading: "Looking up the queue",
  failed: "The queue could not be fetched. It is us or the network, not you.",
  list: {
    label: "Questions",
    search: "Search by subject, name or address",
    states: {
      label: "How they stand",
      all: "All",
      options: { open: "Open", waiting: "Answered", solved: "Solved" },
    },
    of: { label: "Whose they are", all: "Anybody’s", options: { me: "Mine", nobody: "Nobody’s" } },
    sort: {
      label: "In the order of",
      options: [
        { by: "waiting", label: "Waiting" },
        { by: "changed", label: "Last said" },
      ],
    },
    columns: { subject: "About", person: "Who", site: "Site", state: "State", keeper: "Looked after by" },
    waits: (when: string) => `Asked ${when}`,
    noSite: "None",
    nobody: "Nobody",
    empty: "Nobody has asked anything yet.",
    emptyFound: "No question is like that.",
    csv: "questions.csv",
  },
  ratings: {
    yes: "It helped",
    partly: "It helped partly",
    no: "It did not help",
  } satisfies Record<TicketRating, string>,
  ticket: {
    title: "A question",
    back: "The queue",
    loading: "Opening the question",
    failed: "The question could not be fetched. It is us or the network, not you.",
    missingHeading: "No such question",
    missing: "There is no question here any more. Whoever asked it may have left.",
    unknown: "Somebody",
    stands: "How it stands",
    keeper: "Looked after by",
    nobody: "Nobody",
    take: "I look after it",
    saved: "Kept.",
    writing: {
      heading: "Write",
      body: "Answer or note",
      saved: "Saved replies",
      choose: "Put in a saved reply",
      answer: "Answer, and wait",
      solution: "Answer, and solve",
      note: "Keep as a note",
      busy: "Sending...",
      hint: "An answer is mailed, with a link to write back by. A note is read by the studio alone.",
      done: {
        answer: "Answered. It is mailed, and waits for them.",
        solution: "Answered and solved. It is mailed.",
        note: "Noted, for the studio alone.",
      },
    },
    replies: {
      open: "Change saved replies",
      text: "{name} and {site} are filled in where one is put in.",
      name: "What it is called",
      body: "What it says",
      save: "Save",
      add: "A new one",
      change: (name: string) => `Change ${name}`,
      changeShort: "Change",
      remove: (name: string) => `Delete ${name}`,
      removeShort: "Delete",
      removed: (name: string) => `${name} is deleted.`,
      undo: "Undo",
      cancel: "Cancel",
      none: "None yet. What you answer often, you save here.",
      failed: "The saved replies could not be fetched.",
    },
    person: {
      heading: "Who asks",
      since: (when: string) => `Here since ${when}`,
      plan: (plan: string | null) => `Plan: ${plan ?? "none"}`,
      questions: (count: number) =>
        count === 1 ? "This is their only question" : `${count} questions so far`,
      suspended: (since: string | null, reason: string | null) =>
        since && reason ? `Suspended since ${since}: ${reason}` : "Suspended: nobody noted why",
      leaving: (day: string) => `Leaving: the account is erased on ${day}`,
      access: {
        none: "The studio may not look into their sites",
        look: "The studio may look into their sites",
        edit: "The studio may look into their sites, and mend",
      } satisfies Record<SupportAccess, string>,
    },
    guest: {
      heading: "Who wrote",
      noAccount: "From the landing page: there is no account, and nobody has proven the name or the address",
      hasAccount:
        "Somebody has an account with this address. That they wrote this is not proven: say nothing here that is theirs alone",
      questions: (count: number) =>
        count === 1 ? "This is the only one from this address" : `${count} so far from this address`,
      doubtful: "This may be a machine’s. Administrators were not told of it by mail.",
      signs: {
        unseen: "It came from where nobody had opened the page",
        quick: "It was filled in within two seconds",
        elsewhere: "It did not say which page it came from",
        often: "Very much was written on that day",
      } as Readonly<Record<string, string>>,
    },
    place: {
      heading: "What it is about",
      draft: "Look at the draft",
      version: (number: number) => `Look at version ${number}`,
      close: "Close",
      drawing: "Drawing the page",
      frame: "The page that is asked about",
      scroll: "The page, to be scrolled",
      said: "You look at it, and change nothing. The owner sees under Support that you did.",
      open: (access: "look" | "edit", hasSection: boolean): string =>
        `${access === "edit" ? "Mend" : "Look at"} ${hasSection ? "the section" : "it"} in the editor`,
      access: {
        look: "The owner lets the studio look, and change nothing.",
        edit: "The owner lets the studio look, and mend the draft.",
      },
      shut: {
        forbidden: "The owner does not let the studio look into this site. You see what everybody sees.",
        gone: "Whoever asks does not work on it any more.",
        solved: "It is solved: the site is shut to the studio until whoever asked writes again.",
        trashed: "It is in the trash.",
        closed: "An account that this is about is suspended or leaves: the site is shut to the studio.",
      } satisfies Record<NonNullable<TicketDoor["shutBy"]>, string>,
      page: (path: string) => (path === "/" ? "The first page" : path),
    },
    sites: { heading: "Sites", none: "None" },
    errors: { heading: "Publishes that failed", none: "None", unknown: "No reason was written down." },
    acts: { heading: "What they did last", none: "Nothing yet" },
  },
} as const;
