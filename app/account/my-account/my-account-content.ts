import { identity } from "../../identity/identity.ts";

/** What stands on the page where somebody changes the own name, address and password. */
export const myAccountContent = {
  title: `My account · ${identity.name}`,
  description: "Your name, your address, your password, where you are signed in, and your data.",
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
  sessions: {
    heading: "Signed in",
    text: "Where your account is open. What you do not know, sign out, and then choose a new password.",
    device: (browser: string | null, system: string | null): string => {
      if (browser !== null && system !== null) return `${browser} on ${system}`;
      return browser ?? system ?? "A device that says nothing of itself";
    },
    here: "This one",
    used: (when: string, network: string | null) =>
      network === null ? `Last used ${when}` : `Last used ${when}, from ${network}`,
    end: "Sign out",
    endLabel: (device: string, when: string) => `Sign out ${device}, last used ${when}`,
    ended: (device: string) => `${device} is signed out.`,
    endOthers: "Sign out all others",
    ending: "Signing out...",
    endedOthers: (count: number) =>
      count === 1
        ? "The other one is signed out."
        : `All ${count.toLocaleString("en")} others are signed out.`,
    loading: "Looking up where you are signed in",
    failed: "It could not be looked up where you are signed in. It is us or the network, not you.",
    retry: "Try again",
  },
  looks: {
    heading: "Who looked",
    text: "To help you, somebody of the studio can see your dashboard and your sites as you do, for an hour, with a reason. They never reach your password, your address, your billing or the deletion of anything. Each time stands here.",
    may: "The studio may see your account as you do.",
    mayNot: "Nobody may see your account as you do.",
    forbid: "Do not allow it",
    allow: "Allow it",
    busy: "Saving...",
    forbidden: "From now on nobody does. Who was looking is out.",
    allowed: "From now on the studio may look when you need help.",
    list: "Who looked at your account",
    none: "Nobody has looked so far.",
    told: (name: string, when: string, minutes: number | null) => {
      const who = name || "Somebody of the studio";
      if (minutes === null) return `${who}, ${when}, and still looking`;
      return `${who}, ${when}, for ${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
    },
    failed: "It could not be looked up who looked. It is us or the network, not you.",
    retry: "Try again",
  },
  data: {
    heading: "Your data",
    text: "All that we keep of you in one zip: your account and what you did, each site that you own with its messages, and your pictures. A site comes with its pages, ready for any host, where you export it under its Settings.",
    submit: "Download it",
    busy: "Packing...",
    begun: "The download has begun. Its link was good for this once.",
  },
  proof: {
    text: (email: string) =>
      `You signed in more than an hour ago. To be sure that it is you, we have sent a code to ${email}: type it here, and go on.`,
    label: "Code from the mail",
    wrong: "That code is not right, or it has run out. Use the newest mail.",
  },
} as const;
