import type { Stage } from "../workshop/stages.ts";

export type Glaze = { name: string; stage: Stage; left: number };

/** Of each glaze ten buckets are kept; at two, the next ten are ordered. */
export const reorderAt = 2;

export const glazes: readonly Glaze[] = [
  { name: "Saffron", stage: "glaze", left: 7 },
  { name: "Vermilion", stage: "kiln", left: 4 },
  { name: "Celadon", stage: "packed", left: 2 },
  { name: "Cobalt", stage: "sent", left: 9 },
];
