import type { MessageState } from "../../../account/profile.ts";

/** What is said of messages of visitors, and of where they are sent beside the mail. */
export const messagesContent = {
  boxes: {
    label: "Which messages",
    options: [
      { state: "new", label: "Unread" },
      { state: "read", label: "Read" },
      { state: "done", label: "Done" },
      { state: "spam", label: "Spam" },
      { state: "quarantine", label: "Held back" },
    ] satisfies { state: MessageState; label: string }[],
  },
  search: "Search in what they wrote",
  csv: "Download all as CSV",
  csvBusy: "Writing the table...",
  csvDone: (count: number) =>
    count === 1 ? "One message is in the file." : `${count.toLocaleString("en")} messages are in the file.`,
  noneYet: "No message yet",
  heading: {
    new: (count: number) => (count === 0 ? "Nothing unread" : `${count.toLocaleString("en")} unread`),
    read: (count: number) => (count === 0 ? "Nothing read" : `${count.toLocaleString("en")} read`),
    done: (count: number) => (count === 0 ? "Nothing done yet" : `${count.toLocaleString("en")} done`),
    spam: (count: number) => (count === 0 ? "No spam" : `${count.toLocaleString("en")} spam`),
    quarantine: (count: number) =>
      count === 0 ? "Nothing held back" : `${count.toLocaleString("en")} held back`,
  } satisfies Record<MessageState, (count: number) => string>,
  /** Under the heading, where it needs saying. */
  about: {
    new: "",
    read: "",
    done: "",
    spam: "Spam is deleted after 30 days.",
    quarantine:
      "These looked like the work of a machine, so no mail was sent. Why, each says itself. What nobody takes out is deleted after 30 days.",
  } satisfies Record<MessageState, string>,
  heldBack: (count: number) =>
    count === 1
      ? "One message is held back, because it looked like the work of a machine."
      : `${count.toLocaleString("en")} messages are held back, because they looked like the work of a machine.`,
  lookAtHeldBack: "Look at what is held back",
  empty: {
    none: "Nobody has written yet. What visitors send from the forms of the published site comes here, and to you by mail.",
    box: {
      new: "Everything has been read.",
      read: "What you have opened stays here until you say that it is done.",
      done: "What you say is done is kept here.",
      spam: "What you say is spam comes here.",
      quarantine: "No message looked like the work of a machine.",
    } satisfies Record<MessageState, string>,
    found: {
      new: "Nothing that is unread says that. Look among what is read or done.",
      read: "Nothing that is read says that. Look among what is unread or done.",
      done: "Nothing that is done says that. Look among what is unread or read.",
      spam: "No spam says that. Look among what is unread, read or done.",
      quarantine: "Nothing that is held back says that. Look among what is unread, read or done.",
    } satisfies Record<MessageState, string>,
  },
  loading: "Looking up the messages",
  failed: "The messages could not be fetched. It is us or the network, not you.",
  retry: "Try again",
  older: "Show older ones",
  where: (shown: number, all: number) => `${shown.toLocaleString("en")} of ${all.toLocaleString("en")}`,
  notAllowed: "Messages are read by the owner and the editors of this site.",
  list: "Messages",
  unread: "Unread",
  order: "Order",
  /** For those who do not see where they stand. */
  orderColumns: { quantity: "How many", piece: "Piece", amount: "Amount" },
  orderChanged: "Not what the visitor saw",
  nobody: "Somebody",
  opened: {
    page: "Sent from",
    at: "On",
    replyTo: "Reply to",
    noReply: "No mail address was left.",
    why: "Why it was held back",
    nothing: "Nothing was written.",
  },
  /** By the signs that the receiver puts on a message. */
  signs: {
    trap: "A field was filled in that people do not see.",
    unseen: "Whoever sent it had not been shown the page before.",
    quick: "It was sent within two seconds of the page being shown.",
    often: "Many messages came in a short time.",
    elsewhere: "The browser did not say that it came from a page of this site.",
    amiss: "It holds something that the form, or the shop, does not have.",
  } as Readonly<Record<string, string>>,
  acts: {
    reply: "Reply by mail",
    done: "Done",
    spam: "Spam",
    unread: "Mark as unread",
    keep: "Keep it",
    notDone: "Not done yet",
    delete: "Delete",
  },
  notices: {
    new: "It counts as unread again.",
    read: "It is kept among those that are read.",
    done: "Done.",
    spam: "It is spam now.",
    deleted: "It is deleted.",
    undo: "Undo",
    undone: "It is back, as it was.",
  },
  reply: {
    subject: (site: string) => `Your message to ${site}`,
    wrote: (when: string) => `On ${when} you wrote:`,
  },

  webhook: {
    heading: "Webhook",
    text: "Each message is also sent to an address of yours as soon as it comes, signed by the rules of standardwebhooks.com. Nothing that is held back is.",
    url: "Sent to",
    urlHint: "It begins with https:// and is found in the open internet.",
    set: "Send messages there",
    change: "Use another address",
    setting: "Setting it...",
    secretHeading: "Its secret, shown this once",
    secretText:
      "What we send is signed with it. Copy it to where it is checked: it cannot be shown again, only made anew.",
    copy: "Copy",
    copied: "The secret is copied.",
    notCopied: "This browser does not let us copy. Mark the secret and copy it yourself.",
    on: "Messages go to",
    failing: (when: string) => `It has not taken one since ${when}. After three days it is switched off.`,
    off: (when: string) =>
      `It was switched off on ${when}, after three days without an answer. Set it again to go on.`,
    test: "Send a test",
    testing: "Sending...",
    took: (status: number) => `It answered ${status}, and has taken it.`,
    refused: (status: number) => `It answered ${status}, and has not taken it.`,
    unreached: (problem: string) => `Nothing answered: ${problem}.`,
    /** By the codes that are met most; others stand as they are. */
    problems: {
      ENOTFOUND: "nobody knows this name",
      ECONNREFUSED: "the connection was refused",
      ECONNRESET: "the connection was broken off",
      CERT_HAS_EXPIRED: "its certificate has expired",
    } as Readonly<Record<string, string>>,
    remove: "Remove",
    removed: "Messages go nowhere but to you again.",
    deliveries: "What was sent there last",
    none: "Nothing was sent there yet.",
    aTest: "A test",
    aMessage: "A message",
    answered: (status: number) => `answered ${status}`,
    tookMs: (ms: number) => `${ms.toLocaleString("en")} ms`,
    loading: "Looking up the webhook",
    failed: "The webhook could not be looked up.",
  },
} as const;

/** A moment to the minute: "23 Nov 2026, 14:05". */
export function momentInWords(at: string): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" }).format(new Date(at));
}
