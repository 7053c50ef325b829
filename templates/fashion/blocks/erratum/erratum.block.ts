import { defineBlock } from "../../../../engine/blocks/block.ts";
import { erratumProps } from "./erratum.props.ts";
import { erratumSamples } from "./erratum.samples.ts";
import { Erratum } from "./erratum.tsx";

export const erratumBlock = defineBlock({
  type: "fashion/erratum",
  schema: erratumProps,
  View: Erratum,
  samples: erratumSamples,
});
