import type { CoreBlock } from "../../../engine/blocks/core-blocks.ts";

/**
 * What sections of the engine's own say when they are added: what could stand there, in plain words. They refer to the facts of
 * the business and claim nothing: no price, no figure, no person, no number to call. Those that show pictures get the site's own
 * (`with-own-pictures.ts`). Left out is what does nothing by itself on such a page: chips and the search of a list.
 */
export const plainSections: readonly CoreBlock[] = [
  {
    type: "hero",
    props: {
      variant: "statement",
      title: "One sentence about what this page is for",
      lead: "And two more about what somebody finds here, and why it is good to know.",
    },
  },
  {
    type: "prose",
    props: {
      variant: "section",
      title: "About {name}",
      parts: [
        {
          paragraphs: [
            "Write here what people should know about you: how it began, what you do every day, and what you care about.",
            "Two or three short paragraphs are read to the end. Longer ones seldom are.",
          ],
        },
      ],
    },
  },
  {
    type: "values",
    props: {
      variant: "grid",
      heading: { title: "What matters to us" },
      items: [
        { title: "The first thing", text: "Say in a sentence what you always do, and what you never do." },
        { title: "The second thing", text: "Something that people notice when they come to you." },
        { title: "The third thing", text: "Something that you would do even if nobody noticed." },
      ],
    },
  },
  {
    type: "team",
    props: {
      variant: "roster",
      heading: { title: "The people you meet" },
      members: [
        { name: "First person", role: "What this person does here", text: "A sentence in their own words." },
        { name: "Second person", role: "What this person does here", text: "A sentence in their own words." },
      ],
    },
  },
  {
    type: "timeline",
    props: {
      variant: "ledger",
      heading: { title: "How {name} came to be" },
      entries: [
        { date: "The beginning", title: "How it started", text: "Where, with whom, and with what idea." },
        { date: "Later", title: "What changed", text: "A move, a new person, something that you learned." },
        { date: "Today", title: "Where you are now", text: "What you do today, and what comes next." },
      ],
    },
  },
  {
    type: "card-grid",
    props: {
      variant: "even",
      heading: { title: "What we do" },
      cards: [
        { title: "Something you offer", text: "What it is, whom it is for, and what they get." },
        { title: "Something else", text: "What it is, whom it is for, and what they get." },
        { title: "And a third thing", text: "What it is, whom it is for, and what they get." },
      ],
    },
  },
  {
    type: "feature-rows",
    props: {
      variant: "numbered",
      heading: { title: "A closer look" },
      rows: [
        { title: "The first thing to know", text: "What makes it good, told as you would tell a visitor." },
        { title: "The next thing", text: "What people often ask about it, and what you answer." },
      ],
    },
  },
  {
    type: "price-list",
    props: {
      variant: "rows",
      heading: { title: "Prices" },
      groups: [
        {
          items: [
            { name: "Something you offer", note: "What is included", price: "On request" },
            { name: "Something else", note: "What is included", price: "On request" },
            { name: "And a third thing", note: "What is included", price: "On request" },
          ],
        },
      ],
    },
  },
  {
    type: "pricing-tiers",
    props: {
      variant: "columns",
      heading: { title: "Choose what fits" },
      tiers: [
        {
          name: "Small",
          price: "On request",
          description: "For whoever wants to try it.",
          features: ["What is included", "And what else"],
        },
        {
          name: "Medium",
          price: "On request",
          description: "What most people take.",
          features: ["All of the small one", "What comes on top"],
        },
        {
          name: "Large",
          price: "On request",
          description: "For whoever wants all of it.",
          features: ["All of the medium one", "What comes on top"],
        },
      ],
    },
  },
  {
    type: "menu-list",
    props: {
      variant: "columns",
      heading: { title: "The menu" },
      sections: [
        {
          title: "To begin",
          dishes: [
            { name: "Name of a dish", description: "What is in it", price: "Price" },
            { name: "Name of a dish", description: "What is in it", price: "Price" },
          ],
        },
        {
          title: "After that",
          dishes: [
            { name: "Name of a dish", description: "What is in it", price: "Price" },
            { name: "Name of a dish", description: "What is in it", price: "Price" },
          ],
        },
      ],
    },
  },
  {
    type: "data-table",
    props: {
      variant: "ruled",
      heading: { title: "At a glance" },
      caption: "What is included in what",
      columns: [
        { label: "What", align: "start" },
        { label: "Small", align: "start" },
        { label: "Large", align: "start" },
      ],
      rows: [
        { name: "First line", cells: ["Yes", "Yes"] },
        { name: "Second line", cells: ["On request", "Yes"] },
        { name: "Third line", cells: ["No", "Yes"] },
      ],
    },
  },
  {
    type: "badge-legend",
    props: {
      variant: "list",
      heading: { title: "What the signs mean" },
      badges: [
        { label: "Leaf", sign: "leaf", meaning: "What this sign stands for" },
        { label: "Star", sign: "star", meaning: "What this sign stands for" },
      ],
    },
  },
  {
    type: "testimonials",
    props: {
      variant: "columns",
      heading: { title: "What people say" },
      items: [
        { quote: "What somebody said about you, in their own words. Ask them first.", name: "Who said it" },
        { quote: "Another voice. Two or three sentences are enough.", name: "Who said it" },
      ],
    },
  },
  {
    type: "quote",
    props: {
      variant: "plain",
      text: "One sentence that somebody said about you and that you like to remember.",
      name: "Who said it",
    },
  },
  {
    type: "stats",
    props: {
      variant: "row",
      heading: { title: "In figures" },
      figures: [
        { value: "00", label: "What you have counted" },
        { value: "00", label: "Something else that can be counted" },
        { value: "00", label: "And a third thing" },
      ],
    },
  },
  {
    type: "why-choose",
    props: {
      variant: "marks",
      heading: { title: "Why people come to {name}" },
      reasons: [
        { title: "The first reason", text: "What they get here and hardly anywhere else." },
        { title: "The second reason", text: "What you do so that they can be sure of it." },
        { title: "The third reason", text: "What they tell others afterwards." },
      ],
    },
  },
  {
    type: "process-steps",
    props: {
      variant: "row",
      heading: { title: "How it goes" },
      steps: [
        { title: "You ask", text: "How somebody reaches you, and what they should have at hand." },
        { title: "We answer", text: "What you say to them, and how soon." },
        { title: "It is done", text: "What happens then, and what they have in the end." },
      ],
    },
  },
  {
    type: "faq",
    props: {
      variant: "list",
      heading: { title: "What people ask" },
      questions: [
        { question: "A question that you hear every week?", answer: ["The answer that you always give."] },
        { question: "A question that people do not dare to ask?", answer: ["An honest answer."] },
        { question: "What should somebody know before they come?", answer: ["What helps both of you."] },
      ],
    },
  },
  {
    type: "terminal",
    props: {
      variant: "window",
      heading: { title: "How to begin" },
      title: "What to type",
      lines: [
        { kind: "comment", text: "# what the next line does" },
        { kind: "command", text: "first-command" },
        { kind: "output", text: "what it answers" },
      ],
    },
  },
  {
    type: "hours",
    props: {
      variant: "columns",
      heading: { title: "When and where" },
      days: "{hours:rows}",
      address: "{address:lines}",
      phones: [{ label: "{phone}", href: "fact:phone" }],
    },
  },
  {
    type: "contact-panel",
    props: {
      variant: "card",
      heading: { title: "Talk to us", lead: "Tell us what it is about. We are glad to help." },
      phone: { label: "{phone}", href: "fact:phone", means: "call" },
      hours: "{hours:rows}",
      actions: [{ label: "Send a mail", href: "fact:email", means: "mail" }],
    },
  },
  {
    type: "map",
    props: {
      variant: "line",
      heading: { title: "How to find us" },
      place: "{name}",
      address: "{address:lines}",
      seed: 12,
      water: "river",
      directions: { label: "Show the way", href: "fact:map", means: "directions" },
    },
  },
  {
    type: "form",
    props: {
      heading: { title: "Write to us" },
      fields: [
        {
          name: "name",
          label: "Your name",
          type: "text",
          isRequired: true,
          autocomplete: "name",
          width: "half",
        },
        {
          name: "email",
          label: "Email",
          type: "email",
          isRequired: true,
          autocomplete: "email",
          width: "half",
        },
        {
          name: "message",
          label: "Your message",
          type: "textarea",
          isRequired: true,
          width: "full",
          rows: 6,
        },
      ],
      submitLabel: "Send the message",
      requiredNote: "All fields are needed.",
      finePrint: "We use what you write to answer you, and for nothing else.",
      confirmation: {
        title: "Your message is here.",
        text: "Thank you. We answer as soon as we can.",
        againLabel: "Write another one",
      },
    },
  },
  {
    type: "newsletter",
    props: {
      variant: "band",
      title: "News from {name}",
      text: "Now and then a mail about what is new here. You can leave at any time.",
      fieldLabel: "Email",
      buttonLabel: "Send me the news",
    },
  },
  {
    type: "call-to-action",
    props: {
      variant: "band",
      title: "Say what somebody should do next",
      text: "One sentence about what happens when they do.",
      actions: [{ label: "Call {phone}", href: "fact:phone", means: "call" }],
    },
  },
  {
    type: "marquee",
    props: {
      variant: "banner",
      label: "What there is",
      items: [{ text: "{name}" }, { text: "Something you offer" }, { text: "Something else" }],
    },
  },
];
