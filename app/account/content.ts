import { identity } from "../identity/identity.ts";
import { notices } from "./notices.ts";

const title = (page: string) => `${page} · ${identity.name}`;

/** Every word of the account pages. Labels, busy labels and notices of SPEC.md stand here exactly as it has them. */
export const accountContent = {
  loading: "Opening your pages",
  home: `${identity.name}, to the home page`,
  withoutScripts: "Your account needs JavaScript. Turn it on in your browser, then load this page again.",

  notices,

  fields: {
    fullName: "Full Name",
    email: "Email",
    password: "Password",
    newPassword: "New password",
    code: "Six-digit code",
    showPassword: "Show password",
    passwordRule: "6 characters or more. A short sentence is stronger than a clever word.",
  },

  auth: {
    title: title("Sign in"),
    description: `Sign in to ${identity.name}, or open an account.`,
    heading: "Welcome",
    tabs: { label: "Account", signIn: "Sign In", signUp: "Sign Up" },
    tabTitles: { "sign-in": "Sign in", "sign-up": "Sign up" },
    signIn: {
      lead: "Pick up the story where you left it.",
      submit: "Sign In",
      busy: "Signing In...",
      forgot: "Forgot your password?",
      unconfirmed:
        "This address still waits for its confirmation. The link may have ended up among the spam.",
      resend: "Send the confirmation again",
      needed: "Sign in first, and we take you straight back to the page you asked for.",
    },
    signUp: {
      lead: "Every good site begins with a name on the first page.",
      closed: "No new accounts are opened at the moment. Whoever has one signs in as before.",
      submit: "Create Account",
      busy: "Creating Account...",
      accountType: "Account Type",
      roles: [
        { value: "customer", name: "Customer", text: "Your own sites, brand and bills." },
        { value: "admin", name: "Admin", text: "Runs the studio and its people." },
      ],
      adminRule:
        "Admin has to be granted: to the addresses the studio has named, else to the first confirmed admin of a new site. Until then you are a customer, and your request is on file.",
    },
    plate: {
      alt: "A gold ring with a round diamond stands on folds of dark green velvet",
      caption: "Plate I. One ring, no camera: rendered for a jeweller who exists only here.",
    },
  },

  checkMail: {
    heading: "Check your email",
    text: (email: string) =>
      `We have written to ${email}. Open the link in that mail, or type the code from it here. Both are good for one hour.`,
    resend: "Send the mail again",
    resendIn: (seconds: number) => `Send again in ${seconds} s`,
    back: "Use another address",
    confirmed: "Already confirmed?",
    signIn: "Sign In",
  },

  code: {
    submit: "Confirm",
    busy: "Confirming...",
    wrong: "That code is not right, or it has run out. Use the newest mail, or have it sent again.",
  },

  forgot: {
    heading: "Forgot your password?",
    text: "It happens to the best passwords. Tell us your address and we send you a link to choose a new one.",
    submit: "Send the link",
    busy: "Sending...",
    back: "Back to Sign In",
    again: "Send another mail",
    sentHeading: "The link is on its way",
    sentText: (email: string) =>
      `If ${email} has an account here, a mail arrives within a minute. Open its link to choose a new password, or type its code here. Both are good for one hour.`,
  },

  newPassword: {
    title: title("New password"),
    description: `Choose a new password for your ${identity.name} account.`,
    heading: "A new password",
    text: (email: string) => `For ${email}. Your other devices are signed out when it is saved.`,
    submit: "Save the password",
    busy: "Saving...",
    expiredHeading: "This link has run out",
    expiredText:
      "Links for a new password work once and for one hour. Ask for a fresh one and use the newest mail.",
    missingHeading: "This page needs a link",
    missingText: "To choose a new password, open the link in the mail that we send you.",
    again: "Ask for a new link",
  },

  undoEmailChange: {
    title: title("Take your account back"),
    description: `Take your ${identity.name} account back to the address it had.`,
    heading: "Take your account back",
    text: "It returns to the address that we wrote to. Everyone is signed out, the password that opens it now stops working, and you choose a new one.",
    signedInText: (email: string) =>
      `You are signed in here as ${email}. Taking the account back signs you out here and opens the account that comes back. Leave it as it is, and nothing changes anywhere: the link in the mail works for 7 days.`,
    submit: "Take it back",
    signedInSubmit: "Sign out here and take it back",
    busy: "Taking it back...",
    leave: "Leave it as it is",
    /** For an account without an address. */
    nameless: "somebody without an address",
    backHeading: "Your account is back",
    backText:
      "It is at the address that we wrote to, and everyone is signed out. Only opening it here did not work: ask for a link to a new password, and it arrives at that address.",
    closedHeading: "This way back is closed",
    closedText:
      "The link works once and for 7 days. If you have used it, your account is back at the address that we wrote to: ask for a link to a new password there.",
    ask: "Ask for a link",
    missingHeading: "This page needs a link",
    missingText: "When the address of an account changes, we write to the old one. The link is in that mail.",
  },

  /** By the reason why the account has no password. */
  choosePassword: {
    contested: {
      heading: "Choose a password",
      text: (email: string) =>
        `Somebody else asked for an account with your address too, or you did, twice, with two passwords. None of them was kept. You have shown that ${email} is yours: choose one now, and it is the only one.`,
    },
    unkept: {
      heading: "Choose a password",
      text: (email: string) =>
        `${email} is confirmed, and you are signed in. The password from your sign-up was not kept, because another mail than the sign-up’s brought you here: choose the one that you want to keep.`,
    },
    administrator: {
      heading: "Choose a password",
      text: (email: string) =>
        `${email} is confirmed, and it runs the studio. For such an account the password from a sign-up form does not count, whoever typed it: choose the one that does.`,
    },
    "taken-back": {
      heading: "Choose its password",
      text: (email: string) =>
        `Your account is back at ${email}. Choose its password. Everyone else is signed out, and the password it had no longer works.`,
    },
    /** Where the sign-ups' names were not kept either. */
    nameHint: "What we may call you. It was not kept from the sign-up either.",
    later: {
      label: "Later",
      text: "You stay signed in here. To come back without a password, use “Forgot your password?” where you sign in: the mail brings a link.",
    },
  },

  guard: {
    failedHeading: "Your account did not load",
    failedText: "You are signed in, but your profile could not be fetched. It is us or the network, not you.",
    retry: "Try again",
  },

  signedOutHere: {
    heading: "You are signed out here",
    text: "This browser has forgotten you. The server could not be told, so your other devices stay as they were.",
    again: "Sign In",
  },

  area: {
    signOut: "Sign Out",
    signingOut: "Signing Out...",
    welcome: "Welcome back,",
    skip: "Skip to the page",
    rooms: "Rooms",
    account: "Account",
    myAccount: "My account",
    menu: "Menu",
    closeMenu: "Close",
    notices: {
      label: "From the studio",
      putAway: "Put away",
      putAwayThis: (title: string) => `Put away: ${title}`,
    },
  },
} as const;
