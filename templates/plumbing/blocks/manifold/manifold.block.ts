import { defineBlock } from "../../../../engine/blocks/block.ts";
import { manifoldProps } from "./manifold.props.ts";
import { manifoldSamples } from "./manifold.samples.ts";
import { Manifold } from "./manifold.tsx";

export const manifoldBlock = defineBlock({
  type: "plumbing/manifold",
  schema: manifoldProps,
  neutral: (props) => ({ ...props, drawing: "plain" as const }),
  View: Manifold,
  samples: manifoldSamples,
});
