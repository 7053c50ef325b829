import { samplePicture } from "../sample-picture.ts";
import type { TeamProps } from "./team.props.ts";

const members: TeamProps["members"] = [
  {
    name: "Ottoline Marsh",
    role: "Head of kitchen",
    text: "“I cook what the boat brings. On bad days that is potatoes, and they are very good potatoes.”",
    picture: samplePicture.cloth,
  },
  {
    name: "Teodor Vance",
    role: "Cellar",
    text: "“Ask me for something you have never heard of. I have been waiting all evening.”",
    picture: samplePicture.candle,
    link: { label: "Write to Teodor", href: "mailto:cellar@example.com" },
  },
  {
    name: "Ida Quill",
    role: "Fire",
    text: "“Oak for the first hour, apple for the second. After that it runs itself.”",
    picture: samplePicture.coin,
  },
  {
    name: "Bram Okafor-Lindqvist",
    role: "Front of house",
    text: "“The best table is the one by the stairs. Nobody believes me until they sit there.”",
    picture: samplePicture.ring,
  },
];

export const teamSamples: Record<string, TeamProps> = {
  portraits: { variant: "portraits", heading: { title: "Who lights the candles" }, members },
  roster: { variant: "roster", heading: { eyebrow: "The house", title: "Four people, one fire" }, members },
  cards: { variant: "cards", heading: { title: "In their own words" }, members },
};
