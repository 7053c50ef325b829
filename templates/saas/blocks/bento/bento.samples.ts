import { bento } from "../../content/home.ts";
import { bare } from "../../pictures.ts";
import type { BentoProps } from "./bento.props.ts";

const { heading, kiln, order, stock, packing, ...anybody } = bento;
const told = [kiln, order, stock, packing].map(({ title, text }) => ({ title, text }));
const wares = ["Rye", "Spelt", "Six-grain", "Plait", "Bun"].map((title) => ({
  title,
  text: "Baked at four, sold until there is none.",
  price: "$4.20",
  unit: "a loaf",
}));

export const bentoSamples: Record<string, BentoProps> = {
  product: bento,
  anybody: { heading, ...anybody, cells: told },
  wares: { heading, cells: wares },
  one: { cells: wares.slice(0, 1) },
  two: { heading, cells: wares.slice(0, 2).map((ware) => ({ ...ware, picture: bare })) },
  figures: {
    heading,
    figures: ["38", "140", "270", "0"].map((value) => ({ value, title: "Loaves", text: "Before noon." })),
  },
  people: { heading, people: wares.slice(0, 3).map(({ title, text }) => ({ title, text, note: "Baker" })) },
  stories: { stories: wares.slice(0, 2).map(({ title, text }) => ({ title, text, value: "1999" })) },
  said: { heading, actions: [{ label: "Talk to us", href: "/contact" }] },
};
