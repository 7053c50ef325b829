import { coins } from "../../content/coins.ts";
import { denominations } from "../../content/home.ts";
import type { DenominationsProps } from "./denominations.props.ts";

const { heading } = denominations;
const wares = ["Rye", "Spelt", "Six-grain", "Plait", "Bun"].map((name) => ({
  name,
  text: "Baked at four in the morning, sold until there is none.",
  cost: "$4.20",
  unit: "a loaf",
}));

export const denominationsSamples: Record<string, DenominationsProps> = {
  own: { ...denominations, coins: [...coins] },
  plain: { ...denominations, isPlain: true, coins: [...coins] },
  wares: { heading, coins: wares },
  two: { heading, coins: wares.slice(0, 2) },
  least: { coins: [{ name: "A" }] },
};
