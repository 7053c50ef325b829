import type { FiveProps } from "../blocks/five/five.props.ts";
import type { PosterProps } from "../blocks/poster/poster.props.ts";
import type { SlatsProps } from "../blocks/slats/slats.props.ts";
import type { SleeveProps } from "../blocks/sleeve/sleeve.props.ts";
import type { TapeProps } from "../blocks/tape/tape.props.ts";
import * as pictures from "../pictures.ts";

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

export const sleeve = {
  heading: { title: "What is on the bar" },
  facts: [
    { kg: 25, text: "platforms, none of them yours to reserve." },
    { kg: 20, text: "bars on the wall. We checked: all straight." },
    { kg: 15, text: "people to a class. Sixteen is a crowd." },
    { kg: 10, text: "at night on a weekday, lights out. Put it down." },
    { kg: 5, text: "in the morning, door up. Every day there is." },
  ],
  unit: "kg",
  total: "Both ends and the bar come to 170 kg. Somebody is warming up with it.",
} satisfies SleeveProps;

export const slats: SlatsProps = {
  heading: { title: "{count:classes:words} ways to be sore" },
  classes: "{collection:classes}",
  by: "with {}",
  board: { href: "/classes" },
  link: { label: "See the whole week", href: "/classes" },
};

export const five: FiveProps = {
  heading: { title: "The door goes up at five" },
  hour: "5:00",
  before: "4:59",
  picture: pictures.door,
  days: "{hours:rows}",
  lead: "Three hundred and sixty-five days a year, Sundays and the first of January with it. Nobody has ever been early: we are already in.",
  link: { label: "Find {street}", href: "/contact#map" },
};
