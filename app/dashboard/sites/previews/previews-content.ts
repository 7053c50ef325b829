const numbers = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];
const inWords = (count: number) => numbers[count] ?? count.toLocaleString("en");

/** What the tab of previews says. */
export const previewsContent = {
  loading: "Looking for links and comments …",
  failed: "The previews could not be asked for. Check your connection and try again.",
  retry: "Try again",
  heading: (open: number) =>
    open === 0 ? "No link is open" : open === 1 ? "One link is open" : `${inWords(open)} links are open`,
  about:
    "Show somebody the site before visitors see it. Whoever has the link needs no account, and search engines find nothing.",
  notAllowed: "Owners and editors of this site make links and revoke them.",
  form: {
    heading: "Make a link",
    shows: "What it shows",
    draft: "The draft, always the newest",
    version: (number: number, at: string) => `Version ${number}, of ${at}`,
    lasts: "How long it is open",
    lengths: { day: "A day", week: "A week", month: "A month" },
    note: "Whom it is for",
    noteHint: "Only those who work on the site read this.",
    password: "Password",
    passwordHint:
      "Leave it empty if the link alone is enough. At least 6 characters; send it by another way.",
    comments: "They may leave comments",
    make: "Make a link",
    making: "Making it …",
  },
  made: {
    heading: "Here is the link",
    text: "It is told this once. Copy it now: nobody can look it up later, but you can always make another.",
    copy: "Copy the link",
    copied: "The link is copied.",
    notCopied: "Your browser did not copy it. Select it above and copy it yourself.",
    open: "Open it",
  },
  links: {
    label: "Links",
    none: "Links that you make stand here, open or ended.",
    draft: "The draft",
    version: (number: number) => `Version ${number}`,
    until: (at: string) => `Open until ${at}`,
    ended: (at: string) => `Ended on ${at}`,
    revoked: (at: string) => `Revoked on ${at}`,
    password: "asks for a password",
    comments: "takes comments",
    revoke: "Revoke",
    revokeNamed: (name: string) => `Revoke the link for ${name}`,
    ask: {
      question: (name: string) => `Revoke the link for ${name}?`,
      text: "Whoever has it open sees nothing more, and it cannot be opened again: you would make another and send that.",
      yes: "Revoke it",
      no: "Keep it",
      busy: "Revoking …",
    },
    notices: { revoked: "The link is revoked. Whoever has it open sees nothing more." },
  },
  comments: {
    heading: (open: number) =>
      open === 0 ? "No comment waits" : open === 1 ? "One comment waits" : `${inWords(open)} comments wait`,
    /** Where they are further down. */
    jump: (open: number) =>
      open === 1
        ? "Read the comment that waits"
        : `Read the ${inWords(open).toLowerCase()} comments that wait`,
    which: "Which comments",
    open: "Open",
    resolved: "Resolved",
    none: "Nobody has said anything yet. Comments come by links that allow them, and stand beside the page in the editor too.",
    noneOpen: "Everything that was said is resolved.",
    noneResolved: "Nothing is resolved yet.",
    beside: "Read them beside the page",
    page: "as a whole",
    on: (page: string, heading: string) => `${page === "/" ? "The first page" : page}, ${heading}`,
    resolve: "Resolve",
    place: "Open in the editor",
    askStudio: "Ask the studio",
    reopen: "Reopen",
    remove: "Delete",
    ask: {
      question: (name: string) => `Delete what ${name} said?`,
      text: "Nobody can bring it back. What is only done with, you can resolve.",
      yes: "Delete for good",
      no: "Keep it",
      busy: "Deleting …",
    },
    undo: "Undo",
    of: (act: string, name: string) => `${act}: the comment of ${name}`,
    notices: {
      resolve: "Resolved.",
      reopen: "It is open again.",
      remove: "The comment is deleted.",
    },
  },
} as const;
