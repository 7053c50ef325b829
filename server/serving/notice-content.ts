import { identity } from "../identity.ts";

export type NoticeWords = { title: string; text: string; signature?: string };

/** What is said where no site can be shown. Whose site it is or was, nobody learns from it. */
export const notices = {
  unknown: {
    title: "Nothing hangs here.",
    text: "No website has this address. Look at it letter by letter: one wrong is enough.",
    signature: identity.name,
  },
  gone: {
    title: "Taken off the wall.",
    text: "The website that was here has been taken down by its owner.",
  },
  paused: {
    title: "Under cover.",
    text: "This website is closed for now. It is kept safe, and will be back at this same address.",
  },
  busy: {
    title: "Hanging crooked.",
    text: "This page cannot be shown right now. Try again in a moment.",
  },
  previewClosed: {
    title: "Turned to the wall.",
    text: "What hangs here is for whoever was sent a link to it. Open that link again, letter by letter.",
    signature: identity.name,
  },
  previewOver: {
    title: "Back in the studio.",
    text: "This preview has ended. Whoever sent you the link can send you a new one.",
  },
  misdirected: {
    title: "Wrong wall.",
    text: "The name in the address leads to this server, but nothing here goes by it.",
  },
} as const satisfies Record<string, NoticeWords>;

export type NoticeKind = keyof typeof notices;
