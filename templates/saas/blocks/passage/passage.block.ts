import { defineBlock } from "../../../../engine/blocks/block.ts";
import { passageProps } from "./passage.props.ts";
import { passageSamples } from "./passage.samples.ts";
import { Passage } from "./passage.tsx";

export const passageBlock = defineBlock({
  type: "saas/passage",
  schema: passageProps,
  View: Passage,
  samples: passageSamples,
});
