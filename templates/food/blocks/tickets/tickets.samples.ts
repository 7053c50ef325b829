import { longestText, most } from "../../../longest-text.ts";
import { tickets } from "../../content/home.ts";
import { gyoza } from "../../pictures.ts";
import type { TicketsProps } from "./tickets.props.ts";

export const ticketsSamples: Record<string, TicketsProps> = {
  own: tickets,
  least: { heading: { title: "On the spike." }, reviews: [{ review: "I came in to ask for directions." }] },
  most: {
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    picture: gyoza,
    reviews: most(6, (number) => ({
      name: longestText(40),
      stool: longestText(24),
      order: longestText(40),
      review: longestText(280, number),
      rating: 4.5,
    })),
    scale: longestText(8),
  },
};
