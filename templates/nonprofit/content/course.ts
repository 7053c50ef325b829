import type { Cut } from "../river/river.ts";

/** The river, stretch by stretch from source to mouth: each begins where the last one ends. */
export const course = {
  source: [
    { at: 70, width: 0.3 },
    { at: 78, width: 0.5 },
    { at: 56, width: 0.8 },
  ],
  folds: [
    { at: 56, width: 0.8 },
    { at: 45, width: 1.6 },
    { at: 55, width: 2.6 },
    { at: 45, width: 3.6 },
    { at: 55, width: 4.8 },
    { at: 45, width: 6 },
    { at: 52, width: 7 },
  ],
  fleet: [
    { at: 52, width: 7 },
    { at: 78, width: 8.5 },
    { at: 22, width: 10 },
  ],
  dollar: [
    { at: 22, width: 10 },
    { at: 66, width: 14 },
    { at: 50, width: 22 },
  ],
} satisfies Record<string, Cut[]>;
