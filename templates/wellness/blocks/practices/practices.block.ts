import { defineBlock } from "../../../../engine/blocks/block.ts";
import { practicesProps } from "./practices.props.ts";
import { practicesSamples } from "./practices.samples.ts";
import { Practices } from "./practices.tsx";

export const practicesBlock = defineBlock({
  type: "wellness/practices",
  schema: practicesProps,
  View: Practices,
  samples: practicesSamples,
});
