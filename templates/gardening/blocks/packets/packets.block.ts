import { defineBlock } from "../../../../engine/blocks/block.ts";
import { type PacketsProps, packetsProps } from "./packets.props.ts";
import { packetsSamples } from "./packets.samples.ts";
import { Packets } from "./packets.tsx";

export const packetsBlock = defineBlock({
  type: "gardening/packets",
  schema: packetsProps,
  View: Packets,
  neutral: (counter): PacketsProps => ({ ...counter, signs: "skies" }),
  samples: packetsSamples,
});
