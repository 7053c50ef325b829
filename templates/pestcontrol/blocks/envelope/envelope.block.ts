import { defineBlock } from "../../../../engine/blocks/block.ts";
import { envelopeProps } from "./envelope.props.ts";
import { envelopeSamples } from "./envelope.samples.ts";
import { Envelope } from "./envelope.tsx";

export const envelopeBlock = defineBlock({
  type: "pestcontrol/envelope",
  schema: envelopeProps,
  View: Envelope,
  neutral: (letter) => ({ ...letter, stamp: "{name}" }),
  samples: envelopeSamples,
});
