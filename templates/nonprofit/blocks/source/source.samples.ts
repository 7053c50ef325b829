import { fullest } from "../../../fullest-sample.ts";
import { source } from "../../content/home.ts";
import { type SourceProps, sourceProps } from "./source.props.ts";

export const sourceSamples: Record<string, SourceProps> = {
  own: source,
  least: { title: source.title, course: source.course },
  most: fullest(sourceProps, source),
};
