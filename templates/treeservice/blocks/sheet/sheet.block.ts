import { defineBlock } from "../../../../engine/blocks/block.ts";
import { ways } from "../../content/ways.ts";
import { sheetProps } from "./sheet.props.ts";
import { sheetSamples } from "./sheet.samples.ts";
import { Sheet } from "./sheet.tsx";

export const sheetBlock = defineBlock({
  type: "treeservice/sheet",
  schema: sheetProps,
  View: Sheet,
  neutral: ({ heading, picture, ask, more }) => ({ heading, picture, ask, more, lines: ways }),
  samples: sheetSamples,
});
