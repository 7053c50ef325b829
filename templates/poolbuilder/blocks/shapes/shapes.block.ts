import { defineBlock } from "../../../../engine/blocks/block.ts";
import { shapesProps } from "./shapes.props.ts";
import { shapesSamples } from "./shapes.samples.ts";
import { Shapes } from "./shapes.tsx";

export const shapesBlock = defineBlock({
  type: "poolbuilder/shapes",
  schema: shapesProps,
  View: Shapes,
  neutral: ({ depth, shapes, ...others }) => ({
    ...others,
    shapes: shapes.map(({ kind, ...shape }) => shape),
  }),
  samples: shapesSamples,
});
