import { stressProps } from "../../../../engine/document/stress-props.ts";
import { lid } from "../../content/home.ts";
import { type LidProps, lidProps } from "./lid.props.ts";

export const lidSamples: Record<string, LidProps> = {
  own: lid,
  plain: { ...lid, picture: undefined },
  least: { title: "Ask us." },
  most: stressProps(lidProps, lid, "most"),
};
