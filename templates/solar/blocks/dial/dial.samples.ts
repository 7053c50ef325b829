import { stressProps } from "../../../../engine/document/stress-props.ts";
import { dial } from "../../content/home.ts";
import { type DialProps, dialProps } from "./dial.props.ts";

export const dialSamples: Record<string, DialProps> = {
  own: dial,
  least: { hour: dial.hour, title: dial.title, reasons: [{ title: "We say no." }] },
  most: stressProps(dialProps, dial, "most"),
};
