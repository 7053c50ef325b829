import { stressProps } from "../../../../engine/document/stress-props.ts";
import { head } from "../../content/services.ts";
import { type HeadProps, headProps } from "./head.props.ts";

export const headSamples: Record<string, HeadProps> = {
  own: head,
  plain: { ...head, picture: undefined },
  least: { title: "What it costs" },
  most: stressProps(headProps, head, "most"),
};
