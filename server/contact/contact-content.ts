/** What whoever writes by the form of the landing page reads, where it leads to the studio. */
export const contactWords = {
  title: "Tell us the first line.",
  lead: "It goes to the studio, and we answer by mail.",
  fields: {
    name: "Name",
    email: "Email",
    company: "Company (optional)",
    message: "Message",
  },
  send: "Send message",
  home: "Back to the first page",
  thanks: {
    title: "It is with us.",
    lead: "What you wrote has arrived. Somebody of the studio reads it and answers by mail, to the address that you gave.",
  },
  refused: {
    title: "That did not get through.",
    amiss: "Something is missing. Nothing is lost: mend what is marked, and send it again.",
    name: "Say what you are called, in 100 characters at most.",
    email: "Write one address, such as name@example.com: we answer there.",
    company: "That is longer than 200 characters.",
    message: "Write something, in 5,000 characters at most.",
    often:
      "That was often, from where you are or under this address. What you wrote is still here: wait a while, then send it, or write us a mail.",
    elsewhere: "This was sent from another site.",
    notAForm: "This is nothing that the form sends.",
  },
  closed: {
    title: "The form is closed.",
    lead: "The studio takes no messages here at the moment, so nothing was kept. What you wrote is below, to take along in a mail.",
  },
} as const;
