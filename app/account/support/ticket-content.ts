import type { TicketRating, TicketState } from "../../../contract/ticket.ts";
import { identity } from "../../identity/identity.ts";

const moment = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
});

/** What both sides of a question read alike. */
export const ticketContent = {
  thread: "What was said",
  studio: identity.name,
  you: "You",
  via: "by mail",
  note: "Note, for the studio alone",
  picture: {
    label: (number: number) => `Picture ${number}`,
    larger: (number: number) => `Show picture ${number} large`,
    smaller: (number: number) => `Show picture ${number} small`,
    loading: "Fetching the picture",
    failed: "This picture could not be fetched.",
  },
  field: {
    send: "Add pictures",
    hint: "JPEG, PNG, WebP or AVIF, up to 25 MB each, four at most. Only you and the studio see them.",
    sending: (name: string) => `Sending ${name}`,
    remove: (name: string) => `Take out ${name}`,
    removeShort: "Take out",
    list: "Pictures",
    offline: "There is no connection to the studio. Add the picture again when you are online.",
  },
  ratings: {
    yes: "Yes, it helped",
    partly: "Partly",
    no: "No, it did not",
  } satisfies Record<TicketRating, string>,
  states: {
    open: "With the studio",
    waiting: "Answered",
    solved: "Solved",
  } satisfies Record<TicketState, string>,
  /** When something was said: the day and the time. */
  moment: (at: string) => moment.format(new Date(at)),
} as const;
