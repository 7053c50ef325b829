/** What whoever has a preview link reads, outside the site that it shows. */
export const previewWords = {
  bar: {
    label: "Preview",
    title: (site: string) => `Preview of ${site}`,
    draft: (at: string) => `Draft as of ${at}`,
    version: (version: number, at: string) => `Version ${version} of ${at}`,
    until: (at: string) => `open until ${at}`,
    forms: "forms send nothing",
    comment: "Leave a comment",
  },
  form: {
    section: "What it is about",
    page: "The page as a whole",
    name: "Your name",
    text: "Your comment",
    send: "Send",
    close: "Close",
    point: "Click what you mean on the page, or choose it here.",
    trap: "Leave this empty",
    sending: "Sending …",
    offline: "That did not get through. What you wrote is still here: try again.",
    over: "This preview has ended, so nobody reads this. What you wrote is still here: copy it before you leave the page.",
  },
  comment: {
    title: "Tell them.",
    lead: (page: string, site: string) =>
      `A comment on ${page} of ${site}. Its owner reads it beside the page.`,
    firstPage: "the first page",
    back: "Back to the page",
    again: "Write another",
  },
  thanks: {
    title: "It is in the margin.",
    text: "Your comment stands beside the page now, where its owner reads it.",
  },
  password: {
    title: "Say the word.",
    lead: "This preview asks for a password. Whoever sent you the link knows it.",
    label: "Password",
    open: "Open",
    wrong: "That is not it. Capitals count.",
    late: (minutes: number) =>
      `That was tried often. Wait ${minutes === 1 ? "a minute" : `${minutes} minutes`} and try again.`,
  },
  refused: {
    title: "That did not get through.",
    forms: "This is a preview: its forms send nothing. Nobody has read what you wrote.",
    elsewhere: "This was sent from another site.",
    notAForm: "This is nothing that the form sends.",
    noComments: "This link is for looking only.",
    empty: "Write something first: your name, and what you would like to say.",
    long: "That is more than a comment holds: 2,000 characters, and 60 of a name.",
    section: "This part of the page is not there any more. Load the page again.",
    often: "That was often. Wait a while and try again.",
    full: "There are very many comments here. Ask whoever sent you the link to look through them first.",
  },
} as const;

export type RefusedComment = Exclude<keyof typeof previewWords.refused, "title">;

const date = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "UTC" });

/** A moment as everybody reads it, wherever they are. */
export function momentWords(at: Date): string {
  return `${date.format(at)}, ${time.format(at)} UTC`;
}

/** When something ends: by its day alone while that is far. */
export function endWords(at: Date, now = Date.now()): string {
  return at.getTime() - now > 2 * 86_400_000 ? date.format(at) : momentWords(at);
}
