import { longestText, most } from "../../../longest-text.ts";
import { stages } from "../../content/bespoke.ts";
import { bespokeWax } from "../../pictures.ts";
import type { StagesProps } from "./stages.props.ts";

const { heading } = stages;

export const stagesSamples: Record<string, StagesProps> = {
  usual: stages,
  least: { stages: [{ title: "Green wax" }] },
  two: { heading, stages: stages.stages.slice(0, 2) },
  four: { heading, stages: [...stages.stages, { title: "The key", text: "You come back once a year." }] },
  plain: { heading, stages: stages.stages.map(({ title, text }) => ({ title, text })) },
  most: {
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    stages: most(8, (number) => ({
      week: longestText(24),
      title: `${number} ${longestText(42)}`,
      text: longestText(240),
      picture: bespokeWax,
    })),
  },
};
