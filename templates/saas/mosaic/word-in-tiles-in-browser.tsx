import { asItCame } from "../../../engine/live/as-it-came.tsx";
import type * as Drawn from "./word-in-tiles.tsx";

/** Stands for word-in-tiles.tsx in scripts for the browser. */
export const WordInTiles: typeof Drawn.WordInTiles = asItCame(
  "svg",
  async () => (await import("./word-in-tiles.tsx")).WordInTiles,
);
