import type { MailTemplate } from "./mail-template.ts";

const what = "What they asked and what was answered stand below your words.";

/** The usual words of mails about questions. */
export const supportWords = {
  "question-waiting": {
    group: "support",
    title: "A question waits",
    when: "A customer has asked something: this goes to administrators. The question stands below your words.",
    usual: {
      subject: "A question waits for the studio",
      preheader: "Who asks, and what about.",
      heading: "Somebody has a question.",
      paragraphs: [],
      button: "Open the queue",
    },
    placeholders: {},
  },
  "questions-waiting": {
    group: "support",
    title: "Questions wait",
    when: "Customers have asked several things within an hour: this goes to administrators. The questions stand below your words.",
    usual: {
      subject: "{count} questions wait for the studio",
      preheader: "Who asks, and what about.",
      heading: "Some people have questions.",
      paragraphs: ["The first {shown}, and {more} more in the queue:"],
      button: "Open the queue",
    },
    placeholders: {
      count: { text: "How many are new" },
      shown: { text: "How many of them the mail shows, where that is not all", isOptional: true },
      more: { text: "How many it does not show", isOptional: true },
    },
  },
  "studio-answer": {
    group: "support",
    title: "The studio has answered",
    when: `An administrator has answered a question. ${what}`,
    usual: {
      subject: "The studio has answered you: {studio}",
      preheader: "What it says, and how to answer.",
      heading: "You asked. Here is what we say.",
      paragraphs: [],
      button: "Answer without signing in",
    },
    placeholders: {},
  },
  "studio-solution": {
    group: "support",
    title: "A question is settled",
    when: `An administrator has answered a question, and it is settled by that. ${what}`,
    usual: {
      subject: "The studio has answered you: {studio}",
      preheader: "Your question is settled, unless you say otherwise.",
      heading: "You asked. Here is what we say.",
      paragraphs: [],
      button: "Open your question",
    },
    placeholders: {},
  },
  "contact-answer": {
    group: "support",
    title: "An answer to the landing page",
    when: `An administrator has answered somebody who wrote by the landing page. ${what}`,
    usual: {
      subject: "{studio} has answered you",
      preheader: "What it says, and how to answer.",
      heading: "You wrote to us. Here is what we say.",
      paragraphs: [],
      button: "Answer",
    },
    placeholders: {},
  },
  "contact-solution": {
    group: "support",
    title: "A last answer to the landing page",
    when: `An administrator has answered somebody who wrote by the landing page, and it is settled by that. ${what}`,
    usual: {
      subject: "{studio} has answered you",
      preheader: "What it says.",
      heading: "You wrote to us. Here is what we say.",
      paragraphs: [],
      button: "Write to us again",
    },
    placeholders: {},
  },
} as const satisfies Readonly<Record<string, MailTemplate>>;
