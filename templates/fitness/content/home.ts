import type { FiveProps } from "../blocks/five/five.props.ts";
import type { PosterProps } from "../blocks/poster/poster.props.ts";
import type { SlatsProps } from "../blocks/slats/slats.props.ts";
import type { SleeveProps } from "../blocks/sleeve/sleeve.props.ts";
import type { TapeProps } from "../blocks/tape/tape.props.ts";
import * as pictures from "../pictures.ts";
import { type ClassType, classTypes } from "./class-types.ts";
import { house, openingHours } from "./house.ts";

export const poster: PosterProps = {
  variant: "hero",
  lines: ["Heavy", "before", "breakfast"],
  lead: "A strength gym in a rolling mill. Twenty-five platforms, no mirrors, and the door goes up at five.",
  actions: [
    { label: "Lift today for $20", href: "/contact?plan=day" },
    { label: "This week’s board", href: "/classes" },
  ],
  picture: pictures.hero,
};

export const tape: TapeProps = {
  label: "House rules",
  phrases: ["Put your plates back", "Chalk is free", "Drop it if you must", "Open at five", "No mirrors"],
};

export const sleeve: SleeveProps = {
  heading: { title: "What is on the bar" },
  facts: [
    { kg: 25, text: "platforms, none of them yours to reserve." },
    { kg: 20, text: "bars on the wall. We checked: all straight." },
    { kg: 15, text: "people to a class. Sixteen is a crowd." },
    { kg: 10, text: "at night on a weekday, lights out. Put it down." },
    { kg: 5, text: "in the morning, door up. Every day there is." },
  ],
  total: "Both ends and the bar come to 170 kg. Somebody is warming up with it.",
};

export const slats: SlatsProps = {
  heading: { title: "Seven ways to be sore" },
  slats: [
    slat("barbell", pictures.barbell),
    slat("kettlebell", pictures.kettlebells),
    slat("ropes", pictures.ropes),
    slat("sled", pictures.sled),
    slat("gymnastics", pictures.rings),
    slat("engine", pictures.rower),
    slat("mobility", pictures.mobility),
  ],
  link: { label: "See the whole week", href: "/classes" },
};

function slat(
  type: ClassType,
  picture: (typeof pictures.fitnessPictures)[keyof typeof pictures.fitnessPictures],
) {
  const { letter, name, coach } = classTypes[type];
  return { letter, name, text: `with ${coach}`, href: `/classes?type=${type}`, picture };
}

export const five: FiveProps = {
  heading: { title: "The door goes up at five" },
  hour: "5:00",
  before: "4:59",
  picture: pictures.door,
  days: openingHours.map(({ days, times }) => ({ days, times })),
  text: "Three hundred and sixty-five days a year, Sundays and the first of January with it. Nobody has ever been early: we are already in.",
  link: { label: `Find ${house.street}`, href: "/contact#map" },
};
