import { coins } from "../../content/coins.ts";
import { tape } from "../../content/home.ts";
import type { TapeProps } from "./tape.props.ts";

const wares = ["Rye", "Spelt", "Six-grain", "Plait", "Bun"].map((name) => ({ name, cost: "$4.20" }));

export const tapeSamples: Record<string, TapeProps> = {
  own: { ...tape, coins: [...coins] },
  plain: { ...tape, isPlain: true, coins: [...coins] },
  wares: { label: "What there is today", coins: wares },
  least: { label: "A", coins: [{ name: "B" }] },
};
