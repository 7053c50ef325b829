import { longestText, most } from "../../../longest-text.ts";
import { keyRack } from "../../content/rooms.ts";
import { keyLoft } from "../../pictures.ts";
import type { KeyRackProps } from "./key-rack.props.ts";

export const keyRackSamples: Record<string, KeyRackProps> = {
  own: keyRack,
  least: { heading: { title: "A room to yourselves" }, rooms: [{ name: "The Cellar" }] },
  plain: { heading: { title: "Three rooms" }, rooms: keyRack.rooms.map(({ picture, ...room }) => room) },
  most: {
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    rooms: most(4, () => ({
      name: longestText(40),
      guests: longestText(60),
      text: longestText(240),
      picture: keyLoft,
    })),
    link: { label: longestText(60), href: "/contact" },
  },
};
