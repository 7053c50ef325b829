import { fullest } from "../../../fullest-sample.ts";
import { lid } from "../../content/home.ts";
import { type LidProps, lidProps } from "./lid.props.ts";

export const lidSamples: Record<string, LidProps> = {
  own: lid,
  least: { title: "Ask us.", picture: lid.picture },
  most: fullest(lidProps, lid),
};
