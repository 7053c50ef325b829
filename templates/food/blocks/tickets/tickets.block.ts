import { defineBlock } from "../../../../engine/blocks/block.ts";
import { ticketsProps } from "./tickets.props.ts";
import { ticketsSamples } from "./tickets.samples.ts";
import { Tickets } from "./tickets.tsx";

export const ticketsBlock = defineBlock({
  type: "food/tickets",
  schema: ticketsProps,
  neutral: ({ reviews, ...props }) => ({
    ...props,
    reviews: reviews.map(({ rating: _, ...review }) => review),
  }),
  View: Tickets,
  samples: ticketsSamples,
});
