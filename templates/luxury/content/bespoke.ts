import type { FaqProps } from "../../../engine/blocks/faq/faq.props.ts";
import type { HeroProps } from "../../../engine/blocks/hero/hero.props.ts";
import type { PriceListProps } from "../../../engine/blocks/price-list/price-list.props.ts";
import type { StagesProps } from "../blocks/stages/stages.props.ts";
import { bespokeRing, bespokeStone, bespokeWax } from "../pictures.ts";

export const head: HeroProps = {
  variant: "statement",
  title: "Bespoke",
  lead: "You say what it is for. We ask eleven questions, most of them about the hands. Then we are quiet for a week.",
  actions: [{ label: "Begin with an hour", href: "/contact", means: "book" }],
};

export const stages: StagesProps = {
  heading: { title: "{count:words} lamps, about fourteen weeks" },
  stages: [
    {
      week: "Week 1",
      title: "The paper is unfolded",
      text: "Yours or ours: stones are laid out on white paper and looked at by north light. You choose with tweezers, not with a screen.",
      picture: bespokeStone,
    },
    {
      week: "Week 4",
      title: "Green wax",
      text: "The ring is carved in wax so that it can be worn, dropped and changed. This is the last moment at which changing costs nothing.",
      picture: bespokeWax,
    },
    {
      week: "Week 14",
      title: "The lid",
      text: "Cast, set, engraved, polished by one person. You open the box. We look at the floor.",
      picture: bespokeRing,
    },
  ],
};

export const prices: PriceListProps = {
  variant: "ticket",
  heading: { title: "What it comes to", lead: "Said before the wax, and not changed after." },
  groups: [
    {
      items: [
        { name: "A stone reset", note: "your stone, our setting", isFrom: true, price: "$2,400" },
        { name: "A band", note: "plain, engraved or hammered", isFrom: true, price: "$1,900" },
        { name: "A ring from the paper", note: "with a stone of ours", isFrom: true, price: "$9,500" },
        { name: "A necklace or a pair of drops", isFrom: true, price: "$16,000" },
        { name: "A tiara", note: "yes, still", isFrom: true, price: "$110,000" },
      ],
    },
  ],
  footnote: "Half with the wax, half with the lid. If the wax is not right, you owe nothing but the coffee.",
  link: { label: "Begin with an hour", href: "/contact", means: "book" },
};

export const questions: FaqProps = {
  variant: "columns",
  heading: { title: "Asked in a low voice" },
  questions: [
    {
      question: "Can it be ready for a date?",
      answer: [
        "Tell us the date first and the wish second. Eight weeks is possible, six is a favor, four is a chain.",
      ],
    },
    {
      question: "I do not know the ring size.",
      answer: ["Bring another ring, or the glove. In one case it was a photograph and a fork."],
    },
    {
      question: "Will you use my grandmother’s gold?",
      answer: ["Yes. We melt it in front of you, add what is missing and write down both weights."],
    },
    {
      question: "What if the answer is no?",
      answer: ["Unengraved rings come back within a year, at the price on the card. It has happened twice."],
    },
  ],
};
