import { longestText, most } from "../../../longest-text.ts";
import { manual } from "../../content/manual.ts";
import type { ManualProps } from "./manual.props.ts";

const title = longestText(24);

export const manualSamples: Record<string, ManualProps> = {
  usual: manual,
  least: { title: "The docs are one page. This one." },
  questions: {
    title: "What is asked most",
    lead: "And what is answered.",
    options: [
      { flag: "Can it be taken back?", text: "Within 90 days, to the same bytes as before." },
      { flag: "Who looks after it at four in the morning?", text: "Somebody for whom it is noon." },
    ],
    maker: "{name}",
  },
  most: {
    name: longestText(28),
    book: longestText(40),
    eyebrow: longestText(80),
    title: longestText(120),
    summary: longestText(80),
    synopsis: most(8, (number) => `${number} ${longestText(88)}`),
    lead: longestText(400),
    options: most(24, (number) => ({ flag: `${number} ${longestText(117)}`, text: longestText(600) })),
    status: most(8, (number) => ({ code: `${number}99`, text: longestText(120) })),
    bugs: longestText(240),
    actions: most(3, (number) => ({ label: `${number} ${longestText(58)}`, href: "#deploy" })),
    maker: longestText(60),
    date: longestText(24),
    labels: { name: title, synopsis: title, description: title, options: title, status: title, bugs: title },
  },
};
