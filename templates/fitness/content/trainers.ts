import type { PosterProps } from "../blocks/poster/poster.props.ts";
import type { RosterProps } from "../blocks/roster/roster.props.ts";
import { belt, chalk, shoes, stopwatch, wraps } from "../pictures.ts";

export const head: PosterProps = {
  variant: "head",
  lines: ["Trainers"],
  lead: "No faces, no folded arms. Five trainers, the thing each of them never trains without, and a number nobody gave them.",
  actions: [],
};

export const roster: RosterProps = {
  label: "The trainers",
  people: [
    {
      name: "Dag Ostrow",
      discipline: "Barbell",
      object: "His belt. Third one. The first two are buried.",
      picture: belt,
      record: { figure: "262.5", unit: "kg", what: "deadlift", bar: 262.5 },
      text: "Says eleven words a day, and nine of them are “again”.",
      link: { label: "Lift with Dag", href: "/classes?type=barbell" },
    },
    {
      name: "Inez Varga",
      discipline: "Engine",
      object: "Her stopwatch. It does not have a pause.",
      picture: stopwatch,
      record: { figure: "7:02", unit: "min", what: "two kilometers on the rower" },
      text: "Will tell you it is only a minute. She means one of hers.",
      link: { label: "Row with Inez", href: "/classes?type=engine" },
    },
    {
      name: "Tolu Marsh",
      discipline: "Gymnastics",
      object: "A block of chalk, broken on purpose.",
      picture: chalk,
      record: { figure: "14", unit: "reps", what: "muscle-ups, strict, on the rings" },
      text: "Has not used the stairs at the back since they built the rig in front of them.",
      link: { label: "Hang with Tolu", href: "/classes?type=gymnastics" },
    },
    {
      name: "Bea Quill",
      discipline: "Kettlebell and mobility",
      object: "Wraps, washed after every class. Yours too, please.",
      picture: wraps,
      record: { figure: "212", unit: "snatches", what: "24 kg bell, ten minutes, one change of hand" },
      text: "First she makes you sore, then she sells you the cure. Same membership.",
      link: { label: "Swing with Bea", href: "/classes?type=kettlebell" },
    },
    {
      name: "Ruth Calder",
      discipline: "Sled and ropes",
      object: "Flat shoes. The shop across the street has stopped asking.",
      picture: shoes,
      record: { figure: "182.5", unit: "kg", what: "squat, on a Tuesday, for a bet", bar: 182.5 },
      text: "Pushed a stalled bread van four blocks to be here on time. Was early.",
      link: { label: "Push with Ruth", href: "/classes?type=sled" },
    },
  ],
};
