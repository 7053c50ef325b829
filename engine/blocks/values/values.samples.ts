import type { ValuesProps } from "./values.props.ts";

const items = [
  { title: "Patience", text: "Dough rests for two days. So does any decision about it." },
  { title: "Candor", text: "If the figs are poor, the card says so and the price drops." },
  { title: "Thrift", text: "Bread becomes crumbs, crumbs become beer, beer becomes bread." },
  { title: "Welcome", text: "The first cup of coffee is for whoever opens the door." },
];

export const valuesSamples: Record<string, ValuesProps> = {
  words: { variant: "words", items: items.slice(0, 3) },
  grid: { variant: "grid", heading: { title: "What the house holds to" }, items },
  aside: {
    variant: "aside",
    heading: {
      eyebrow: "Principles",
      title: "Four rules on the pantry door",
      lead: "Written in 2009, in pencil, and never improved.",
    },
    items,
  },
};
