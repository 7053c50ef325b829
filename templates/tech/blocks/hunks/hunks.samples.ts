import { longestText, most } from "../../../longest-text.ts";
import { features } from "../../content/home.ts";
import type { HunksProps } from "./hunks.props.ts";

const first = (count: number): HunksProps => ({ ...features, hunks: features.hunks.slice(0, count) });

export const hunksSamples: Record<string, HunksProps> = {
  usual: features,
  least: { hunks: [{ title: "Rollback" }] },
  two: first(2),
  five: {
    ...features,
    hunks: [...features.hunks, { title: "Logs", note: "All of them." }, { title: "Cron" }],
  },
  plain: { ...features, hunks: features.hunks.map(({ title, note }) => ({ title, note })) },
  most: {
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    hunks: most(12, (number) => ({
      title: `${number} ${longestText(57)}`,
      value: longestText(12),
      file: longestText(40),
      range: longestText(24),
      removed: most(8, (line) => `${line} ${longestText(58)}`),
      added: most(6, (line) => `${line} ${longestText(58)}`),
      note: longestText(240),
    })),
  },
};
