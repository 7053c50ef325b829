import { longestText, most } from "../../../longest-text.ts";
import { keyRack } from "../../content/rooms.ts";
import { keyLoft } from "../../pictures.ts";
import type { KeyRackProps } from "./key-rack.props.ts";

export const keyRackSamples: Record<string, KeyRackProps> = {
  own: keyRack,
  least: { rooms: [{ name: "The Cellar" }] },
  plain: { heading: { title: "Three rooms" }, rooms: keyRack.rooms.map(({ picture, ...room }) => room) },
  most: {
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    rooms: most(12, (number) => ({
      name: longestText(60, number),
      guests: longestText(80),
      price: longestText(40),
      text: longestText(240),
      picture: keyLoft,
    })),
    link: { label: longestText(60), href: "/contact" },
  },
};
