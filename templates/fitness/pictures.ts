// Written by npm run art from art/pictures/fitness.ts.
import type { Picture } from "../../engine/picture.ts";

export const hero = {
  path: "/pictures/fitness/hero",
  version: "d9116c68",
  width: 1600,
  height: 1000,
  widths: [480, 960, 1600],
  colour: "#9ba51d",
  alt: "A loaded barbell seen nearly end-on from the floor, its black plates lettered in yellow and running out of the frame",
} as const satisfies Picture;

export const barbell = {
  path: "/pictures/fitness/barbell",
  version: "17dfb0a8",
  width: 1000,
  height: 800,
  widths: [400, 700, 1000],
  colour: "#b5c028",
  alt: "A knurled bar lying across the frame from corner to plates, white with chalk where the hands were",
} as const satisfies Picture;

export const kettlebells = {
  path: "/pictures/fitness/kettlebells",
  version: "9ce6d0cb",
  width: 1000,
  height: 800,
  widths: [400, 700, 1000],
  colour: "#aab51b",
  alt: "Five black kettlebells in a row, from 8 to 32 kilograms, each larger than the last",
} as const satisfies Picture;

export const ropes = {
  path: "/pictures/fitness/ropes",
  version: "a4f9249f",
  width: 1000,
  height: 800,
  widths: [400, 700, 1000],
  colour: "#aab514",
  alt: "Two black battle ropes with a yellow tracer, frozen in a wave above their own shadows",
} as const satisfies Picture;

export const sled = {
  path: "/pictures/fitness/sled",
  version: "eda71fec",
  width: 1000,
  height: 800,
  widths: [400, 700, 1000],
  colour: "#97a01c",
  alt: "A black push sled stacked with plates on a strip of black turf, seen from the floor",
} as const satisfies Picture;

export const rings = {
  path: "/pictures/fitness/rings",
  version: "a83fa3e5",
  width: 1000,
  height: 800,
  widths: [400, 700, 1000],
  colour: "#1c1a11",
  alt: "Two wooden gymnastic rings on black webbing in the dark, their edges lit yellow",
} as const satisfies Picture;

export const rower = {
  path: "/pictures/fitness/rower",
  version: "a91f6888",
  width: 1000,
  height: 800,
  widths: [400, 700, 1000],
  colour: "#8c951e",
  alt: "A rowing machine seen along its rail: the round flywheel cage with the chalked handle across it",
} as const satisfies Picture;

export const mobility = {
  path: "/pictures/fitness/mobility",
  version: "88d5de84",
  width: 1000,
  height: 800,
  widths: [400, 700, 1000],
  colour: "#8d951d",
  alt: "Foam rollers, lacrosse balls, rolled bands and peanut balls laid out on a strict grid, seen from above",
} as const satisfies Picture;

export const belt = {
  path: "/pictures/fitness/belt",
  version: "44ed1f6c",
  width: 720,
  height: 900,
  widths: [360, 540, 720],
  colour: "#a2a81b",
  alt: "A worn black lifting belt with a two-prong steel buckle, standing in a coil",
} as const satisfies Picture;

export const stopwatch = {
  path: "/pictures/fitness/stopwatch",
  version: "f250bcd1",
  width: 720,
  height: 900,
  widths: [360, 540, 720],
  colour: "#b7c13b",
  alt: "A steel stopwatch hanging on a black lanyard, its hand at five",
} as const satisfies Picture;

export const chalk = {
  path: "/pictures/fitness/chalk",
  version: "9ed0d34f",
  width: 720,
  height: 900,
  widths: [360, 540, 720],
  colour: "#c7d053",
  alt: "Broken blocks of chalk in a steel bowl, one more and a spill of powder in front of it",
} as const satisfies Picture;

export const wraps = {
  path: "/pictures/fitness/wraps",
  version: "434a6188",
  width: 720,
  height: 900,
  widths: [360, 540, 720],
  colour: "#dae541",
  alt: "Two white hand wraps with yellow stitching, one rolled tight, one half unrolled",
} as const satisfies Picture;

export const shoes = {
  path: "/pictures/fitness/shoes",
  version: "ebfe11ee",
  width: 720,
  height: 900,
  widths: [360, 540, 720],
  colour: "#bbc721",
  alt: "A pair of flat black lifting shoes with yellow straps, seen from the side, one above the other",
} as const satisfies Picture;

export const door = {
  path: "/pictures/fitness/door",
  version: "89ad2761",
  width: 1400,
  height: 900,
  widths: [440, 880, 1400],
  colour: "#272a06",
  alt: "A roller door half open before dawn: a loaded barbell and kettlebells against yellow light that spills over wet asphalt",
} as const satisfies Picture;

export const fitnessPictures = {
  hero,
  barbell,
  kettlebells,
  ropes,
  sled,
  rings,
  rower,
  mobility,
  belt,
  stopwatch,
  chalk,
  wraps,
  shoes,
  door,
} as const satisfies Record<string, Picture>;
