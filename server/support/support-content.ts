/** What whoever follows the link of a mailed answer reads. */
export const replyWords = {
  title: "Write back.",
  lead: (subject: string) => `You asked: ${subject}`,
  answer: "We answered:",
  label: "What you would like to say",
  send: "Send",
  hint: "It goes into your question, in your name. To add pictures, sign in.",
  guestHint: "It goes to the studio, to what you wrote before.",
  open: "Sign in and see all of it",
  thanks: {
    title: "It is with us.",
    lead: "What you wrote stands in your question. We answer by mail, and there.",
    guestLead: "We read it and answer by mail.",
    more: "Write more",
  },
  refused: {
    title: "That did not get through.",
    empty: "Write something first.",
    long: "That is more than one message holds: 5,000 characters. Take something out, or send it in two.",
    elsewhere: "This was sent from another site.",
    notAForm: "This is nothing that the form sends.",
    often: "That was often in the last hour. What you wrote is still here: wait a while, then send it.",
    full: "This question has become very long. Sign in and ask a new one.",
  },
  over: {
    title: "This link has ended.",
    lead: "Links in our mails work for 14 days, and no longer than the question is open. Nothing is lost: sign in, and you can read and answer it there; without an account, write to us again on our first page.",
    kept: "What you wrote",
  },
} as const;
