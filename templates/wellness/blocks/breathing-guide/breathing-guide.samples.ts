import { longestText, most } from "../../../longest-text.ts";
import { breathingGuide } from "../../content/meditation.ts";
import type { BreathingGuideProps } from "./breathing-guide.props.ts";

const seconds = { in: 4, hold: 4, out: 4, rest: 4 };
const word = longestText(36);
const button = longestText(20);

export const breathingGuideSamples: Record<string, BreathingGuideProps> = {
  usual: breathingGuide,
  least: { ...breathingGuide, patterns: breathingGuide.patterns.slice(0, 1), minutes: [1] },
  most: {
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    patternsLabel: longestText(30),
    patterns: most(6, (number) => ({
      id: `pattern-${number}`,
      name: longestText(30),
      note: longestText(90),
      seconds,
    })),
    minutesLabel: longestText(30),
    minutesUnit: longestText(12),
    minutes: [10, 20, 30, 40, 50, 60],
    words: {
      ready: word,
      in: word,
      hold: word,
      out: word,
      rest: word,
      paused: word,
      done: word,
      start: button,
      pause: button,
      resume: button,
      stop: button,
      left: longestText(16),
    },
  },
};
