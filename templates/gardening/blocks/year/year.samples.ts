import { stressProps } from "../../../../engine/document/stress-props.ts";
import { year } from "../../content/year.ts";
import { type YearProps, yearProps } from "./year.props.ts";

export const yearSamples: Record<string, YearProps> = {
  own: year,

  most: stressProps(yearProps, year, "most"),
};
