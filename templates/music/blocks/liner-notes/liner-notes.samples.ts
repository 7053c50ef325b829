import { longestText, most } from "../../../longest-text.ts";
import { linerNotes } from "../../content/home.ts";
import type { LinerNotesProps } from "./liner-notes.props.ts";

export const linerNotesSamples: Record<string, LinerNotesProps> = {
  own: linerNotes,
  least: { title: "We press one record, and then we stop.", figures: [{ value: "8" }] },
  most: {
    ...linerNotes,
    title: longestText(120),
    paragraphs: most(3, (number) => `${number} ${longestText(398)}`),
    caption: longestText(90),
    figures: most(4, (number) => ({ value: longestText(10), label: `${number} ${longestText(78)}` })),
  },
};
