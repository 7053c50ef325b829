/** What is taught; the key stands in the address, the letter on the board. */
export const classTypes = {
  barbell: {
    letter: "B",
    name: "Barbell",
    coach: "Dag Ostrow",
    minutes: 75,
    text: "Squat, press, pull. Three lifts, five sets, and a coach who counts out loud.",
    bring: "Flat shoes.",
    off: "No barbell. Even Dag rests, face down.",
  },
  kettlebell: {
    letter: "K",
    name: "Kettlebell",
    coach: "Bea Quill",
    minutes: 60,
    text: "Swings, cleans and one long set at the end that nobody believes in until it is over.",
    bring: "Grip. Or come and get some.",
    off: "No kettlebells. They are cooling.",
  },
  ropes: {
    letter: "R",
    name: "Ropes",
    coach: "Ruth Calder",
    minutes: 45,
    text: "Two ropes, forty feet each, thirty seconds at a time. It looks like a party from outside.",
    bring: "A towel, and another one.",
    off: "No ropes. The neighbors asked nicely.",
  },
  sled: {
    letter: "S",
    name: "Sled",
    coach: "Ruth Calder",
    minutes: 45,
    text: "Push it there. Push it back. There is no technique that makes this pleasant.",
    bring: "Legs you can spare.",
    off: "No sled. The turf is recovering.",
  },
  gymnastics: {
    letter: "G",
    name: "Gymnastics",
    coach: "Tolu Marsh",
    minutes: 60,
    text: "Rings, bars, handstands. Begins with hanging, which is harder than it sounds.",
    bring: "Short nails.",
    off: "No rings. Hang your laundry instead.",
  },
  engine: {
    letter: "E",
    name: "Engine",
    coach: "Inez Varga",
    minutes: 45,
    text: "Intervals on the rower, to a stopwatch that has never once been wrong.",
    bring: "Whatever you had for breakfast, digested.",
    off: "No engine. Breathe through your nose.",
  },
  mobility: {
    letter: "M",
    name: "Mobility",
    coach: "Bea Quill",
    minutes: 45,
    text: "Forty-five minutes on the floor with a ball in the place that hurts.",
    bring: "Socks without holes.",
    off: "No mobility. Take the stairs sideways.",
  },
} as const;

export type ClassType = keyof typeof classTypes;

export const classTypeKeys = Object.keys(classTypes) as ClassType[];
