import { longestText, most } from "../../../longest-text.ts";
import { trace } from "../../content/trace.ts";
import type { FlameProps } from "./flame.props.ts";

export const flameSamples: Record<string, FlameProps> = {
  usual: trace,
  least: { title: "Up before the kettle boils.", unit: "s", total: 1, rows: [] },
  most: {
    prompt: longestText(60),
    title: longestText(76),
    lead: longestText(260),
    actions: most(2, (number) => ({ label: `${number} ${longestText(58)}`, href: "#deploy" })),
    facts: most(4, (number) => ({ label: `${number} ${longestText(28)}`, value: longestText(40) })),
    caption: longestText(120),
    beyond: longestText(60),
    unit: longestText(4),
    total: 48,
    rows: most(12, (number) => [
      { skip: 12 - number },
      { name: longestText(40), length: 12 + number, isHot: true },
      { name: longestText(40), length: 24 },
    ]).map((row) => row.filter((span) => !("skip" in span) || span.skip)),
  },
};
