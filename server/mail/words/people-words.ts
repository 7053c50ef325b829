import type { MailTemplate } from "./mail-template.ts";

const site = { text: "What the site is called", isTyped: true, isRequired: true } as const;
const who = { text: "Who it is, by name and address", isTyped: true, isRequired: true } as const;

/** The usual words of mails about who works on a site. */
export const peopleWords = {
  invitation: {
    group: "people",
    title: "An invitation",
    when: "Somebody is invited to work on a site.",
    usual: {
      subject: "An invitation to work on a website at {studio}",
      preheader: "Who asks, what you could do there, and where to say yes or no.",
      heading: "Somebody would like to have you there.",
      paragraphs: [
        "{who} invites you to work on {site}, as {role}.",
        "{may}",
        "Nothing happens before you say yes. Without an account you open one on the way, with this address.",
      ],
      button: "See the invitation",
    },
    placeholders: {
      who,
      site,
      role: { text: "“an editor” or “a viewer”", isRequired: true },
      may: { text: "A sentence that says what that role may do" },
    },
  },
  "ownership-offer": {
    group: "people",
    title: "A site is offered",
    when: "An owner offers a site to somebody who works on it.",
    usual: {
      subject: "A website at {studio} is offered to you",
      preheader: "It is yours once you accept. Until then nothing changes.",
      heading: "Would you take it over?",
      paragraphs: [
        "{who} would like to hand {site} over to you.",
        "If you accept, you own it: it counts for your plan, its pictures come into your library, and its messages are yours. Who owned it goes on as an editor.",
        "The offer is good for 7 days.",
      ],
      button: "Look at the offer",
    },
    placeholders: { who, site },
  },
  "ownership-taken": {
    group: "people",
    title: "An offer was accepted",
    when: "Somebody has accepted a site: this goes to who owned it.",
    usual: {
      subject: "A website of yours at {studio} has a new owner",
      preheader: "Your offer was accepted. You go on as an editor.",
      heading: "It is in other hands now.",
      paragraphs: [
        "{who} has accepted your offer: {site} is theirs.",
        "You go on as an editor. The pictures that it alone shows went with it; what your other sites show is still in your library too.",
      ],
      button: "Open the site",
    },
    placeholders: { who, site },
  },
  "member-left": {
    group: "people",
    title: "Somebody has left",
    when: "Somebody who worked on a site has deleted their account.",
    usual: {
      subject: "Somebody works on a website of yours at {studio} no longer",
      preheader: "Their account is gone. The site is as it was.",
      heading: "One hand less.",
      paragraphs: [
        "{who} has deleted their account, and works on {site} no longer.",
        "What they made there stays. Preview links of theirs are closed, and messages that went to them go to you.",
      ],
      button: "See who works on it",
    },
    placeholders: { who, site },
  },
} as const satisfies Readonly<Record<string, MailTemplate>>;
