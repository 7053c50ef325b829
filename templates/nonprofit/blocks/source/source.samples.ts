import { stressProps } from "../../../../engine/document/stress-props.ts";
import { source } from "../../content/home.ts";
import { type SourceProps, sourceProps } from "./source.props.ts";

export const sourceSamples: Record<string, SourceProps> = {
  own: source,
  least: { title: source.title },
  most: stressProps(sourceProps, source, "most"),
};
