import { defineBlock } from "../../../../engine/blocks/block.ts";
import { linerNotesProps } from "./liner-notes.props.ts";
import { linerNotesSamples } from "./liner-notes.samples.ts";
import { LinerNotes } from "./liner-notes.tsx";

export const linerNotesBlock = defineBlock({
  type: "music/liner-notes",
  schema: linerNotesProps,
  View: LinerNotes,
  samples: linerNotesSamples,
});
