// Written by npm run art from art/pictures/realestate.ts.
import type { Picture } from "../../engine/picture.ts";

export const hero = {
  path: "/pictures/realestate/hero",
  version: "c569907d",
  width: 1600,
  height: 1000,
  widths: [480, 960, 1600],
  colour: "#938b7f",
  alt: "Five architectural models on plinths of different heights in one raking light: vaults, a slatted house, a black cabin, a tower and a glass pavilion.",
} as const satisfies Picture;

export const vaultHouse = {
  path: "/pictures/realestate/vault-house",
  version: "a913f019",
  width: 1200,
  height: 900,
  widths: [400, 800, 1200],
  colour: "#a19a90",
  alt: "Model of three white plaster barrel vaults side by side, an arcade along one flank and a vermilion door.",
} as const satisfies Picture;

export const vaultHouseInside = {
  path: "/pictures/realestate/vault-house-inside",
  version: "a0046d1f",
  width: 1200,
  height: 900,
  widths: [400, 800, 1200],
  colour: "#b9a384",
  alt: "Under the middle vault of the model: a long walnut table, arches to both sides, round openings in the crown.",
} as const satisfies Picture;

export const courtyardHouse = {
  path: "/pictures/realestate/courtyard-house",
  version: "82edb311",
  width: 1200,
  height: 900,
  widths: [400, 800, 1200],
  colour: "#a69f95",
  alt: "Model of a one-storey house in grey board around a square court with a single brass tree.",
} as const satisfies Picture;

export const courtyardHouseInside = {
  path: "/pictures/realestate/courtyard-house-inside",
  version: "11f90eaa",
  width: 1200,
  height: 900,
  widths: [400, 800, 1200],
  colour: "#989185",
  alt: "The courtyard house with its roof lifted off: furnished rooms around the square court and its brass tree.",
} as const satisfies Picture;

export const ridgeHouse = {
  path: "/pictures/realestate/ridge-house",
  version: "3a86b8dd",
  width: 1200,
  height: 900,
  widths: [400, 800, 1200],
  colour: "#a08f7b",
  alt: "Model of a long gabled house made of basswood slats, standing on stepped cork contours.",
} as const satisfies Picture;

export const ridgeHouseInside = {
  path: "/pictures/realestate/ridge-house-inside",
  version: "eb565013",
  width: 1200,
  height: 900,
  widths: [400, 800, 1200],
  colour: "#755434",
  alt: "Inside the long gabled house: light falls between basswood slats across a walnut table toward a stove.",
} as const satisfies Picture;

export const saltCabin = {
  path: "/pictures/realestate/salt-cabin",
  version: "069e1eac",
  width: 1200,
  height: 900,
  widths: [400, 800, 1200],
  colour: "#a49f96",
  alt: "Model of a small charred-black cabin on stilts above a sheet of frosted acrylic water, reached by a jetty.",
} as const satisfies Picture;

export const saltCabinInside = {
  path: "/pictures/realestate/salt-cabin-inside",
  version: "da844849",
  width: 1200,
  height: 900,
  widths: [400, 800, 1200],
  colour: "#6e6252",
  alt: "Close to the black cabin: a stove behind the glazed gable, a bed by the window, a vermilion chair on the deck.",
} as const satisfies Picture;

export const brickRow = {
  path: "/pictures/realestate/brick-row",
  version: "5ac0b324",
  width: 1200,
  height: 900,
  widths: [400, 800, 1200],
  colour: "#a0988d",
  alt: "Model of a narrow four-storey house of pale brick with arched openings between two blank grey neighbors.",
} as const satisfies Picture;

export const brickRowInside = {
  path: "/pictures/realestate/brick-row-inside",
  version: "142a5d9b",
  width: 1200,
  height: 900,
  widths: [400, 800, 1200],
  colour: "#a19482",
  alt: "The brick house with its front leaning beside it: four storeys of furnished rooms and a stair.",
} as const satisfies Picture;

export const glassPavilion = {
  path: "/pictures/realestate/glass-pavilion",
  version: "e3f7a58f",
  width: 1200,
  height: 900,
  widths: [400, 800, 1200],
  colour: "#6e675d",
  alt: "Model of a flat-roofed steel and clear acrylic pavilion among brass wire trees.",
} as const satisfies Picture;

export const glassPavilionInside = {
  path: "/pictures/realestate/glass-pavilion-inside",
  version: "a09a638c",
  width: 1200,
  height: 900,
  widths: [400, 800, 1200],
  colour: "#847867",
  alt: "The rooms of the pavilion behind clear acrylic: a low sofa, a walnut core, a long table.",
} as const satisfies Picture;

export const stairTower = {
  path: "/pictures/realestate/stair-tower",
  version: "8fa60b4a",
  width: 1200,
  height: 900,
  widths: [400, 800, 1200],
  colour: "#868077",
  alt: "Model of a slender tower of curved balconies with an outer spiral stair and one floor lit in vermilion.",
} as const satisfies Picture;

export const stairTowerInside = {
  path: "/pictures/realestate/stair-tower-inside",
  version: "eb7e1311",
  width: 1200,
  height: 900,
  widths: [400, 800, 1200],
  colour: "#8e8378",
  alt: "Close view of the tower: the lit vermilion floor behind its curved balcony, beside the brass spiral stair.",
} as const satisfies Picture;

export const millLoft = {
  path: "/pictures/realestate/mill-loft",
  version: "3638de7a",
  width: 1200,
  height: 900,
  widths: [400, 800, 1200],
  colour: "#80776a",
  alt: "Model of a hall with a sawtooth roof, cut open to show a loft with a gallery and a stair.",
} as const satisfies Picture;

export const millLoftInside = {
  path: "/pictures/realestate/mill-loft-inside",
  version: "6dee72d0",
  width: 1200,
  height: 900,
  widths: [400, 800, 1200],
  colour: "#725a45",
  alt: "Inside the hall: a long table under the timber roof, a stair up to the gallery, a vermilion chair.",
} as const satisfies Picture;

export const cliffTerraces = {
  path: "/pictures/realestate/cliff-terraces",
  version: "a54ff9cd",
  width: 1200,
  height: 900,
  widths: [400, 800, 1200],
  colour: "#a19a8f",
  alt: "Model of white apartments stepping down a layered plaster cliff.",
} as const satisfies Picture;

export const cliffTerracesInside = {
  path: "/pictures/realestate/cliff-terraces-inside",
  version: "d3f961e5",
  width: 1200,
  height: 900,
  widths: [400, 800, 1200],
  colour: "#aea28e",
  alt: "One terrace of the cliff apartments: a glazed living room, a small pool and a vermilion chair.",
} as const satisfies Picture;

export const section = {
  path: "/pictures/realestate/section",
  version: "3488d0e5",
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  colour: "#857a6d",
  alt: "A sawtooth hall cut open in section, every room seen straight on: living room, long table, stair, library, gallery.",
} as const satisfies Picture;

export const agents = {
  path: "/pictures/realestate/agents",
  version: "3ff2699d",
  width: 1200,
  height: 900,
  widths: [400, 800, 1200],
  colour: "#9f9990",
  alt: "A drafting desk from above: a plan, rolled drawings, a brass rule, a compass, a piece of a model and a key on a linen ribbon.",
} as const satisfies Picture;

export const realestatePictures = {
  hero,
  "vault-house": vaultHouse,
  "vault-house-inside": vaultHouseInside,
  "courtyard-house": courtyardHouse,
  "courtyard-house-inside": courtyardHouseInside,
  "ridge-house": ridgeHouse,
  "ridge-house-inside": ridgeHouseInside,
  "salt-cabin": saltCabin,
  "salt-cabin-inside": saltCabinInside,
  "brick-row": brickRow,
  "brick-row-inside": brickRowInside,
  "glass-pavilion": glassPavilion,
  "glass-pavilion-inside": glassPavilionInside,
  "stair-tower": stairTower,
  "stair-tower-inside": stairTowerInside,
  "mill-loft": millLoft,
  "mill-loft-inside": millLoftInside,
  "cliff-terraces": cliffTerraces,
  "cliff-terraces-inside": cliffTerracesInside,
  section,
  agents,
} as const satisfies Record<string, Picture>;
