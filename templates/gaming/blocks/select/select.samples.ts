import { longestText, most } from "../../../longest-text.ts";
import { games } from "../../content/games.ts";
import { above } from "../../pictures.ts";
import type { SelectProps } from "./select.props.ts";

const { legend, currency, cellWorth, labels } = games;

export const selectSamples: Record<string, SelectProps> = {
  usual: games,
  least: {
    cellWorth,
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
  "in a list": {
    heading: { title: "Seven ways in" },
    cellWorth,
    games: most(7, (number) => ({
      name: `${number} ways to stand on something that leaves`,
      text: "It is picked, and told of beside the list.",
      price: "$24",
      unit: "a seat",
      picture: above,
    })),
  },
  most: {
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    legend: longestText(40),
    purse: longestText(10),
    purseLabel: longestText(20),
    currency: longestText(4),
    cellWorth: 1_000,
    labels: { sides: longestText(16), players: longestText(16), prize: longestText(16) },
    games: most(12, (number) => ({
      name: longestText(60, number),
      emblem: "card",
      category: longestText(40),
      by: longestText(40),
      when: longestText(40),
      note: longestText(80),
      sides: longestText(16),
      players: longestText(12),
      prize: 9_999_000,
      price: longestText(24),
      unit: longestText(24),
      text: longestText(300),
      points: most(8, (point) => longestText(120, point)),
      link: { label: longestText(60), href: "#games" },
    })),
    actions: most(3, (number) => ({ label: longestText(60, number), href: "#games" })),
  },
};
