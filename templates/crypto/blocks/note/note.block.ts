import { defineBlock } from "../../../../engine/blocks/block.ts";
import { noteProps } from "./note.props.ts";
import { noteSamples } from "./note.samples.ts";
import { Note } from "./note.tsx";

export const noteBlock = defineBlock({
  type: "crypto/note",
  schema: noteProps,
  View: Note,
  // What is left is a printed sheet: its value was that of a market.
  neutral: ({ office, serial, rosette, headline, small, ...sheet }) => sheet,
  samples: noteSamples,
});
