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
    rooms: most(12, (number) => ({
      title: longestText(60, number),
      text: longestText(240),
      by: longestText(40),
      when: longestText(40),
      note: longestText(80),
      price: longestText(24),
      unit: longestText(24),
      picture: pond,
      link: { label: longestText(60), href: "/yoga" },
    })),
    actions: most(3, (number) => ({ label: longestText(60, number), href: "/yoga" })),
  },
};
