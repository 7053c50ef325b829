import { longestText, most } from "../../../longest-text.ts";
import { rooms } from "../../content/home.ts";
import { pond } from "../../pictures.ts";
import type { RoomsProps } from "./rooms.props.ts";

const first = (count: number): RoomsProps => ({ ...rooms, rooms: rooms.rooms.slice(0, count) });

export const roomsSamples: Record<string, RoomsProps> = {
  usual: rooms,
  least: { heading: { title: "One room" }, rooms: [{ title: "Yoga" }] },
  two: first(2),
  three: first(3),
  six: { ...rooms, rooms: [...rooms.rooms, { title: "Garden", picture: pond }, { title: "Roof" }] },
  plain: { ...rooms, rooms: rooms.rooms.map(({ title, text }) => ({ title, text })) },
  most: {
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    rooms: most(8, (number) => ({
      title: `${number} ${longestText(30)}`,
      text: longestText(140),
      picture: pond,
      link: { label: longestText(60), href: "/yoga" },
    })),
  },
};
