import { defineBlock } from "../../../../engine/blocks/block.ts";
import { neutralPractices } from "./neutral-practices.ts";
import { practicesProps } from "./practices.props.ts";
import { practicesSamples } from "./practices.samples.ts";
import { Practices } from "./practices.tsx";

export const practicesBlock = defineBlock({
  type: "wellness/practices",
  schema: practicesProps,
  neutral: neutralPractices,
  View: Practices,
  samples: practicesSamples,
});
