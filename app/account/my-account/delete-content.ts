import { daysOfGrace } from "../../../contract/days-of-grace.ts";

/** What is said where somebody deletes the own account. */
export const deleteContent = {
  heading: "Delete account",
  text: `Your sites close at once, and ${daysOfGrace} days later everything is erased. Until then you can come back, and all is as it was.`,
  open: "Delete my account",
  dialog: {
    heading: "Delete your account",
    close: "Close",
    effects: [
      {
        when: "Now",
        what: "Your sites rest: visitors read that they are away, previews close, forms take nothing. Your other devices are signed out.",
      },
      {
        when: `For ${daysOfGrace} days`,
        what: "Nothing is lost. Sign in and press Keep my account: everything is back at once. You can download your data, too.",
      },
      {
        when: "Then",
        what: "Your sites, their messages, your pictures, your brand and your address are erased. Nobody can bring them back. On sites of others you work no longer, and their owners are told.",
      },
    ],
    email: "Your address",
    emailHint: (email: string) => `To be sure, type ${email}.`,
    emailWrong: "That is not the address of this account.",
    password: "Your password",
    passwordHint: "The one that you sign in with, once more.",
    code: "Code from the mail",
    codeHint: (email: string) => `To be sure that it is you, we have sent a code to ${email}: type it here.`,
    yes: "Delete my account",
    busy: "Deleting...",
    no: "Keep it",
  },
} as const;
