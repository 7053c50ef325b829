import { stressProps } from "../../../../engine/document/stress-props.ts";
import { dusk } from "../../content/home.ts";
import { type DuskProps, duskProps } from "./dusk.props.ts";

export const duskSamples: Record<string, DuskProps> = {
  own: dusk,
  least: { hour: dusk.hour, title: dusk.title },
  most: stressProps(duskProps, dusk, "most"),
};
