// Written by npm run art from art/pictures/showcase.ts.
import type { Picture } from "../engine/picture.ts";

export const crypto = {
  path: "/pictures/showcase/crypto",
  version: "0d5d63b7",
  width: 900,
  height: 675,
  widths: [450, 900],
  colour: "#403546",
  alt: "A gold coin standing on a dark plinth between violet glass.",
} as const satisfies Picture;

export const luxury = {
  path: "/pictures/showcase/luxury",
  version: "60523628",
  width: 1120,
  height: 840,
  widths: [560, 1120],
  colour: "#163327",
  alt: "A gold ring with a brilliant-cut stone between rolls of emerald velvet.",
} as const satisfies Picture;

export const fitness = {
  path: "/pictures/showcase/fitness",
  version: "d2e8a16c",
  width: 1120,
  height: 840,
  widths: [560, 1120],
  colour: "#b6c21d",
  alt: "A black kettlebell and a dumbbell on acid lime.",
} as const satisfies Picture;

export const painting = {
  path: "/pictures/showcase/painting",
  version: "655daecd",
  width: 1120,
  height: 840,
  widths: [560, 1120],
  colour: "#cfbdb2",
  alt: "A tin brimming over with coral paint, a loaded brush in the puddle.",
} as const satisfies Picture;

export const plumbing = {
  path: "/pictures/showcase/plumbing",
  version: "04a81dd6",
  width: 1120,
  height: 840,
  widths: [560, 1120],
  colour: "#3c5db3",
  alt: "Chrome pipes with a dripping brass valve before cobalt blue.",
} as const satisfies Picture;

export const gardening = {
  path: "/pictures/showcase/gardening",
  version: "5fa1dc41",
  width: 720,
  height: 900,
  widths: [360, 720],
  colour: "#b8b9a2",
  alt: "A leafy plant in a terracotta pot.",
} as const satisfies Picture;

export const food = {
  path: "/pictures/showcase/food",
  version: "cc22edd8",
  width: 1120,
  height: 630,
  widths: [560, 1120],
  colour: "#4a3d2e",
  alt: "A bowl of ramen with egg, pork, nori and spring onion.",
} as const satisfies Picture;

export const travel = {
  path: "/pictures/showcase/travel",
  version: "bdfb18dc",
  width: 1200,
  height: 675,
  widths: [600, 1200],
  colour: "#988f81",
  alt: "A small sailing boat between sea stacks in evening haze.",
} as const satisfies Picture;

export const realestate = {
  path: "/pictures/showcase/realestate",
  version: "57aaf689",
  width: 1200,
  height: 900,
  widths: [640, 1200],
  colour: "#4e5a5f",
  alt: "A flat-roofed house at dusk, its lit windows mirrored in a pool.",
} as const satisfies Picture;

export const music = {
  path: "/pictures/showcase/music",
  version: "f7a74167",
  width: 720,
  height: 900,
  widths: [360, 720],
  colour: "#9c1b41",
  alt: "A glowing orange sphere before a fluted curtain of plum and ember.",
  isNeutral: true,
} as const satisfies Picture;

export const wellness = {
  path: "/pictures/showcase/wellness",
  version: "9f709997",
  width: 720,
  height: 900,
  widths: [360, 720],
  colour: "#c1baa2",
  alt: "Five stones balanced over raked sand.",
} as const satisfies Picture;

export const tech = {
  path: "/pictures/showcase/tech",
  version: "42302b41",
  width: 720,
  height: 900,
  widths: [360, 720],
  colour: "#0f1f18",
  alt: "Black keycaps in the dark, one of them glowing green with a prompt on it.",
} as const satisfies Picture;

export const sports = {
  path: "/pictures/showcase/sports",
  version: "86011c4b",
  width: 1260,
  height: 540,
  widths: [630, 1260],
  colour: "#6b2d23",
  alt: "Starting blocks in lane four of a red track, in low sun.",
} as const satisfies Picture;

export const treeservice = {
  path: "/pictures/showcase/treeservice",
  version: "afaeed20",
  width: 1120,
  height: 840,
  widths: [560, 1120],
  colour: "#6b6430",
  alt: "A slice of an old trunk, its rings in warm side light, an axe beside it.",
} as const satisfies Picture;

export const gaming = {
  path: "/pictures/showcase/gaming",
  version: "90e7a0e4",
  width: 640,
  height: 800,
  widths: [320, 640],
  colour: "#2d2043",
  alt: "A game controller of faceted black metal with a magenta and cyan neon rim, on a plinth.",
} as const satisfies Picture;

export const electrician = {
  path: "/pictures/showcase/electrician",
  version: "f2bbff77",
  width: 640,
  height: 800,
  widths: [320, 640],
  colour: "#4f3b21",
  alt: "A glowing filament bulb in a copper socket on a looped yellow cord.",
} as const satisfies Picture;

export const pestcontrol = {
  path: "/pictures/showcase/pestcontrol",
  version: "9838461c",
  width: 640,
  height: 800,
  widths: [320, 640],
  colour: "#8bc1a8",
  alt: "A polished metal stag beetle under a glass cloche on mint.",
} as const satisfies Picture;

export const roofing = {
  path: "/pictures/showcase/roofing",
  version: "ff9aabc8",
  width: 640,
  height: 800,
  widths: [320, 640],
  colour: "#57413b",
  alt: "A slate turret with copper hips and finial in the last light.",
} as const satisfies Picture;

export const solar = {
  path: "/pictures/showcase/solar",
  version: "b7a54d60",
  width: 1000,
  height: 750,
  widths: [500, 1000],
  colour: "#86674e",
  alt: "Rows of navy solar panels under an amber sky, a low sun glaring on their glass.",
} as const satisfies Picture;

export const nonprofit = {
  path: "/pictures/showcase/nonprofit",
  version: "6710760c",
  width: 1000,
  height: 750,
  widths: [500, 1000],
  colour: "#a2a692",
  alt: "Paper boats and a glowing lantern on still teal water.",
} as const satisfies Picture;

export const poolbuilder = {
  path: "/pictures/showcase/poolbuilder",
  version: "ac171f3d",
  width: 1200,
  height: 675,
  widths: [600, 1200],
  colour: "#7fc3ba",
  alt: "A chrome ladder at the stone edge of a pool, turquoise mosaic under clear water.",
} as const satisfies Picture;

export const showcasePictures = {
  crypto,
  luxury,
  fitness,
  painting,
  plumbing,
  gardening,
  food,
  travel,
  realestate,
  music,
  wellness,
  tech,
  sports,
  treeservice,
  gaming,
  electrician,
  pestcontrol,
  roofing,
  solar,
  nonprofit,
  poolbuilder,
} as const satisfies Record<string, Picture>;
