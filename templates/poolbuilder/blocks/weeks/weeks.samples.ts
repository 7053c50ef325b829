import { stressProps } from "../../../../engine/document/stress-props.ts";
import { weeks } from "../../content/home.ts";
import { type WeeksProps, weeksProps } from "./weeks.props.ts";

export const weeksSamples: Record<string, WeeksProps> = {
  own: weeks,
  least: { title: "Soon" },
  steps: {
    title: "How it goes",
    phases: [{ name: "Ask" }, { name: "Look", note: "For forty minutes." }, { name: "Begin" }],
  },
  dates: {
    title: "Since then",
    dates: [
      { when: "1998 to 2004", name: "A truck", note: "Then two." },
      { when: "2011", note: "A yard." },
    ],
  },
  most: stressProps(weeksProps, weeks, "most"),
};
