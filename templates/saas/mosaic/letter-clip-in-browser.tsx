import { asItCame } from "../../../engine/live/as-it-came.tsx";
import type * as Drawn from "./letter-clip.tsx";

/** Stands for letter-clip.tsx in scripts for the browser. */
export const LetterClip: typeof Drawn.LetterClip = asItCame(
  "svg",
  async () => (await import("./letter-clip.tsx")).LetterClip,
);
