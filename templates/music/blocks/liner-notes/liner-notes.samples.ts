import { linerNotes } from "../../content/home.ts";
import type { LinerNotesProps } from "./liner-notes.props.ts";

export const linerNotesSamples: Record<string, LinerNotesProps> = { usual: linerNotes };
