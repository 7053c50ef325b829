import type { MailTemplate } from "./mail-template.ts";

const to = { text: "The address that it goes to" };
const day = { text: "The day on which everything is erased", isRequired: true } as const;
const newAddress = { text: "The new address", isRequired: true } as const;

/** The usual words of mails about accounts. */
export const accountWords = {
  confirmation: {
    group: "accounts",
    title: "Confirm your address",
    when: "Somebody has signed up.",
    usual: {
      subject: "Confirm your email address for {studio}",
      preheader: "One click and your account is open.",
      heading: "Once upon a time, {name} signed up.",
      paragraphs: [
        "Every good story needs one true detail. Ours is your address: confirm it, and your account opens.",
      ],
      button: "Confirm my address",
    },
    placeholders: {
      name: { text: "What they call themselves, or “you”", isTyped: true },
      to,
    },
  },
  "existing-account": {
    group: "accounts",
    title: "You have an account already",
    when: "Somebody has signed up with an address that has an account.",
    usual: {
      subject: "You already have an account at {studio}",
      preheader: "There is nothing to confirm: sign in, or choose a new password.",
      heading: "You are already in this story.",
      paragraphs: [
        "Somebody just tried to open an account with this address. You have one, so we changed nothing and made no second one.",
        "No code is needed. A page that still asks you for one can be closed.",
      ],
      button: "Sign in",
    },
    placeholders: { to },
  },
  recovery: {
    group: "accounts",
    title: "Choose a new password",
    when: "Somebody has forgotten a password.",
    usual: {
      subject: "Choose a new password for {studio}",
      preheader: "The link is good for one hour and for one use.",
      heading: "Passwords get lost. Accounts do not.",
      paragraphs: [
        "This link takes you to a page where you choose a new password. It counts from the moment you save it.",
      ],
      button: "Choose a new password",
    },
    placeholders: { to },
  },
  "magic-link": {
    group: "accounts",
    title: "Sign in without a password",
    when: "Somebody has asked for a link that signs in.",
    usual: {
      subject: "Your sign-in link for {studio}",
      preheader: "No password needed, for one hour and for one use.",
      heading: "Open, as if by magic.",
      paragraphs: [
        "This link signs you in without a password. Keep it to yourself: whoever holds it holds the key.",
      ],
      button: "Sign me in",
    },
    placeholders: { to },
  },
  "email-change": {
    group: "accounts",
    title: "Confirm a new address",
    when: "Somebody moves an account to another address: this goes to the new one.",
    usual: {
      subject: "Confirm your new email address for {studio}",
      preheader: "Your account moves to the new address when you confirm it.",
      heading: "A new address for the same account.",
      paragraphs: [
        "Confirm that {address} is yours. From then on you sign in with it, and the old address no longer opens your account.",
      ],
      button: "Confirm the new address",
    },
    placeholders: { address: newAddress },
  },
  "email-changed": {
    group: "accounts",
    title: "Your address was changed",
    when: "An account has moved to another address: this goes to the old one.",
    usual: {
      subject: "Your {studio} account has a new email address",
      preheader: "If that was you, there is nothing to do. If not, take it back within 7 days.",
      heading: "This account has moved house.",
      paragraphs: [
        "{address} signs in from now on. This address no longer opens the account.",
        "If that was you, there is nothing to do.",
        "If not: take the account back with this button. It returns to this address, everyone is signed out, the password that opens it now stops working, and you choose a new one. The button works for 7 days.",
      ],
      button: "Take my account back",
    },
    placeholders: { address: newAddress, to },
  },
  reauthentication: {
    group: "accounts",
    title: "A security code",
    when: "Somebody who is signed in changes something that matters.",
    usual: {
      subject: "Your {studio} security code",
      preheader: "Type it where you were asked for it. It is good for one hour.",
      heading: "Just making sure it is you.",
      paragraphs: [
        "You are about to change something that matters. Type this code where you were asked for it.",
      ],
      button: null,
    },
    placeholders: { to },
  },
  welcome: {
    group: "accounts",
    title: "Your account is ready",
    when: "The studio has opened an account for somebody.",
    usual: {
      subject: "Your account at {studio} is ready",
      preheader: "Choose a password, and it is yours. The link is good for 7 days.",
      heading: "There is a key with your name on it.",
      paragraphs: [
        "The studio has opened an account for {to}. Choose a password, and you are in.",
        "The link works once, within 7 days. If it is too old by then, ask for a new password on the sign-in page: that leads to the same place.",
      ],
      button: "Choose a password",
    },
    placeholders: { to },
  },
  "account-leaving": {
    group: "accounts",
    title: "Your account will be deleted",
    when: "Somebody has asked for their account to be deleted.",
    usual: {
      subject: "Your account at {studio} will be deleted on {day}",
      preheader: "Until then it stands still, and you can come back by signing in.",
      heading: "Every story may end.",
      paragraphs: [
        "You have asked us to delete your account. You are signed out everywhere but where you did so.",
        "Your sites are not shown any more: visitors read that they rest, previews are closed, and forms take nothing. Nothing of it is lost yet.",
        "On {day} we erase all of it for good: your sites, their messages, your pictures, your brand and this address.",
        "Until then you can change your mind. Sign in and press Keep my account: everything is back at once, as it was. You can take all your data along there, too.",
      ],
      button: "Sign in",
    },
    placeholders: { day, to },
  },
  "account-leaving-decided": {
    group: "accounts",
    title: "The studio deletes your account",
    when: "An administrator has decided to delete an account.",
    usual: {
      subject: "Your account at {studio} will be deleted on {day}",
      preheader: "Until then it stands still, and you can come back by signing in.",
      heading: "Every story may end.",
      paragraphs: [
        "The studio has decided to delete your account. You are signed out everywhere.",
        "Your sites are not shown any more: visitors read that they rest, previews are closed, and forms take nothing. Nothing of it is lost yet.",
        "On {day} we erase all of it for good: your sites, their messages, your pictures, your brand and this address.",
        "Until then you can change your mind. Sign in and press Keep my account: everything is back at once, as it was. You can take all your data along there, too.",
      ],
      button: "Sign in",
    },
    placeholders: { day, to },
  },
  "account-leaving-soon": {
    group: "accounts",
    title: "The last days of an account",
    when: "An account is erased in a few days.",
    usual: {
      subject: "Your account at {studio} is erased on {day}",
      preheader: "These are the last days in which you can come back.",
      heading: "The last page is near.",
      paragraphs: [
        "On {day} we erase your account for good: your sites, their messages, your pictures, your brand and this address. After that nobody can bring any of it back.",
        "If that is what you want, there is nothing to do. If not, sign in and press Keep my account. You can take all your data along there, too.",
      ],
      button: "Sign in",
    },
    placeholders: { day, to },
  },
  "account-suspended": {
    group: "accounts",
    title: "Your account is suspended",
    when: "An administrator has suspended an account, and its sites are away.",
    usual: {
      subject: "Your account at {studio} is suspended",
      preheader: "Nothing of yours is lost. Write to us, and we look at it together.",
      heading: "A pause, and why.",
      paragraphs: [
        "The studio has suspended your account: you are signed out everywhere, and cannot sign in until we lift it.",
        "Visitors read that your sites are away. Nothing of yours is deleted.",
        "If you think that this is a mistake, or have put it right, write to {address}. A person reads it.",
      ],
      button: null,
    },
    placeholders: { to, address: { text: "The studio's own address", isRequired: true } },
  },
  "account-suspended-served": {
    group: "accounts",
    title: "Your account is suspended, your sites are not",
    when: "An administrator has suspended an account, and its sites are served on.",
    usual: {
      subject: "Your account at {studio} is suspended",
      preheader: "Nothing of yours is lost. Write to us, and we look at it together.",
      heading: "A pause, and why.",
      paragraphs: [
        "The studio has suspended your account: you are signed out everywhere, and cannot sign in until we lift it.",
        "Your sites are served on as they are. Nothing of yours is deleted.",
        "If you think that this is a mistake, or have put it right, write to {address}. A person reads it.",
      ],
      button: null,
    },
    placeholders: { to, address: { text: "The studio's own address", isRequired: true } },
  },
} as const satisfies Readonly<Record<string, MailTemplate>>;
