import { defineBlock } from "../../../../engine/blocks/block.ts";
import { neutralShapes } from "./neutral-shapes.ts";
import { shapesProps } from "./shapes.props.ts";
import { shapesSamples } from "./shapes.samples.ts";
import { Shapes } from "./shapes.tsx";

export const shapesBlock = defineBlock({
  type: "wellness/shapes",
  schema: shapesProps,
  neutral: neutralShapes,
  View: Shapes,
  samples: shapesSamples,
});
