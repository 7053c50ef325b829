import { identity } from "../../identity/identity.ts";

/** What stands on the page where somebody changes the own name, address and password. */
export const myAccountContent = {
  title: `My account · ${identity.name}`,
  description: "Your name, your address and your password.",
  heading: "My account",
  name: {
    heading: "Name",
    text: "What we call you, here and in our mails. Your sites say nothing of it.",
    submit: "Save the name",
    busy: "Saving...",
    saved: "Your name is saved.",
  },
  email: {
    heading: "Address",
    text: (email: string) =>
      `You sign in as ${email}. A new address counts once you have opened the link that we send there; the old one hears of it, and can take the change back for 7 days.`,
    label: "New email",
    submit: "Send the link",
    busy: "Sending...",
    waiting: (email: string) =>
      `We have written to ${email}. Open the link in that mail and the change is made.`,
    same: "That is the address you have.",
  },
  password: {
    heading: "Password",
    text: "Your other devices are signed out when it is saved.",
    submit: "Save the password",
    busy: "Saving...",
  },
  proof: {
    text: (email: string) =>
      `You signed in more than an hour ago. To be sure that it is you, we have sent a code to ${email}: type it here, and go on.`,
    label: "Code from the mail",
    wrong: "That code is not right, or it has run out. Use the newest mail.",
  },
} as const;
