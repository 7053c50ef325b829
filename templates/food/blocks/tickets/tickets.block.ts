import { defineBlock } from "../../../../engine/blocks/block.ts";
import { ticketsProps } from "./tickets.props.ts";
import { ticketsSamples } from "./tickets.samples.ts";
import { Tickets } from "./tickets.tsx";

export const ticketsBlock = defineBlock({
  type: "food/tickets",
  schema: ticketsProps,
  View: Tickets,
  samples: ticketsSamples,
});
