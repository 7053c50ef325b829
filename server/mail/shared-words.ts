/** Words that every mail shares. */
export const sharedWords = {
  expiry: {
    both: "The link and the code work once, within one hour.",
    code: "The code works once, within one hour.",
  },
  orCode: "If a page asks you for a code",
  plainLink: "If the button does nothing, copy this address into your browser:",
  why: "Why",
  noReply: "This mailbox only sends. Nobody reads replies to it.",
  /** Whom a mail speaks to, where they have no name that can be repeated. */
  you: "you",
} as const;
