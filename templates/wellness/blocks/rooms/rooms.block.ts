import { defineBlock } from "../../../../engine/blocks/block.ts";
import { roomsProps } from "./rooms.props.ts";
import { roomsSamples } from "./rooms.samples.ts";
import { Rooms } from "./rooms.tsx";

export const roomsBlock = defineBlock({
  type: "wellness/rooms",
  schema: roomsProps,
  View: Rooms,
  samples: roomsSamples,
});
