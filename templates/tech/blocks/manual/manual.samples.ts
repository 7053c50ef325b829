import { longestText, most } from "../../../longest-text.ts";
import { manual } from "../../content/manual.ts";
import type { ManualProps } from "./manual.props.ts";

const title = longestText(24);

export const manualSamples: Record<string, ManualProps> = {
  usual: manual,
  least: {
    ...manual,
    synopsis: ["undo"],
    options: [{ flag: "-q", text: "Quiet." }],
    status: [{ code: "0", text: "It runs." }],
  },
  most: {
    name: longestText(28),
    book: longestText(40),
    title: longestText(60),
    summary: longestText(80),
    synopsis: most(8, (number) => `${number} ${longestText(88)}`),
    description: longestText(400),
    options: most(12, (number) => ({ flag: `${number} ${longestText(23)}`, text: longestText(160) })),
    status: most(8, (number) => ({ code: `${number}99`, text: longestText(120) })),
    bugs: longestText(240),
    maker: longestText(60),
    date: longestText(24),
    labels: { name: title, synopsis: title, description: title, options: title, status: title, bugs: title },
  },
};
