import { longestText } from "../../../longest-text.ts";
import { oval } from "../../content/home.ts";
import type { OvalProps } from "./oval.props.ts";

export const ovalSamples: Record<string, OvalProps> = {
  own: oval,
  least: { title: "The blocks are already set" },
  most: { ...oval, title: longestText(80), text: longestText(280) },
};
