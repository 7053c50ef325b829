// Written by npm run art from art/pictures/restaurant.ts.
import type { Picture } from "../../engine/picture.ts";

export const hero = {
  path: "/pictures/restaurant/hero",
  version: "591d251d",
  width: 1600,
  height: 1000,
  widths: [640, 1120, 1600],
  colour: "#3d2411",
  alt: "Rosy slices of ribeye and a marrow bone on a black plate, beside a candle burning in a dark room",
} as const satisfies Picture;

export const dishRibeye = {
  path: "/pictures/restaurant/dish-ribeye",
  version: "89d914c7",
  width: 1000,
  height: 750,
  widths: [500, 1000],
  colour: "#50321e",
  alt: "Fanned slices of charred ribeye, rosy inside, with a roasted marrow bone and black garlic on a dark plate",
} as const satisfies Picture;

export const dishBeetroot = {
  path: "/pictures/restaurant/dish-beetroot",
  version: "2270ba6f",
  width: 1000,
  height: 750,
  widths: [500, 1000],
  colour: "#492b1b",
  alt: "Crimson wedges of salt-baked beetroot with quenelles of white curd, walnuts and young leaves in a dark bowl",
} as const satisfies Picture;

export const dishScallop = {
  path: "/pictures/restaurant/dish-scallop",
  version: "55a5fefc",
  width: 1000,
  height: 750,
  widths: [500, 1000],
  colour: "#56381c",
  alt: "Three scallops with caramelized tops in brown butter, with green sea herbs, in a wide stoneware bowl",
} as const satisfies Picture;

export const dessertChocolate = {
  path: "/pictures/restaurant/dessert-chocolate",
  version: "c81072f5",
  width: 1000,
  height: 750,
  widths: [500, 1000],
  colour: "#422814",
  alt: "A glossy sphere of dark chocolate with gold leaf and honey, beside honeycomb brittle and raspberry crumbs",
} as const satisfies Picture;

export const table = {
  path: "/pictures/restaurant/table",
  version: "c6d0538d",
  width: 1000,
  height: 750,
  widths: [500, 1000],
  colour: "#472e17",
  alt: "A place set by candlelight: a printed menu on folded linen and a black plate, brass cutlery, two wine glasses",
} as const satisfies Picture;

export const candle = {
  path: "/pictures/restaurant/candle",
  version: "dad6846b",
  width: 800,
  height: 1000,
  widths: [400, 800],
  colour: "#5d3716",
  alt: "A pillar candle burning on black slate, with two more out of focus behind it",
  isNeutral: true,
} as const satisfies Picture;

export const keyCellar = {
  path: "/pictures/restaurant/key-cellar",
  version: "a99f295c",
  width: 720,
  height: 540,
  widths: [360, 720],
  colour: "#462a16",
  alt: "An old brass key on dark leather, its red enamel tag inlaid with an arch",
} as const satisfies Picture;

export const keyLoft = {
  path: "/pictures/restaurant/key-loft",
  version: "4dd80c72",
  width: 720,
  height: 540,
  widths: [360, 720],
  colour: "#472c15",
  alt: "An old brass key on dark leather, its amber enamel tag inlaid with a gabled house",
} as const satisfies Picture;

export const keyLibrary = {
  path: "/pictures/restaurant/key-library",
  version: "dc79fcde",
  width: 720,
  height: 540,
  widths: [360, 720],
  colour: "#442c17",
  alt: "An old brass key on dark leather, its green enamel tag inlaid with an open book",
} as const satisfies Picture;

export const objectKnife = {
  path: "/pictures/restaurant/object-knife",
  version: "8744dc5d",
  width: 600,
  height: 600,
  widths: [300, 600],
  colour: "#483624",
  alt: "A chef's knife with a dark wooden handle on black slate",
} as const satisfies Picture;

export const objectPan = {
  path: "/pictures/restaurant/object-pan",
  version: "7d941370",
  width: 600,
  height: 600,
  widths: [300, 600],
  colour: "#46321f",
  alt: "A hammered copper pan with brown butter and thyme on black slate",
} as const satisfies Picture;

export const objectDecanter = {
  path: "/pictures/restaurant/object-decanter",
  version: "2e662ce0",
  width: 600,
  height: 600,
  widths: [300, 600],
  colour: "#2c1c10",
  alt: "A crystal decanter of red wine on black slate, its cork beside it",
} as const satisfies Picture;

export const objectWhisk = {
  path: "/pictures/restaurant/object-whisk",
  version: "3f677d68",
  width: 600,
  height: 600,
  widths: [300, 600],
  colour: "#3d2d1d",
  alt: "A balloon whisk with a wooden handle on black slate",
} as const satisfies Picture;

export const restaurantPictures = {
  hero,
  "dish-ribeye": dishRibeye,
  "dish-beetroot": dishBeetroot,
  "dish-scallop": dishScallop,
  "dessert-chocolate": dessertChocolate,
  table,
  candle,
  "key-cellar": keyCellar,
  "key-loft": keyLoft,
  "key-library": keyLibrary,
  "object-knife": objectKnife,
  "object-pan": objectPan,
  "object-decanter": objectDecanter,
  "object-whisk": objectWhisk,
} as const satisfies Record<string, Picture>;
