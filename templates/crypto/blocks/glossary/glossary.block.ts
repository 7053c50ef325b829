import { defineBlock } from "../../../../engine/blocks/block.ts";
import { glossaryProps } from "./glossary.props.ts";
import { glossarySamples } from "./glossary.samples.ts";
import { Glossary } from "./glossary.tsx";

export const glossaryBlock = defineBlock({
  type: "crypto/glossary",
  schema: glossaryProps,
  View: Glossary,
  samples: glossarySamples,
});
