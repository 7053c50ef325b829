import type { AccountStatus } from "../../../contract/people.ts";
import type { SiteRole } from "../../../contract/permissions.ts";
import type { TicketState } from "../../../contract/ticket.ts";
import type { HostingState } from "../../account/billing/billing-rows.ts";
import type { OnePerson, StudioPerson } from "../../account/profile.ts";
import { identity } from "../../identity/identity.ts";

const count = (value: number) => value.toLocaleString("en");

/** What is said of the people of the studio, in their list and on the page of one. */
export const usersContent = {
  title: `User Management · ${identity.name}`,
  description: "Everybody with an account: who they are, what they have, and what can be done for them.",
  heading: "User Management",
  headline: (all: number, asking: number): string => {
    const people = all === 1 ? "One person" : `${count(all)} people`;
    if (asking === 0) return people;
    return `${people}, ${asking === 1 ? "one is" : `${count(asking)} are`} waiting for an answer`;
  },
  list: "People",
  loading: "Looking up who is there",
  failed: "The people could not be fetched. It is us or the network, not you.",
  search: { label: "Search by name or address" },
  sort: {
    label: "In the order of",
    options: [
      { by: "newest", label: "Newest first" },
      { by: "name", label: "Name" },
      { by: "seen", label: "Last sign-in" },
    ],
  },
  filters: {
    status: {
      label: "Which state",
      all: "Everybody",
      options: [
        { value: "active", label: "Active" },
        { value: "invited", label: "Invited" },
        { value: "suspended", label: "Suspended" },
        { value: "leaving", label: "Leaving" },
      ],
    },
    role: {
      label: "Which role",
      all: "Any role",
      options: [
        { value: "customer", label: "Customers" },
        { value: "admin", label: "Administrators" },
        { value: "asking", label: "Asking to be one" },
      ],
    },
  },
  empty: "Nobody is called like that, or stands in this state.",
  columns: {
    name: "Who",
    role: "Role",
    plan: "Plan",
    status: "State",
    seen: "Last seen",
    sites: "Sites",
  },
  statuses: {
    active: "Active",
    invited: "Invited",
    suspended: "Suspended",
    leaving: "Leaving",
  } satisfies Record<AccountStatus, string>,
  roles: { admin: "Administrator", customer: "Customer" },
  asks: "asks to be an administrator",
  plan: (plan: string | null) => (plan === null ? "None" : plan.slice(0, 1).toUpperCase() + plan.slice(1)),
  never: "Never",
  csvName: "people.csv",
  invite: {
    heading: "Invite somebody",
    text: "They get an account as a customer, and a mail by which they choose a password. It is good for 7 days.",
    name: "Name",
    email: "Email",
    submit: "Send the invitation",
    busy: "Sending...",
    done: (email: string) => `The invitation is on its way to ${email}.`,
  },

  person: {
    title: "Somebody of the studio",
    all: "All people",
    loading: "Looking them up",
    failed: "They could not be looked up. It is us or the network, not you.",
    retry: "Try again",
    missingHeading: "Nobody here",
    missing: "There is no account here, or it is none any more.",
    nameless: "Without a name",
    told: (role: string, plan: string | null, since: string, seen: string) =>
      `${role}${plan === null ? "" : `, plan ${plan}`}, since ${since}. ${seen}`,
    seen: (when: string | null) => (when === null ? "Never seen." : `Last seen ${when}.`),
    undo: "Undo",
    busy: "One moment...",
    asks: {
      text: "They ask to be an administrator.",
      grant: "Grant it",
      decline: "Decline",
      granted: (who: string) => `${who} is an administrator now.`,
      declined: (who: string) => `${who} stays a customer, and the request is answered.`,
    },
    invited: {
      text: "They are invited, and have not come yet.",
      again: "Send the invitation again",
      done: "The invitation is on its way again; the earlier one is worth nothing now.",
    },
    suspended: {
      text: (since: string, reason: string) => `Suspended since ${since}: ${reason}`,
      plain: "Suspended: nobody noted why.",
      away: "Their sites say that they are away.",
      live: "Their sites are served on.",
      lift: "Let them in again",
      lifted: (who: string) => `${who} may sign in again, with all that they had.`,
    },
    leaving: {
      text: (day: string) => `Their account stands still, and is erased on ${day}.`,
      keep: "Keep the account",
      kept: (who: string) => `${who} stays, with all that they had.`,
    },
    remove: {
      open: "Delete the account",
      question: (who: string) => `Delete the account of ${who}?`,
      text: "They are signed out and their sites go dark at once. For 30 days they can come back by signing in, and you can keep the account; then all of it is erased for good. They are told by mail.",
      email: "Type the address of the account",
      yes: "Delete it",
      no: "Leave it",
      done: (who: string) => `The account of ${who} is being deleted.`,
    },
    acts: { heading: "What you can do" },
    role: {
      makeAdmin: "Make them an administrator",
      makeCustomer: "Make them a customer",
      made: (who: string, role: OnePerson["role"]) =>
        role === "admin" ? `${who} is an administrator now.` : `${who} is a customer now.`,
    },
    password: {
      send: "Send a password link",
      done: "The link is on its way to them. Nobody here sees it.",
    },
    look: {
      open: "See as this customer",
      question: (who: string) => `See the studio as ${who} does?`,
      text: "This tab becomes theirs for 60 minutes, or until you end it. They see in their account that you looked, and why.",
      reason: "Why",
      yes: "See as them",
      no: "Leave it",
      forbidden: "They do not want anybody to look as them.",
    },
    suspend: {
      open: "Suspend them",
      question: (who: string) => `Suspend ${who}?`,
      text: "They are signed out everywhere and refused from now on, until you let them in again. Nothing of theirs is lost.",
      reason: "Why",
      reasonHint: "They read this, word for word, where they are told.",
      sites: "Their sites meanwhile",
      told: "Tell them by mail",
      away: "Say that they are away",
      live: "Are served on",
      yes: "Suspend",
      no: "Leave it",
      done: (who: string) => `${who} is suspended.`,
    },
    sites: {
      heading: (sites: number, others: number) =>
        sites === 0
          ? others > 0
            ? "No site of their own"
            : "No site"
          : sites === 1
            ? "One site"
            : `${count(sites)} sites`,
      /** What stands in the list and is not counted. */
      beside: (trashed: number, others: number) => {
        const parts = [
          ...(trashed > 0 ? [`${trashed === 1 ? "one" : count(trashed)} in the trash`] : []),
          ...(others > 0 ? [`${others === 1 ? "one" : count(others)} of somebody else's`] : []),
        ];
        return parts.length === 0 ? "" : `And ${parts.join(", ")}.`;
      },
      states: {
        draft: "Draft",
        live: "Live",
        unpublished: "Unpublished",
        suspended: "Suspended",
        trashed: "In the trash",
      } satisfies Record<OnePerson["sites"][number]["status"], string>,
      roles: { owner: "Owner", editor: "Editor", viewer: "Viewer" } satisfies Record<SiteRole, string>,
      handOver: "Hand it over",
      handOverLabel: (site: string) => `Hand it over: ${site}`,
      question: (site: string) => `Whom does ${site} go to?`,
      text: "It is theirs at once, with its pictures and messages, and counts for their plan. Who owned it goes on as an editor. Both are told by mail.",
      email: "Address of their account",
      yes: "Hand it over",
      no: "Leave it",
      done: (site: string, email: string) => `${site} belongs to ${email} now.`,
    },
    affairs: {
      loading: "Looking up invoices and questions",
      failed: "Invoices and questions could not be looked up.",
    },
    invoices: {
      heading: (found: number) =>
        found === 0 ? "No invoice" : found === 1 ? "One invoice" : `${count(found)} invoices`,
      settled: "Nothing is owed.",
      owed: (sums: string) => `${sums} owed.`,
      unhosted: "There is no hosting to pay for.",
      hosting: {
        active: (until: string) => `Hosting is paid up to ${until}.`,
        overdue: (until: string) => `Hosting was paid up to ${until}; what follows is overdue.`,
        suspended: (until: string) => `Hosting was paid up to ${until}; their sites stand still.`,
        ended: (until: string) => `Hosting ended on ${until}.`,
      } satisfies Record<HostingState, (until: string) => string>,
      ends: (until: string) => `Hosting is cancelled, and ends on ${until}.`,
      all: "All their invoices",
    },
    questions: {
      heading: (found: number) =>
        found === 0 ? "No question" : found === 1 ? "One question" : `${count(found)} questions`,
      standing: (found: number, open: number) =>
        found === 0
          ? "They have asked nothing yet."
          : open === 0
            ? "None waits for the studio."
            : `${open === 1 ? "One waits" : `${count(open)} wait`} for the studio.`,
      states: {
        open: "Waits for us",
        waiting: "Answered",
        solved: "Solved",
      } satisfies Record<TicketState, string>,
      all: "All their questions",
    },
    audit: {
      heading: "What happened",
      none: "Nothing has happened yet.",
      failed: "It could not be looked up what happened.",
      older: "Earlier",
      themselves: "by themselves",
      system: "the system",
      asThem: (admin: string) => `${admin}, as them`,
      change: (before: string, after: string) => `${before} → ${after}`,
      nothing: "nothing",
      yes: "yes",
      no: "no",
    },
  },
} as const;

/** How somebody is called. */
export const nameOf = ({ name, email }: Pick<StudioPerson, "name" | "email">) => name || email;
