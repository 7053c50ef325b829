import { stressProps } from "../../../../engine/document/stress-props.ts";
import { forty } from "../../content/home.ts";
import { type FortyProps, fortyProps } from "./forty.props.ts";

export const fortySamples: Record<string, FortyProps> = {
  usual: forty,
  least: { heading: { title: "Ten years" }, years: 10, yearLabel: "Year", visits: [] },
  most: stressProps(fortyProps, forty, "most"),
};
