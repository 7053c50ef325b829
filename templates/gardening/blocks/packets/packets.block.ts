import { defineBlock } from "../../../../engine/blocks/block.ts";
import { packetsProps } from "./packets.props.ts";
import { packetsSamples } from "./packets.samples.ts";
import { Packets } from "./packets.tsx";

export const packetsBlock = defineBlock({
  type: "gardening/packets",
  schema: packetsProps,
  View: Packets,
  samples: packetsSamples,
});
