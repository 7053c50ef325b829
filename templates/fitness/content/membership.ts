import type { FaqProps } from "../../../engine/blocks/faq/faq.props.ts";
import type { BarsProps } from "../blocks/bars/bars.props.ts";
import type { CompareProps } from "../blocks/compare/compare.props.ts";
import type { PosterProps } from "../blocks/poster/poster.props.ts";

export const head: PosterProps = {
  variant: "head",
  lines: ["Membership"],
  lead: "The bar weighs twenty kilograms, so a day costs twenty dollars. After that you pay by the plate.",
  actions: [],
};

/** Everything one can become; the key stands in the address of the form. */
export const plans = {
  day: { name: "Day pass", price: 20, per: "a day" },
  one: { name: "One plate", price: 60, per: "a month" },
  two: { name: "Two plates", price: 100, per: "a month" },
  three: { name: "Three plates", price: 140, per: "a month" },
} as const;

export type PlanKey = keyof typeof plans;

/** What every bar says of its price. */
const labels: BarsProps["labels"] = { currency: "$", alone: "the bar alone, 20 kg" };

export const tiers: BarsProps = {
  variant: "stage",
  labels,
  heading: {
    title: "A dollar a kilo",
    lead: "Diameters are true. Thickness is doubled, so that one can read the stencils.",
  },
  offers: [
    {
      ...plans.one,
      text: "The floor from nine to four. For shift workers, students and people whose boss is elsewhere.",
      link: { label: "Join at one plate", href: "/contact?plan=one" },
    },
    {
      ...plans.two,
      text: "The floor from five till close and every class on the board. What most of us lift.",
      link: { label: "Join at two plates", href: "/contact?plan=two" },
    },
    {
      ...plans.three,
      text: "All of that, with a program written for you and an hour a month with the trainer who wrote it.",
      link: { label: "Join at three plates", href: "/contact?plan=three" },
    },
    {
      ...plans.day,
      text: "The bar alone. All day, all platforms, one class. Taken off the first month if you stay.",
      link: { label: "Come for a day", href: "/contact?plan=day" },
    },
  ],
};

/** The same prices, for the page that only names them. */
export const prices: BarsProps = {
  variant: "rack",
  labels,
  heading: {
    title: "Pay by the plate",
    lead: "A dollar is a kilogram, bar included. No sign-up fee, no thirteenth month.",
  },
  offers: Object.values(plans),
  link: { label: "What each includes", href: "/membership" },
};

export const compare: CompareProps = {
  heading: { title: "What is on each side" },
  caption: "What the day pass and the three memberships include",
  offers: [
    { name: plans.day.name, sign: "0" },
    { name: plans.one.name, sign: "1" },
    { name: plans.two.name, sign: "2" },
    { name: plans.three.name, sign: "3" },
  ],
  rows: [
    { name: "The floor", cells: ["all day", "9–4", "5–10", "5–10"] },
    { name: "Classes a month", cells: ["1", "4", "all", "all"] },
    { name: "Chalk", cells: [true, true, true, true] },
    { name: "Showers, hot", cells: [true, true, true, true] },
    { name: "Friends along, a month", cells: [false, false, "1", "4"] },
    { name: "Freeze a month", cells: [false, true, true, true] },
    { name: "A locker", cells: [false, false, false, true] },
    { name: "Your own program", cells: [false, false, false, true] },
    { name: "Hours with a trainer", cells: [false, false, false, "1"] },
  ],
  labels: { yes: "Yes", no: "No" },
  note: "Month to month, all of them. Leave by writing one sentence.",
};

export const extras: BarsProps = {
  variant: "rack",
  labels,
  heading: { title: "Small change", lead: "Bought at the desk, added to any bar." },
  offers: [
    { name: "Locker", price: 30, per: "a month" },
    { name: "Student, one plate", price: 45, per: "a month" },
    { name: "Hour with a trainer", price: 90, per: "each" },
    { name: "Ten visits", price: 150, per: "no end date" },
  ],
};

export const questions: FaqProps = {
  variant: "list",
  heading: { title: "Before you ask the desk" },
  questions: [
    {
      question: "I have never lifted anything",
      answer: [
        "Good, nothing to unlearn. Come to Mobility on a Monday and stay for the half hour after it, when the platforms are empty and Dag is bored.",
      ],
    },
    {
      question: "How do I leave?",
      answer: [
        "Write one sentence to the desk before the first of the month. We answer with one sentence and a photograph of your empty hook.",
      ],
    },
    {
      question: "Why kilograms?",
      answer: ["Because the plates are. A pound is 0.4536 of a dollar, if that helps."],
    },
    {
      question: "May I drop the bar?",
      answer: ["From the top, under control, on a platform. Not a dumbbell, not from spite."],
    },
  ],
};
