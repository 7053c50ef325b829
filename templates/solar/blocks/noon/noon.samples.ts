import { stressProps } from "../../../../engine/document/stress-props.ts";
import { noon } from "../../content/home.ts";
import { type NoonProps, noonProps } from "./noon.props.ts";

export const noonSamples: Record<string, NoonProps> = {
  own: noon,
  least: { hour: noon.hour, title: noon.title },
  plain: { hour: noon.hour, title: noon.title, facts: noon.facts?.map(({ figure }) => ({ figure })) },
  most: stressProps(noonProps, noon, "most"),
};
