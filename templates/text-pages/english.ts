import type { TextPages } from "./text-page.ts";

export const english: TextPages = {
  "/privacy": {
    title: "Privacy",
    description:
      "What the website of {name} learns of its visitors, what becomes of it, and whom to ask about it.",
    lead: "What this website learns of you, and what becomes of it.",
    parts: [
      {
        title: "In short",
        paragraphs: [
          "This website sets no cookies, counts nobody across pages, shows no advertising and loads nothing from other companies: no fonts, maps, videos or scripts.",
          "You can read all of it without telling us who you are.",
        ],
      },
      {
        title: "Who is responsible",
        lines: ["{name}", "{street}", "{locality}"],
        paragraphs: ["Write to {email}.", "Or call {phone}."],
      },
      {
        title: "When you look at a page",
        paragraphs: [
          "Your browser asks a server for each page and tells it your internet address, as it does everywhere, because the answer must be sent somewhere. The server uses it to answer and to protect itself against attacks. We do not use it to find out who you are.",
        ],
      },
      {
        title: "When you write to us or call",
        paragraphs: [
          "What you send by form, mail or telephone reaches us and whoever carries it for us, such as a mail provider. We use it to answer you and to do what you ask for.",
          "We keep it as long as that takes, and longer only where the law makes us keep it, as it does with invoices. We do not sell it and do not hand it to others for their own ends.",
        ],
      },
      {
        title: "When you follow a link",
        paragraphs: [
          "Links may lead to other websites, such as a map or a network. What they learn of you begins with your click and is their responsibility.",
        ],
      },
      {
        title: "What you may ask of us",
        paragraphs: [
          "You may ask what we know of you, have it corrected or deleted, and take back a consent. Where the General Data Protection Regulation applies you may also object, take your data with you, and complain to a supervisory authority.",
          "For any of this, write to {email}.",
        ],
      },
    ],
  },
  "/imprint": {
    title: "Imprint",
    description: "Who is behind this website: name, address and how to reach {name}.",
    parts: [
      { title: "Who runs this website", lines: ["{name}", "{street}", "{locality}"] },
      { title: "How to reach us", lines: ["{phone}", "{email}"] },
      { title: "License", lines: ["{licence}"] },
      {
        title: "What stands here",
        paragraphs: [
          "{name} is responsible for the content of these pages. They are written with care. If something is wrong, tell us and we mend it.",
          "For websites to which we link, those who run them are responsible.",
        ],
      },
    ],
  },
  "/terms": {
    title: "Terms",
    description: "On what terms this website can be used, and what its texts, pictures and prices are worth.",
    lead: "What you can rely on here, and what becomes binding elsewhere.",
    parts: [
      {
        title: "What this website is",
        paragraphs: [
          "It tells you about {name} and what we offer. You may read it, link to it and print it without asking.",
        ],
      },
      {
        title: "Offers and prices",
        paragraphs: [
          "What is described here invites you to ask; it is not yet a contract. One comes about when we confirm to you what is done, when, and for how much.",
          "Prices and hours can change. What we confirmed to you holds.",
        ],
      },
      {
        title: "Texts and pictures",
        paragraphs: [
          "They belong to us or to those who made them for us. To use them elsewhere, ask first.",
          "Write to {email}.",
        ],
      },
      {
        title: "What we answer for",
        paragraphs: [
          "We keep these pages right and within reach as well as we can, and cannot promise that they always are. Your rights as a consumer, and what the law says of intent, gross negligence and harm to people, stay untouched.",
        ],
      },
      {
        title: "If a part does not hold",
        paragraphs: [
          "Then the others do. For what is not said here, the law of the place where we are applies.",
        ],
      },
    ],
  },
};
