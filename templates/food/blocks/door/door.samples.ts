import { longestText, most } from "../../../longest-text.ts";
import { door } from "../../content/home.ts";
import type { DoorProps } from "./door.props.ts";

export const doorSamples: Record<string, DoorProps> = {
  own: { ...door, title: "Number Nine", painted: "NINE" },
  least: { title: "Öfen", painted: "Öfen" },
  most: {
    ...door,
    title: longestText(60),
    painted: longestText(40),
    lead: longestText(240),
    actions: most(2, (number) => ({ label: longestText(61 - number), href: "#menu" })),
    sticker: { price: "$1,750", words: longestText(36) },
  },
};
