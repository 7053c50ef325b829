import { asItCame } from "../../live/as-it-came.tsx";
import type * as Drawn from "./town-drawing.tsx";

/** Stands for town-drawing.tsx in scripts for the browser. */
export const TownDrawing: typeof Drawn.TownDrawing = asItCame(
  "g",
  async () => (await import("./town-drawing.tsx")).TownDrawing,
);
