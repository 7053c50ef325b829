import type { WhyChooseProps } from "./why-choose.props.ts";

const reasons: WhyChooseProps["reasons"] = [
  {
    title: "The price stands",
    text: "What we write down is what you pay, even when the wall holds a surprise.",
    figure: "0",
  },
  {
    title: "Licensed in three states",
    text: "Master license 20418, insured for two million dollars.",
    figure: "3",
  },
  {
    title: "Someone answers",
    text: "Nights, Sundays and holidays, in four rings on average.",
    figure: "24/7",
  },
  {
    title: "Ten years on every joint",
    text: "If it drips, we come back, and the visit is ours.",
    figure: "10",
  },
];

export const whyChooseSamples: Record<string, WhyChooseProps> = {
  marks: {
    variant: "marks",
    heading: {
      eyebrow: "Why neighbors call us",
      title: "Plain dealing, clean boots",
      lead: "Forty years in the same four zip codes.",
    },
    reasons,
    link: { label: "Get a free estimate", href: "/contact" },
  },
  ledger: { variant: "ledger", heading: { title: "What you can hold us to" }, reasons },
  numbers: { variant: "numbers", heading: { title: "Four figures that matter" }, reasons },
};
