/** What the home page says of a link from an e-mail: on its own, because only whoever comes by one loads it. */
export const linkNotices = {
  label: "Your link",
  signedIn: "You are signed in.",
  confirmed: "Your address is confirmed and you are signed in.",
  moved: (email: string) => `Your address is now ${email}.`,
  used: "You have used that link already. All is well.",
  notMoved: (email: string) =>
    `That link no longer works, and your address is still ${email}. Ask for the change again to get a new one.`,
  title: "That link no longer works",
  expired: "It has been used already, or its hour has passed.",
  confirmedBefore: "Was your address confirmed before? Then all you need is to",
  signIn: { label: "Sign In", href: "/auth" },
  resendLead: "Is your new account still waiting for its confirmation? Have another link sent.",
  resendLabel: "Email",
  resend: "Send a new link",
  sending: "Sending…",
  sent: "If that address is waiting for confirmation, a new link is on its way.",
  dismiss: "Dismiss",
} as const;
