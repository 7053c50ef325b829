import type { TestimonialsProps } from "./testimonials.props.ts";

const items: TestimonialsProps["items"] = [
  {
    quote:
      "They found the leak in nine minutes and then spent an hour explaining how to never need them again.",
    name: "Marguerite Dole",
    detail: "Duplex in Hyde Park",
    rating: 5,
    result: "$180, nothing opened",
  },
  {
    quote: "On time, to the minute, twice.",
    name: "P. Achterberg",
    detail: "Bakery on East 7th",
    rating: 5,
  },
  {
    quote: "The quote was the bill. I have owned four houses and that has never happened to me before.",
    name: "Wren Castellane",
    detail: "1911 bungalow",
    rating: 4.5,
    result: "Repiped in three days",
  },
  {
    quote:
      "He took his boots off without being asked, fixed it, and left the cupboard tidier than I keep it.",
    name: "Ines Farrow",
    detail: "Third-floor walk-up",
    rating: 5,
  },
];

export const testimonialsSamples: Record<string, TestimonialsProps> = {
  single: { variant: "single", items: items.slice(0, 3) },
  columns: { variant: "columns", heading: { title: "From the neighbors" }, items: items.slice(0, 3) },
  wall: { variant: "wall", heading: { title: "Left on the kitchen table" }, items },
};
