import { defineBlock } from "../../../../engine/blocks/block.ts";
import { knowledgeProps } from "./knowledge.props.ts";
import { knowledgeSamples } from "./knowledge.samples.ts";
import { Knowledge } from "./live.tsx";

export const knowledgeBlock = defineBlock({
  type: "saas/knowledge",
  schema: knowledgeProps,
  View: Knowledge,
  isLive: true,
  samples: knowledgeSamples,
});
