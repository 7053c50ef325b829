import { defineBlock } from "../../../../engine/blocks/block.ts";
import { diagramProps } from "./diagram.props.ts";
import { diagramSamples } from "./diagram.samples.ts";
import { Diagram } from "./diagram.tsx";

export const diagramBlock = defineBlock({
  type: "electrician/diagram",
  schema: diagramProps,
  neutral: ({ unit, supply, main, ...props }) => props,
  View: Diagram,
  samples: diagramSamples,
});
