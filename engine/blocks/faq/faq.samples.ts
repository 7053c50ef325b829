import type { FaqProps } from "./faq.props.ts";

const questions: FaqProps["questions"] = [
  {
    question: "How long does an installation take?",
    answer: ["One to two days on the roof. The permits take longer: six weeks in most counties."],
    isOpen: true,
  },
  {
    question: "What happens when the grid is down?",
    answer: [
      "Without a battery the panels switch off, so that no one on the line is hurt.",
      "With one, the house keeps its lights, refrigerator and well pump.",
    ],
  },
  {
    question: "Does my roof have to be new?",
    answer: ["It should have fifteen years left in it. If it has fewer, we say so before you sign."],
  },
  { question: "Who cleans them?", answer: ["The rain does, on any slope above ten degrees."] },
];

export const faqSamples: Record<string, FaqProps> = {
  list: { variant: "list", heading: { title: "Asked on every roof" }, questions },
  columns: {
    variant: "columns",
    heading: { eyebrow: "Questions", title: "Before you sign", lead: "The four that everybody asks." },
    questions,
    link: { label: "Ask another", href: "/contact" },
  },
};
