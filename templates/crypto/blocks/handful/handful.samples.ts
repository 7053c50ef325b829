import { handful } from "../../content/home.ts";
import type { HandfulProps } from "./handful.props.ts";

const { eyebrow, title, lead, coins } = handful;

export const handfulSamples: Record<string, HandfulProps> = {
  own: handful,
  drawn: { eyebrow, title, lead, coins },
  four: { title, coins: coins.slice(0, 4).map((coin) => ({ ...coin, text: "Counted every evening." })) },
  least: { title: "A", coins: coins.slice(0, 1) },
};
