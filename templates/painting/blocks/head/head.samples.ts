import { fullest } from "../../../fullest-sample.ts";
import { head } from "../../content/services.ts";
import { type HeadProps, headProps } from "./head.props.ts";

export const headSamples: Record<string, HeadProps> = {
  own: head,
  least: { title: "What it costs", picture: head.picture },
  most: fullest(headProps, head),
};
