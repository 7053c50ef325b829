import { sleeve } from "../../content/home.ts";
import type { SleeveProps } from "./sleeve.props.ts";

export const sleeveSamples: Record<string, SleeveProps> = {
  own: sleeve,
  least: { heading: { title: "What counts" } },
  strips: { heading: { title: "What counts" }, reasons: [{ title: "Turning up" }, { title: "Again" }] },
};
