import { longestText, most } from "../../../longest-text.ts";
import { linerNotes } from "../../content/home.ts";
import type { LinerNotesProps } from "./liner-notes.props.ts";

export const linerNotesSamples: Record<string, LinerNotesProps> = {
  own: linerNotes,
  least: { title: "We press one record, and then we stop.", figures: [{ value: "8" }] },
  most: {
    ...linerNotes,
    title: longestText(120),
    paragraphs: most(3, (number) => longestText(400, number)),
    caption: longestText(90),
    figures: most(4, (number) => ({ value: longestText(10), label: longestText(80, number) })),
  },
};
