import { defineBlock } from "../../../../engine/blocks/block.ts";
import { foldsProps } from "./folds.props.ts";
import { foldsSamples } from "./folds.samples.ts";
import { Folds } from "./folds.tsx";

export const foldsBlock = defineBlock({
  type: "nonprofit/folds",
  schema: foldsProps,
  neutral: ({ folds, ...props }) => ({
    ...props,
    folds: folds.map(({ fold, ...service }) => service),
    drawing: "plain" as const,
  }),
  View: Folds,
  samples: foldsSamples,
});
