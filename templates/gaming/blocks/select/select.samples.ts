import { longestText, most } from "../../../longest-text.ts";
import { games } from "../../content/games.ts";
import type { SelectProps } from "./select.props.ts";

const { legend, currency, cellWorth, labels } = games;

export const selectSamples: Record<string, SelectProps> = {
  usual: games,
  least: {
    heading: { title: "One game" },
    legend,
    currency,
    cellWorth,
    labels,
    games: [{ name: "Lowlight" }],
  },
  three: { ...games, games: games.games.slice(0, 3) },
  priced: {
    heading: { title: "Four ways in" },
    legend,
    currency,
    cellWorth,
    labels,
    games: games.games.slice(0, 4).map(({ name, text }) => ({ name, text, price: "from $24" })),
  },
  most: {
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    legend: longestText(40),
    purse: longestText(10),
    purseLabel: longestText(20),
    currency: longestText(4),
    cellWorth: 1_000,
    labels: { sides: longestText(16), players: longestText(16), prize: longestText(16) },
    games: most(6, (number) => ({
      name: `${number} ${longestText(28)}`,
      emblem: "card",
      category: longestText(40),
      sides: longestText(16),
      players: longestText(12),
      prize: 9_999_000,
      price: longestText(20),
      text: longestText(240),
    })),
  },
};
