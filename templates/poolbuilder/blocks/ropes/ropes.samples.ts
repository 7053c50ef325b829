import { stressProps } from "../../../../engine/document/stress-props.ts";
import { ropes } from "../../content/home.ts";
import { type RopesProps, ropesProps } from "./ropes.props.ts";

export const ropesSamples: Record<string, RopesProps> = {
  own: ropes,
  least: { services: [{ name: "New pools" }] },
  most: stressProps(ropesProps, ropes, "most"),
};
