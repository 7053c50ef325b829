import { defineBlock } from "../../../../engine/blocks/block.ts";
import { sheetProps } from "./sheet.props.ts";
import { sheetSamples } from "./sheet.samples.ts";
import { Sheet } from "./sheet.tsx";

export const sheetBlock = defineBlock({
  type: "realestate/sheet",
  schema: sheetProps,
  opensPage: true,
  View: Sheet,
  samples: sheetSamples,
});
