import type { Weekday } from "../../../engine/facts/weekdays.ts";
import { weekdayKeys } from "../../../engine/facts/weekdays.ts";
import type { TaughtClass } from "../collections.ts";
import { barbell, kettlebells, mobility, rings, ropes, rower, sled } from "../pictures.ts";

/** The week: one letter for each day, Monday first; a dot where the hall is left to those who train alone. */
const board = {
  "05:15": "BEBSB.E",
  "06:30": "KGKMKBM",
  "09:30": "M.M.MSR",
  "12:15": "EBRBEGK",
  "17:30": "BSBKB..",
  "18:45": "GRSER..",
  "20:00": "MKGMS..",
};

/** When the class of this letter is taught. */
function hoursOf(letter: string): { day: Weekday; start: string }[] {
  return weekdayKeys.flatMap((day, column) =>
    Object.entries(board).flatMap(([start, week]) => (week[column] === letter ? [{ day, start }] : [])),
  );
}

/** What is taught. */
export const classes: TaughtClass[] = [
  {
    id: "barbell",
    letter: "B",
    name: "Barbell",
    coach: "Dag Ostrow",
    minutes: 75,
    text: "Squat, press, pull. Three lifts, five sets, and a coach who counts out loud.",
    bring: "Flat shoes.",
    off: "No barbell. Even Dag rests, face down.",
    picture: barbell,
    hours: hoursOf("B"),
  },
  {
    id: "kettlebell",
    letter: "K",
    name: "Kettlebell",
    coach: "Bea Quill",
    minutes: 60,
    text: "Swings, cleans and one long set at the end that nobody believes in until it is over.",
    bring: "Grip. Or come and get some.",
    off: "No kettlebells. They are cooling.",
    picture: kettlebells,
    hours: hoursOf("K"),
  },
  {
    id: "ropes",
    letter: "R",
    name: "Ropes",
    coach: "Ruth Calder",
    minutes: 45,
    text: "Two ropes, forty feet each, thirty seconds at a time. It looks like a party from outside.",
    bring: "A towel, and another one.",
    off: "No ropes. The neighbors asked nicely.",
    picture: ropes,
    hours: hoursOf("R"),
  },
  {
    id: "sled",
    letter: "S",
    name: "Sled",
    coach: "Ruth Calder",
    minutes: 45,
    text: "Push it there. Push it back. There is no technique that makes this pleasant.",
    bring: "Legs you can spare.",
    off: "No sled. The turf is recovering.",
    picture: sled,
    hours: hoursOf("S"),
  },
  {
    id: "gymnastics",
    letter: "G",
    name: "Gymnastics",
    coach: "Tolu Marsh",
    minutes: 60,
    text: "Rings, bars, handstands. Begins with hanging, which is harder than it sounds.",
    bring: "Short nails.",
    off: "No rings. Hang your laundry instead.",
    picture: rings,
    hours: hoursOf("G"),
  },
  {
    id: "engine",
    letter: "E",
    name: "Engine",
    coach: "Inez Varga",
    minutes: 45,
    text: "Intervals on the rower, to a stopwatch that has never once been wrong.",
    bring: "Whatever you had for breakfast, digested.",
    off: "No engine. Breathe through your nose.",
    picture: rower,
    hours: hoursOf("E"),
  },
  {
    id: "mobility",
    letter: "M",
    name: "Mobility",
    coach: "Bea Quill",
    minutes: 45,
    text: "Forty-five minutes on the floor with a ball in the place that hurts.",
    bring: "Socks without holes.",
    off: "No mobility. Take the stairs sideways.",
    picture: mobility,
    hours: hoursOf("M"),
  },
];
