import { defineBlock } from "../../../../engine/blocks/block.ts";
import { type VisitProps, visitProps } from "./visit.props.ts";
import { visitSamples } from "./visit.samples.ts";
import { Visit } from "./visit.tsx";

export const visitBlock = defineBlock({
  type: "gardening/visit",
  schema: visitProps,
  View: Visit,
  neutral: (visit): VisitProps => ({ ...visit, ground: "stars" }),
  samples: visitSamples,
});
