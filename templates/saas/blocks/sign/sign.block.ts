import { defineBlock } from "../../../../engine/blocks/block.ts";
import { signProps } from "./sign.props.ts";
import { signSamples } from "./sign.samples.ts";
import { Sign } from "./sign.tsx";

export const signBlock = defineBlock({
  type: "saas/sign",
  schema: signProps,
  View: Sign,
  samples: signSamples,
});
