import { defineBlock } from "../../../../engine/blocks/block.ts";
import { certificateProps } from "./certificate.props.ts";
import { certificateSamples } from "./certificate.samples.ts";
import { Certificate } from "./certificate.tsx";

export const certificateBlock = defineBlock({
  type: "electrician/certificate",
  schema: certificateProps,
  // A table says by itself what is work and what its price; a result and a stamp are those of a test.
  neutral: ({ number, columns, pass, stamp, ...props }) => props,
  View: Certificate,
  samples: certificateSamples,
});
