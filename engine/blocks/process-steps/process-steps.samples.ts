import type { ProcessStepsProps } from "./process-steps.props.ts";

const steps: ProcessStepsProps["steps"] = [
  {
    title: "We look",
    text: "An hour in the house with a moisture meter and a ladder. You get the price in writing before we leave.",
    note: "Free, within three days",
  },
  {
    title: "We prepare",
    text: "Furniture to the middle, floors papered, holes filled and sanded until you cannot find them again.",
    note: "One day",
  },
  {
    title: "We paint",
    text: "Two coats by brush and roller. The same two people from the first wall to the last.",
    note: "Two to four days",
  },
  {
    title: "You inspect",
    text: "We walk the rooms together in daylight, with a pot and a fine brush in hand.",
    note: "Before you pay",
  },
];

export const processStepsSamples: Record<string, ProcessStepsProps> = {
  path: {
    variant: "path",
    heading: { eyebrow: "How it goes", title: "Four steps, one crew" },
    steps,
    link: { label: "Ask for a visit", href: "/contact" },
  },
  row: { variant: "row", heading: { title: "From call to last coat" }, steps },
  cards: { variant: "cards", heading: { title: "What happens when" }, steps },
};
