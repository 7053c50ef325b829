import { longestText, most } from "../../../longest-text.ts";
import { trace } from "../../content/trace.ts";
import type { FlameProps } from "./flame.props.ts";

export const flameSamples: Record<string, FlameProps> = {
  usual: trace,
  least: { title: "Up before the kettle boils." },
  most: {
    eyebrow: longestText(80),
    title: longestText(120),
    lead: longestText(400),
    actions: most(3, (number) => ({ label: `${number} ${longestText(58)}`, href: "#deploy" })),
    facts: most(4, (number) => ({ label: `${number} ${longestText(28)}`, value: longestText(40) })),
    caption: longestText(120),
    beyond: longestText(60),
    unit: longestText(4),
    rows: trace.rows.map((row) =>
      row.map((span) => ("skip" in span ? span : { ...span, name: longestText(40) })),
    ),
  },
};
