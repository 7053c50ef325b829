import { poster } from "../../content/home.ts";
import type { PosterProps } from "./poster.props.ts";

export const posterSamples: Record<string, PosterProps> = {
  hero: poster,
  bare: { ...poster, picture: undefined },
  long: { variant: "head", lines: ["A title of more words than a bill has lines for"], actions: [] },
};
