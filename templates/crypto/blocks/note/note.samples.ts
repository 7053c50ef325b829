import { note } from "../../content/home.ts";
import type { NoteProps } from "./note.props.ts";

const { issuer, title, lead, actions, figures } = note;

export const noteSamples: Record<string, NoteProps> = {
  own: note,
  sheet: { issuer, title, lead, actions, figures },
  least: { title: "A" },
};
