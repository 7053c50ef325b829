/** The words of the outbox pages. */
export const outboxWords = {
  title: "Outbox",
  lead: "No mail server is set, so nothing leaves this machine. Every mail that would have gone out lands here, for whoever follows the link that the console printed.",
  howToSend: "Set SMTP_URL to send for real.",
  empty: "Nothing yet. Sign up, and the confirmation lands here.",
  follow: "Follow along",
  stopFollowing: "Stop following",
  following: "New mails appear by themselves.",
  back: "All mails",
  from: "From",
  to: "To",
  written: "Written",
  code: "Code",
  openLink: "Open the link",
  asSeen: "As the receiver sees it",
  asText: "Its text part",
} as const;
