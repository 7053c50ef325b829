import { defineBlock } from "../../../../engine/blocks/block.ts";
import { seatsProps } from "./seats.props.ts";
import { seatsSamples } from "./seats.samples.ts";
import { Seats } from "./seats.tsx";

export const seatsBlock = defineBlock({
  type: "wellness/seats",
  schema: seatsProps,
  View: Seats,
  samples: seatsSamples,
});
