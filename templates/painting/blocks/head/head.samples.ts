import { stressProps } from "../../../../engine/document/stress-props.ts";
import { head } from "../../content/services.ts";
import { type HeadProps, headProps } from "./head.props.ts";

export const headSamples: Record<string, HeadProps> = {
  own: head,
  least: { title: "What it costs", picture: head.picture },
  most: stressProps(headProps, head, "most"),
};
