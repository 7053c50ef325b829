import { passage } from "../../content/home.ts";
import type { PassageProps } from "./passage.props.ts";

const { heading, steps } = passage;
const plain = steps.map(({ name, text }) => ({ name, text }));

export const passageSamples: Record<string, PassageProps> = {
  stages: passage,
  reasons: { heading, reasons: plain.slice(0, 3) },
  dates: {
    heading,
    dates: plain.map(({ name, text }, index) => ({ when: `March ${index + 1}`, name, text })),
  },
  six: { steps: [...plain, { name: "Thanked", when: "Friday" }] },
  said: { heading, actions: [{ label: "Talk to us", href: "/contact" }] },
};
