import type { SupportAccess } from "../../../contract/ticket.ts";
import type { MySupport, TicketRow } from "../../account/profile.ts";
import { identity } from "../../identity/identity.ts";

const numbers = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];
const inWords = (count: number) => numbers[count] ?? count.toLocaleString("en");

const pageInWords = (page: string) => (page === "/" ? "first page" : page);

/** All that the customers' room of questions says. */
export const supportContent = {
  title: `Support · ${identity.name}`,
  description: "Ask the studio, and read what it answered.",
  heading: "Support",
  headline: ({ open, waiting, solved }: MySupport): string => {
    if (waiting > 0)
      return waiting === 1 ? "One answer waits for you" : `${inWords(waiting)} answers wait for you`;
    if (open > 0) return open === 1 ? "One question is with us" : `${inWords(open)} questions are with us`;
    return solved > 0 ? "Nothing is open" : "Ask us anything";
  },
  lead: "A person at the studio answers, here and by mail. Say what you wanted to do and what happened instead.",
  ask: "Ask the studio",
  loading: "Looking up your questions",
  failed: "Your questions could not be fetched. It is us or the network, not you.",
  list: {
    label: "Your questions",
    search: "Search by what was said",
    sort: {
      label: "In the order of",
      options: [
        { by: "changed", label: "Last said" },
        { by: "asked", label: "Asked" },
        { by: "subject", label: "About" },
      ],
    },
    filter: "Which questions",
    all: "All",
    columns: { subject: "About", state: "State", site: "Site", changed: "Last said" },
    noSite: "None",
    empty: "You have asked nothing yet. The answers below may be quicker than we are.",
    emptyFound: "None of your questions is like that.",
    csv: "my-questions.csv",
  },
  articles: {
    heading: "Short answers",
    lead: "What people ask most. How editing works stands on a page of its own.",
    editing: "How editing works",
  },
  access: {
    heading: "What the studio may do",
    text: "It holds for the sites that you own, whoever asks about them. You change it at any time, and it counts at once.",
    options: [
      {
        value: "none",
        label: "Nothing",
        text: "The studio sees what everybody sees. Whoever is looking is out.",
      },
      {
        value: "look",
        label: "Look",
        text: "To answer a question, the studio may open the draft that it is about, and change nothing. When the question is solved, it is out.",
      },
      {
        value: "edit",
        label: "Look, and mend",
        text: "As above, and it may change words, sections and the look of that draft for you. You can take that back here. It never publishes, and does nothing else with your site.",
      },
    ] satisfies readonly { value: SupportAccess; label: string; text: string }[],
    saved: "Kept. It holds from now on.",
    account: "Whether the studio may see your account as you do is said in",
    toAccount: "My account",
  },
  acts: {
    heading: "What the studio did",
    none: "Nothing so far.",
    looked: (site: string, page: string) => `Looked at ${site}, ${pageInWords(page)}`,
    opened: (site: string, page: string) => `Opened ${site} in the editor, ${pageInWords(page)}`,
    mended: (site: string, changes: number) =>
      `Changed the draft of ${site}${changes === 1 ? "" : `, ${changes} times`}`,
    undo: "Take it back",
    undoOf: (site: string) => `Take back what the studio changed in the draft of ${site}`,
    undone: (site: string) => `Taken back. The draft of ${site} keeps what you wrote since.`,
  },
  asking: {
    title: `Ask the studio · ${identity.name}`,
    heading: "What is it about?",
    back: "All questions",
    subject: "In a line",
    subjectHint: "Such as: The form on Contact sends nothing.",
    body: "What you wanted to do, and what happened",
    send: "Send to the studio",
    sending: "Sending...",
    wait: "A picture is still on its way.",
    attached: {
      heading: "What goes along",
      none: "Nothing of your sites goes along. Name a page in your words, if it is about one.",
      site: (name: string) => `The site ${name}`,
      page: (path: string) => `Its page ${path === "/" ? "at the beginning" : path}`,
      section: "The section that you were in",
      version: (number: number) => `Version ${number}`,
      remove: (what: string) => `Take out: ${what}`,
      removeShort: "Take out",
      who: "The studio sees your name, your mail address and which sites you work on, so that it can answer.",
    },
    offered: {
      heading: "This may answer it",
      open: "Read it",
    },
  },
  question: {
    title: "Your question",
    missingHeading: "No such question",
    missing: "There is no question here, or it is not one of yours.",
    loading: "Opening your question",
    about: ({ page, version }: Pick<TicketRow, "page" | "version">, site: string | undefined): string =>
      [
        site && `About ${site}`,
        page && (page === "/" ? "its first page" : page),
        version !== null && `version ${version}`,
      ]
        .filter(Boolean)
        .join(", "),
    place: ({ section }: Pick<TicketRow, "section">): string =>
      section === null ? "Open this page in the editor" : "Open this section in the editor",
    state: {
      open: "The studio is to answer. You hear of it by mail, and it stands here.",
      waiting: "The studio has answered. Write back, or say that it is solved.",
      solved: "This is solved. Write on, and it is open again.",
    },
    answer: {
      heading: "Write back",
      add: "Add something",
      body: "What you would like to say",
      send: "Send",
      sending: "Sending...",
    },
    solve: "It is solved",
    reopen: "Open it again",
    solved: "Good. If it comes back, open it again.",
    reopened: "It is open again, and with the studio.",
    sent: "It is with the studio.",
    rate: {
      question: "Has it helped?",
      thanks: "Thank you. That stands with your question.",
    },
  },
} as const;
