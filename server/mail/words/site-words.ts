import type { MailTemplate } from "./mail-template.ts";

/** The receiver's own name for their own site: no stranger's words. */
const ownSite = { text: "What its owner calls the site" };
const count = { text: "How many are new" };
const more = {
  shown: { text: "How many of them the mail shows, where that is not all", isOptional: true },
  more: { text: "How many it does not show", isOptional: true },
} as const;

const handedSite = { text: "What the site is called", isTyped: true, isRequired: true } as const;

/** The usual words of mails about sites. */
export const siteWords = {
  "site-message": {
    group: "sites",
    title: "A message from a site",
    when: "A visitor has filled in a form of a published site. What they wrote stands below your words.",
    usual: {
      subject: "A message from {site}",
      preheader: "What was written, and how to answer.",
      heading: "Somebody wrote to you.",
      paragraphs: [],
      button: "Open it in your inbox",
    },
    placeholders: { site: ownSite },
  },
  "site-order": {
    group: "sites",
    title: "An order from a site",
    when: "A visitor has ordered in a shop. What they want stands below your words.",
    usual: {
      subject: "An order from {site}",
      preheader: "What was written, and how to answer.",
      heading: "Somebody would like to order.",
      paragraphs: [],
      button: "Open it in your inbox",
    },
    placeholders: { site: ownSite },
  },
  "site-comment": {
    group: "sites",
    title: "A comment on a preview",
    when: "Somebody has said something beside a preview. It stands below your words.",
    usual: {
      subject: "A comment on {site}",
      preheader: "What somebody who looked at a preview says of it.",
      heading: "There is a note in the margin.",
      paragraphs: [],
      button: "Read them beside the page",
    },
    placeholders: { site: ownSite },
  },
  "site-comments": {
    group: "sites",
    title: "Several comments on a preview",
    when: "Several things were said beside previews within an hour. They stand below your words.",
    usual: {
      subject: "{count} comments on {site}",
      preheader: "What somebody who looked at a preview says of it.",
      heading: "There are {count} notes in the margin.",
      paragraphs: ["The first {shown}, and {more} more beside the page:"],
      button: "Read them beside the page",
    },
    placeholders: { site: ownSite, count, ...more },
  },
  "webhook-disabled": {
    group: "sites",
    title: "A webhook has stopped",
    when: "For three days nobody has taken the messages of a site where they are passed on to.",
    usual: {
      subject: "Messages from {site} are no longer passed on",
      preheader: "They still come by mail and wait in your inbox.",
      heading: "Nobody answers there.",
      paragraphs: [
        "For three days, {host} has not taken the messages of {site}. We have stopped sending them there.",
        "Nothing is lost: every message is in your inbox. Set the webhook again once it is mended.",
      ],
      button: "See what it answered",
    },
    placeholders: {
      site: { text: "What its owner calls the site", isRequired: true },
      host: { text: "Where the messages went", isRequired: true },
    },
  },
  "site-given": {
    group: "sites",
    title: "A site is yours now",
    when: "The studio has handed a site over: this goes to who owns it now.",
    usual: {
      subject: "A website at {studio} is yours now",
      preheader: "The studio has handed it over to you, with all that is in it.",
      heading: "It is in your hands now.",
      paragraphs: [
        "The studio has handed {site} over to you: its draft, its versions, its messages and the pictures that it shows.",
        "It counts for your plan. Who owned it goes on as an editor; you can change that under People.",
      ],
      button: "Open the site",
    },
    placeholders: { site: handedSite },
  },
  "site-taken": {
    group: "sites",
    title: "A site has another owner",
    when: "The studio has handed a site over: this goes to who owned it.",
    usual: {
      subject: "A website of yours at {studio} has a new owner",
      preheader: "The studio has handed it over. You go on as an editor.",
      heading: "It is in other hands now.",
      paragraphs: [
        "The studio has handed {site} over to somebody else. You go on as an editor.",
        "The pictures that it alone shows went with it; what your other sites show is still in your library too.",
      ],
      button: "Open the site",
    },
    placeholders: { site: handedSite },
  },
} as const satisfies Readonly<Record<string, MailTemplate>>;
