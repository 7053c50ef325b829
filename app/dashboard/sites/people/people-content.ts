import type { InvitedRole, SiteRole } from "../../../../contract/permissions.ts";

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

const inWords = (count: number) => numbers[count] ?? count.toLocaleString("en");

/** What is said of the people who work on a site. */
export const peopleContent = {
  headline: (others: number): string => {
    if (others === 0) return "You work on it alone";
    return others === 1 ? "You and one other work on it" : `You and ${inWords(others)} others work on it`;
  },
  roles: {
    owner: "Owner",
    editor: "Editor",
    viewer: "Viewer",
  } satisfies Record<SiteRole, string>,
  /** What each may do, for who decides about it. */
  may: {
    editor:
      "Changes what the site says, makes previews, reads its messages, and publishes where you allow it.",
    viewer: "Looks at the site, its previews and how many visit it. Changes nothing.",
  } satisfies Record<InvitedRole, string>,
  you: "You",
  nameless: "Somebody without a name",
  since: (role: string, when: string) => `${role} since ${when}`,
  list: "Who works on this site",
  acts: {
    label: (who: string) => `What to do with ${who}`,
    makeEditor: "Make an editor",
    makeViewer: "Make a viewer",
    remove: "Remove",
    handOver: "Hand the site over",
    leave: "Leave this site",
  },
  changed: (who: string, role: InvitedRole) =>
    `${who} is ${role === "editor" ? "an editor" : "a viewer"} now.`,
  undo: "Undo",
  remove: {
    question: (who: string) => `Remove ${who}?`,
    text: "The site closes for them at once, also where they are just writing, and preview links that they made end. To let them in again, invite them anew.",
    yes: (who: string) => `Remove ${who}`,
    no: "Keep",
    busy: "Removing...",
    done: (who: string) => `${who} does not work on this site any more.`,
  },
  leave: {
    question: "Leave this site?",
    text: "It closes for you at once. Only its owner can let you in again.",
    yes: "Leave it",
    no: "Stay",
    busy: "Leaving...",
  },
  handOver: {
    question: (who: string) => `Hand the site over to ${who}`,
    text: (who: string) =>
      `We ask ${who} by mail. Once they accept, within 7 days, the site is theirs: it counts for their plan, and its settings, its webhook and its messages with it. Pictures that it alone shows leave your library; of what your other sites show too, it gets copies. You go on as an editor. Until then you can take the offer back.`,
    consent: (name: string) => `Type the name of the site to agree: ${name}`,
    wrong: "That is not its name.",
    yes: "Offer it",
    no: "Not now",
    busy: "Asking...",
    done: (who: string) => `${who} has a mail with your offer.`,
    offered: (until: string) => `Offered the site until ${until}`,
    withdraw: "Take the offer back",
    withdrawn: "The offer is taken back. The site stays yours.",
  },
  offer: {
    heading: (name: string) => `${name} is offered to you`,
    text: (until: string) =>
      `Its owner would like to hand it over. If you accept, it counts for your plan, its pictures come into your library, and messages go to you. Settings stay as they are, a webhook too: look through them afterwards. The offer is good until ${until}.`,
    yes: "Take it over",
    no: "No, thank you",
    busy: "Taking it over...",
    done: "The site is yours.",
    declined: "You have said no. Everything stays as it is.",
  },
  invited: {
    heading: "Invited",
    states: {
      open: (role: string, until: string) => `${role}, until ${until}`,
      expired: (role: string) => `${role}. The invitation has run out.`,
      declined: (role: string) => `${role}. They have said no.`,
    },
    resend: "Send again",
    resent: (email: string) =>
      `A new mail is on its way to ${email}. The link in the one before works no longer.`,
    revoke: "Take back",
    revoked: (email: string) => `The invitation to ${email} is taken back.`,
    drop: "Take off the list",
    dropped: (email: string) => `${email} is off the list.`,
    label: (email: string) => `The invitation to ${email}`,
  },
  invite: {
    heading: "Invite somebody",
    text: "They get a mail, and say yes or no there. The invitation is good for 14 days, and for that address alone.",
    email: "Email",
    role: "Role",
    submit: "Send the invitation",
    busy: "Sending...",
    sent: (email: string) => `An invitation is on its way to ${email}.`,
  },
  publishing: {
    label: "Editors may publish",
    text: "Otherwise they prepare, and you publish.",
    on: "Editors may publish.",
    off: "Only you publish now.",
  },
  notOwner: "Who comes here and what they may do is for the owner to say.",
  loading: "Looking up who works here",
  failed: "The people of this site could not be fetched. It is us or the network, not you.",
  retry: "Try again",
} as const;
