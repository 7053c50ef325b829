import type { FaqProps } from "../../../engine/blocks/faq/faq.props.ts";
import type { PricingProps } from "../blocks/pricing/pricing.props.ts";
import { monthsInYearlyPrice, type PlanName, plans } from "./prices.ts";

/** Whom each plan is for, and what it holds. */
const planWords: Record<PlanName, { for: string; features: string[] }> = {
  Bench: {
    for: "One kiln, and somebody who owns it.",
    features: [
      "The wall, with every order on it",
      "200 orders a month",
      "Glaze and clay stock",
      "Packing slips",
    ],
  },
  Workshop: {
    for: "A few kilns, and a calendar that argues.",
    features: [
      "Everything on the Bench",
      "Orders without a limit",
      "Kiln schedule with live curves",
      "Reorders before you run out",
      "Carrier labels",
    ],
  },
  Works: {
    for: "Two shifts, several roofs, one truth.",
    features: [
      "Everything in the Workshop",
      "More than one site",
      "Batch trace from clay to crate",
      "An API, and a person who answers",
    ],
  },
};

/** By plan, in the order of the plans. */
export const comparison: NonNullable<PricingProps["comparison"]>["groups"] = [
  {
    group: "The wall",
    rows: [
      { name: "People", cells: ["No limit", "No limit", "No limit"] },
      { name: "Orders a month", cells: ["200", "No limit", "No limit"] },
      { name: "History", cells: ["1 year", "All of it", "All of it"] },
      { name: "Sites", cells: ["1", "1", "5"] },
    ],
  },
  {
    group: "Making",
    rows: [
      { name: "Glaze and clay stock", cells: [true, true, true] },
      { name: "Kiln curves, live", cells: [false, true, true] },
      { name: "Reorders", cells: [false, true, true] },
      { name: "Batch trace", cells: [false, false, true] },
    ],
  },
  {
    group: "Sending",
    rows: [
      { name: "Packing slips", cells: [true, true, true] },
      { name: "Carrier labels", cells: [false, true, true] },
      { name: "API", cells: [false, false, true] },
      { name: "Help", cells: ["By mail", "By mail, same day", "A person, by name"] },
    ],
  },
];

export const pricing: PricingProps = {
  title: "Pricing",
  lead: "By the kiln. People are free, because a kiln is easier to count and never shares its password.",
  plans: plans.map((plan) => ({ ...plan, ...planWords[plan.name] })),
  monthsInYear: monthsInYearlyPrice,
  billing: { label: "Paid", monthly: "Monthly", yearly: "Yearly, two months free" },
  kilns: "Kilns, a tile each",
  start: { label: "Start with {}", href: "/contact" },
  words: {
    currency: "$",
    month: "a month",
    year: "a year",
    one: "One kiln included",
    many: "{} kilns included",
    more: "{} more at {} a month",
    saves: "By the year it saves {}.",
    saved: "Saves {} against paying monthly.",
    best: "Fits best",
    fits: "fits best:",
    costsMonthly: "{} a month.",
    costsYearly: "{} a year, which saves {}.",
  },
  comparison: { title: "Side by side", groups: comparison, yes: "Yes", no: "No" },
};

export const faq: FaqProps = {
  variant: "columns",
  heading: { title: "Asked on the shop floor" },
  questions: [
    {
      question: "What counts as a kiln?",
      answer: [
        "Anything that gets hot and has a door: kilns, ovens, a forge. A test kiln under one cubic foot is free. So is the one that has not worked since spring.",
      ],
      isOpen: true,
    },
    {
      question: "We make chairs. Do we need a kiln?",
      answer: [
        "No. Count what everything has to pass through: a press, a spray booth, the one lathe nobody else may touch. That is your kiln.",
      ],
    },
    {
      question: "Can we change plans halfway?",
      answer: [
        "On any day. Going up, you pay the difference for the days that are left. Going down, it stays on your account until it is used.",
      ],
    },
    {
      question: "What happens to our orders if we leave?",
      answer: [
        "You take them along: every order, with its history, as a spreadsheet and as JSON. We keep a copy for 30 days in case it was a bad week.",
      ],
    },
    {
      question: "Is there a trial?",
      answer: [
        "Thirty days on the Workshop plan, without a card. Most workshops need two: one to type in the stock, one to argue about the names of the shelves.",
      ],
    },
  ],
};
