import { defineBlock } from "../../../../engine/blocks/block.ts";
import { certificateProps } from "./certificate.props.ts";
import { certificateSamples } from "./certificate.samples.ts";
import { Certificate } from "./certificate.tsx";

export const certificateBlock = defineBlock({
  type: "electrician/certificate",
  schema: certificateProps,
  View: Certificate,
  samples: certificateSamples,
});
