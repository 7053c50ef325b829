import { note } from "../../content/home.ts";
import type { NoteProps } from "./note.props.ts";

export const noteSamples: Record<string, NoteProps> = { own: note };
