import { defineBlock } from "../../../../engine/blocks/block.ts";
import { contactFacts } from "../../content/words.ts";
import { sheetProps } from "./sheet.props.ts";
import { sheetSamples } from "./sheet.samples.ts";
import { Sheet } from "./sheet.tsx";

export const sheetBlock = defineBlock({
  type: "realestate/sheet",
  schema: sheetProps,
  // A floor plan is that of a house; anybody's sheet is lettered, and says how they are reached.
  neutral: ({ plan: _, planScale: _scale, room: _room, ...props }) => ({ ...props, facts: contactFacts }),
  View: Sheet,
  samples: sheetSamples,
});
