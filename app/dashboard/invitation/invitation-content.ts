import type { InvitedRole } from "../../../contract/permissions.ts";
import { identity } from "../../identity/identity.ts";

const asRole: Record<InvitedRole, string> = { editor: "as an editor", viewer: "as a viewer" };

/** What is said to whoever is invited to work on somebody's site. */
export const invitationContent = {
  title: `An invitation · ${identity.name}`,
  description: "Somebody invites you to work on a website.",
  loading: "Opening the invitation",
  heading: "You are invited",
  signedOut: (email: string | undefined) =>
    email === undefined
      ? "Somebody would like you to work on a website. Sign in with the address that the mail went to, or open an account with it: that takes a minute, and leads you back here."
      : `Somebody would like you to work on a website. Sign in as ${email}, or open an account with that address: it takes a minute, and leads you back here.`,
  linkExpired:
    "The link in that mail has run out, or was used already. Sign in with your password, or ask for a new link there.",
  signUp: "Open an account",
  signIn: "Sign In",
  ask: {
    heading: (site: string) => `Work on ${site}?`,
    text: (by: string, role: InvitedRole) =>
      `${by || "Its owner"} invites you ${asRole[role]}. ${
        role === "editor"
          ? "You could change what it says, read its messages, and publish where its owner allows that."
          : "You could look at it and its previews, and see how many visit it."
      } Whoever works on it sees your name, and its owner your address. You can leave at any time.`,
    yes: "Accept",
    busy: "Accepting...",
    no: "No, thank you",
  },
  other: {
    heading: "This is for somebody else",
    text: (theirs: string, yours: string) =>
      `The invitation went to ${theirs}, and you are signed in as ${yours}. Sign in with that address to answer it.`,
    submit: (theirs: string) => `Sign in as ${theirs}`,
    busy: "Signing out here...",
    stay: "Leave it as it is",
  },
  admin: {
    heading: "This account runs the studio",
    text: "It has no websites of its own to work on. Ask for an invitation to another address of yours.",
    leave: "Back to the studio",
  },
  ends: {
    accepted: {
      heading: "You work on it already",
      text: "There is nothing left to answer.",
    },
    used: {
      heading: "This invitation was used already",
      text: "You do not work on the site any more. To come back, ask its owner for a new invitation.",
    },
    declined: {
      heading: "You have said no",
      text: "Whoever invited you sees that. If you have changed your mind, ask them for a new invitation.",
    },
    expired: {
      heading: "This invitation has run out",
      text: "Invitations are good for 14 days. Whoever invited you can send it again.",
    },
    revoked: {
      heading: "This invitation was taken back",
      text: "Ask whoever invited you, if you think that this is a mistake.",
    },
    "site-gone": {
      heading: "The site is not there at the moment",
      text: "It is in the trash, or suspended. The invitation may work later.",
    },
    unknown: {
      heading: "This link works no longer",
      text: "A newer mail may have taken its place. Use the newest one, or ask whoever invited you to send it again.",
    },
    none: {
      heading: "No invitation waits for you",
      text: "It went to another address, was answered already, or has run out.",
    },
  },
  sites: "My Websites",
  open: "Open the site",
  failed: "The invitation could not be fetched. It is us or the network, not you.",
  retry: "Try again",
  /** On the list of the own sites. */
  notice: (by: string, site: string) => `${by || "Somebody"} invites you to work on ${site}.`,
  look: "Look at the invitation",
} as const;
