import { longestText, most } from "../../../longest-text.ts";
import { shapes } from "../../content/yoga.ts";
import type { ShapesProps } from "./shapes.props.ts";

const { body, head } = { body: "M50 90V36M50 42Q43 54 44 64M50 42Q57 54 56 64", head: [50, 24] };

export const shapesSamples: Record<string, ShapesProps> = {
  usual: shapes,
  least: {
    heading: { title: "One shape" },
    shapes: [{ name: "Mountain", breaths: 5, text: "Stand." }],
    unit: "breaths",
  },
  most: {
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    shapes: most(12, (number) => ({
      name: `${number} ${longestText(17)}`,
      breaths: 99,
      text: longestText(90),
      body,
      head,
    })),
    unit: longestText(12),
  },
};
