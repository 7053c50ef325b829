import { longestText, most } from "../../../longest-text.ts";
import { key } from "../../content/home.ts";
import { enter } from "../../pictures.ts";
import type { KeyProps } from "./key.props.ts";

export const keySamples: Record<string, KeyProps> = {
  usual: key,
  least: { title: "Press this key." },
  dates: {
    title: "Since then",
    dates: [
      { at: "1998–2004", title: "A shop", text: "Then two." },
      { at: "2011", note: "By hand" },
    ],
  },
  plain: { ...key, steps: key.steps.map(({ title }) => ({ title })) },
  most: {
    eyebrow: longestText(80),
    title: longestText(120),
    lead: longestText(400),
    picture: enter,
    steps: most(12, (number) => ({
      at: longestText(40),
      title: `${number} ${longestText(117)}`,
      text: longestText(240),
      note: longestText(80),
    })),
    actions: most(3, (number) => ({ label: `${number} ${longestText(58)}`, href: "#deploy" })),
  },
};
