import { fullest } from "../../../fullest-sample.ts";
import { year } from "../../content/year.ts";
import { type YearProps, yearProps } from "./year.props.ts";

export const yearSamples: Record<string, YearProps> = {
  own: year,

  most: fullest(yearProps, year),
};
